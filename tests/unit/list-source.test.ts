import fc from 'fast-check';
import type { ESTree } from 'vite';
import { expect, test } from 'vitest';
import { ownPart } from '../../tools/content/content-tree.ts';
import { readContentFile } from '../../tools/content/read-content-file.ts';
import { listSource, withEntry, withoutEntry, withSwapped } from '../../tools/editor/list-source.ts';

const of = (source: string) => {
  const tree = readContentFile(source);
  return listSource(tree, ownPart(tree, ['a'])!.node as ESTree.ArrayExpression);
};
const code = (list: string) => `// one\nexport const a = ${list};\n// two\n`;

// biome-ignore format: a table, one value a line
test.each<[name: string, list: string, index: number, expected: string]>([
  ['the first of a line', "['a', 'b']", 0, "['b']"],
  ['the last of a line', "['a', 'b']", 1, "['a']"],
  ['the last, with a comma after it', "['a', 'b',]", 1, "['a',]"],
  ['one in the middle', "['a', 'b', 'c']", 1, "['a', 'c']"],
  ['the only one', "['a']", 0, '[]'],
  ['the only one, in a line of its own', "[\n  'a',\n]", 0, '[]'],
  ['a line', "[\n  'a',\n  'b',\n  'c',\n]", 1, "[\n  'a',\n  'c',\n]"],
  ['the last line', "[\n  'a',\n  'b',\n]", 1, "[\n  'a',\n]"],
  ['the last line, without a comma', "[\n  'a',\n  'b'\n]", 1, "[\n  'a'\n]"],
  ['a line that ends with CR LF', "[\r\n  'a',\r\n  'b',\r\n]", 0, "[\r\n  'b',\r\n]"],
  ['a line with its comments', "[\n  // before a\n  'a', // about a, not b\n  // before b\n  'b',\n]", 0, "[\n  // before b\n  'b',\n]"],
  ['a group with commas in it', "[{ b: ',' /* , */ }, { b: '[' }]", 0, "[{ b: '[' }]"],
])('an entry is removed: %s', (_, list, index, expected) => {
  expect(withoutEntry(of(code(list)), index)).toBe(code(expected));
});

// biome-ignore format: a table, one value a line
test.each<[name: string, list: string, index: number, expected: string]>([
  ['in a line', "['a', 'b', 'c']", 0, "['b', 'a', 'c']"],
  ['the last without a comma', "['a',  'b' ]", 0, "['b',  'a' ]"],
  ['with comments', "[\n  'a', // about a\n\n  // before b\n  /* and b */\n  'b',\n  'c' // about c\n]", 0, "[\n  // before b\n  /* and b */\n  'b',\n\n  'a', // about a\n  'c' // about c\n]"],
  ['with a comment that must end a line', "[\n  'a', 'b', // about b\n  'c',\n]", 0, "[\n  'b', 'a', // about b\n  'c',\n]"],
  ['the last, with its comment', "[\n  'a', // about a\n  'b' // about b\n]", 0, "[\n  'b', // about b\n  'a' // about a\n]"],
  ['a comment before a comma', "['a' /* x, */, 'b']", 0, "['b', 'a' /* x, */]"],
  ['groups', "[\n  {\n    b: 1,\n  },\n  { b: 2 },\n]", 0, "[\n  { b: 2 },\n  {\n    b: 1,\n  },\n]"],
  ['lines that end with CR LF', "[\r\n  'a',\r\n  // b\r\n  'b'\r\n]", 0, "[\r\n  // b\r\n  'b',\r\n  'a'\r\n]"],
])('two entries change their places: %s', (_, list, index, expected) => {
  expect(withSwapped(of(code(list)), index)).toBe(code(expected));
});

// biome-ignore format: a table, one value a line
test.each<[name: string, list: string, index: number, value: unknown, expected: string]>([
  ['at the beginning of a line', "['a']", -1, 'n', "['n', 'a']"],
  ['at the end of a line', "['a']", 0, 'n', "['a', 'n']"],
  ['in the middle of a line', "['a', 'b']", 0, 'n', "['a', 'n', 'b']"],
  ['after a last comma', "['a',]", 0, 'n', "['a', 'n',]"],
  ['into an empty list', '[]', -1, "it's", "['it\\'s']"],
  ['as the first line', "[\n  // before a\n  'a',\n]", -1, 'n', "[\n  'n',\n  // before a\n  'a',\n]"],
  ['as a line, after the comment of that before', "[\n  'a', // about a\n  'b',\n]", 0, 'n', "[\n  'a', // about a\n  'n',\n  'b',\n]"],
  ['as the last line, without a comma', "[\n  'a' // about a\n]", 0, 'n', "[\n  'a', // about a\n  'n'\n]"],
  ['with CR LF', "[\r\n  'a',\r\n]", 0, 'n', "[\r\n  'a',\r\n  'n',\r\n]"],
  ['a short group beside a short one', "[\n  { b: 1 },\n]", 0, { b: 2, c: ['x'] }, "[\n  { b: 1 },\n  { b: 2, c: ['x'] },\n]"],
  ['a long group beside a long one', "[\n\t{\n\t\tb: 1,\n\t},\n]", 0, { b: 2, c: { d: true } }, "[\n\t{\n\t\tb: 1,\n\t},\n\t{\n\t\tb: 2,\n\t\tc: {\n\t\t\td: true,\n\t\t},\n\t},\n]"],
  ['a group into an empty list', '[]', -1, { b: 'n', 'c-d': [1] }, "[\n  {\n    b: 'n',\n    'c-d': [1],\n  },\n]"],
])('an entry is added: %s', (_, list, index, value, expected) => {
  expect(withEntry(of(code(list)), index, value)).toBe(code(expected));
});

const gap = fc.constantFrom('', ' ', '\n  ', '\r\n\t', ' /* , ] */ ', '\n  // , ]\n  ', " // it's\n");
const entry = fc.record({
  before: gap,
  value: fc.constantFrom("'a'", '"b,"', "{ c: ['d'] }", '1'),
  after: gap,
});
const lists = fc.record({
  entries: fc.array(entry, { minLength: 2, maxLength: 5 }),
  hasLastComma: fc.boolean(),
  end: gap,
});
const written = ({
  entries,
  hasLastComma,
  end,
}: typeof lists extends fc.Arbitrary<infer List> ? List : never) => {
  const code = entries.map(({ before, value, after }) => before + value + after).join(',');
  return `export const a = [${code}${hasLastComma ? ',' : ''}${end}];`;
};
const valuesOf = (source: string): unknown => new Function(`${source.replace('export ', '')} return a;`)();

test('however a list is written, a change gives the list that was meant', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (list, at) => {
      const source = written(list);
      const values = valuesOf(source) as unknown[];
      const index = at % (values.length - 1);
      const without = values.toSpliced(index, 1);
      const swapped = values.toSpliced(index, 2, values[index + 1], values[index]);
      expect(valuesOf(withoutEntry(of(source), index))).toEqual(without);
      expect(valuesOf(withSwapped(of(source), index))).toEqual(swapped);
      expect(valuesOf(withEntry(of(source), index, 'n'))).toEqual(values.toSpliced(index + 1, 0, 'n'));
    }),
  );
});
