import { parseSync } from 'vite';
import { constantsIn, fieldOf, type Value, writtenOut } from '../content/locate.ts';
import { namesIn } from '../content/unused-imports.ts';

/** Writes the value of a field into the source text of a content file, and adds the field if it is not there. */
export function setValue(source: string, path: PropertyKey[], value: unknown): string {
  const code = JSON.stringify(value);
  const written = valueAt(source, path);
  if (written) return replaced(source, written, code);
  const group = valueAt(source, path.slice(0, -1));
  if (group?.type !== 'ObjectExpression') throw new NotWrittenOut(path);
  const last = group.properties.at(-1);
  const at = last?.end ?? group.start + 1;
  return `${source.slice(0, at)}${last ? ',' : ''}\n${String(path.at(-1))}: ${code}${source.slice(at)}`;
}

/** Writes a list anew: a number stands for the entry that is there at this place, which stays with its comments. */
export function setList(source: string, path: PropertyKey[], entries: (number | object | string)[]): string {
  const list = valueAt(source, path);
  if (!list) return setValue(source, path, entries);
  if (
    list.type !== 'ArrayExpression' ||
    list.elements.some((entry) => !entry || entry.type === 'SpreadElement')
  )
    throw new NotWrittenOut(path);
  const ends = [list.start + 1, ...list.elements.map((entry) => entry!.end)];
  const kept = ends.slice(1).map((end, index) => withoutComma(source.slice(ends[index], end)));
  const rest = withoutComma(source.slice(ends.at(-1), list.end - 1));
  const written = entries.map((entry) => (typeof entry === 'number' ? kept[entry]! : JSON.stringify(entry)));
  return replaced(source, list, `[\n${written.join(',\n')}${written.length > 0 ? ',' : ''}\n${rest}\n]`);
}

/** For a value that is computed: only its author can change it. */
export class NotWrittenOut extends Error {
  constructor(path: PropertyKey[]) {
    super(path.join('.'));
  }
}

/** Removes the imports that were used in `before` and are not any more. */
export function withoutUnusedImports(source: string, before: string): string {
  const used = namesIn(bodyOf(source));
  const usedBefore = namesIn(bodyOf(before));
  const unused = bodyOf(source).filter(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      statement.specifiers.length > 0 &&
      statement.specifiers.every(({ local: { name } }) => !used.includes(name) && usedBefore.includes(name)),
  );
  return unused.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\r?\n/, ''),
    source,
  );
}

/** A constant whose name stands in place of the value is not followed: other fields may use it too. */
function valueAt(source: string, [name, ...keys]: PropertyKey[]): Value {
  const noConstants = new Map();
  let value = writtenOut(constantsIn(source).get(String(name)) ?? null, noConstants);
  for (const key of keys) {
    const field = fieldOf(value, key) ?? null;
    value = writtenOut(field?.type === 'Property' ? field.value : field, noConstants);
  }
  return value;
}

function bodyOf(source: string) {
  return parseSync('content.ts', source).program.body;
}

function replaced(source: string, { start, end }: { start: number; end: number }, code: string): string {
  return source.slice(0, start) + code + source.slice(end);
}

function withoutComma(text: string): string {
  return text.replace(/^\s*,/, '').trim();
}
