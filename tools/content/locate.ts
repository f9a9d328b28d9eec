import { type ContentTree, partsTo } from './content-tree.ts';

/** Where a field is, as terminals and editors can open it: `content/ar/site.ts:14:5`. */
export type Locate = (file: string, path: PropertyKey[]) => string;

/** The position of a field, `14:5`, or of what is around it. */
export function positionOf(tree: ContentTree | undefined, path: PropertyKey[]): string | undefined {
  const part = tree && partsTo(tree, path).at(-1);
  return part && lineAndColumn(tree.text, part.start);
}

export function lineAndColumn(text: string, start: number): string {
  const before = text.slice(0, start).split('\n');
  return `${before.length}:${before.at(-1)!.length + 1}`;
}
