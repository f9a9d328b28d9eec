/** Keywords, and the names that are used in a record or in the file that imports it. */
const taken = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected projects public return site static super switch this throw true try typeof undefined var void while with yield av1 h264 jpeg'.split(
    ' ',
  ),
);

/**
 * The name that a record exports: `order-tracker` becomes `orderTracker`, and `level-2` becomes `level_2`, so that no two
 * records have the same. What is no free name in a script gets an underscore: `_class`, `_3dView`.
 */
export function exportName(name: string): string {
  const camelCase = name
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll('-', '_');
  const isFree = !taken.has(camelCase) && /^(?!(?:avif|webp)\d+$)[a-z]/.test(camelCase);
  return isFree ? camelCase : `_${camelCase}`;
}
