import { expect, test } from 'vitest';
import { valuesOf } from '../../tools/content/content-tree.ts';
import { lineOf } from '../../tools/content/problem.ts';
import { readContentFile, Unreadable } from '../../tools/content/read-content-file.ts';

const read = (text: string) => valuesOf(readContentFile(text));

/** Why a file with this text cannot be read. */
function problemsOf(text: string): string[] {
  try {
    read(text);
    return [];
  } catch (error) {
    return (error as Unreadable).problems.map((problem) => lineOf({ file: 'site.ts', ...problem }));
  }
}

// biome-ignore format: a table, one value a line
test.each<[text: string, values: object]>([
  ["export const a = 'x';", { a: 'x' }],
  ['export const a = [1.5, -2, +3, 0x10, 1_000, true, false, null, undefined];', { a: [1.5, -2, 3, 16, 1000, true, false, null, undefined] }],
  ['export const a = `one\n\\`two\\``;', { a: 'one\n`two`' }],
  ["export const a = 'one ' + \"two \" + `three`;", { a: 'one two three' }],
  ["export const a = { b: { c: [] }, 'd-e': 1, 2: 'two' };", { a: { b: { c: [] }, 'd-e': 1, 2: 'two' } }],
  ["export const a = { b: 1, b: 2 };", { a: { b: 2 } }],
  // Constants, in any order.
  ['export const a = [b]; const b = { c }; const c = 1;', { a: [{ c: 1 }] }],
  ["const b = 'x', c = b + b; export const a = c, d = b;", { a: 'xx', d: 'x' }],
  ['const b = [1, 2]; export const a = [0, ...b, ...[], 3];', { a: [0, 1, 2, 3] }],
  ['export const a = { b: 0, ...c, d: 4 }; const c = { b: 1, d: 2 };', { a: { b: 1, d: 4 } }],
  ['const b = 1; export { b as a, type T }; type T = 1;', { a: 1 }],
  // Types.
  ["import type { T } from './t.ts'; export const a: T = (('x' as const) satisfies T)!;", { a: 'x' }],
  ['export type T = string; interface U {} export interface V {} export const a = 1; ;', { a: 1 }],
  ['', {}],
])('the data in a content file is read: %s', (text, values) => {
  expect(read(text)).toEqual(values);
});

test('__proto__ and constructor are only names', () => {
  const { a } = read('export const a = { __proto__: { b: 1 }, ...{ constructor: 2 } };');
  expect(Object.entries(a as object)).toEqual([
    ['__proto__', { b: 1 }],
    ['constructor', 2],
  ]);
  expect(Object.getPrototypeOf(a)).toBe(Object.prototype);
  expect(() => read('export const a = constructor;')).toThrow('constructor, which is not defined');
});

// The position is that of the first sign after the mark ▸.
// biome-ignore format: a table, one value a line
test.each<[text: string, line: string]>([
  ['{\n  b: ▸lost,\n}', "a.b  is lost, which is not defined: put a text or the name of a picture or clip between '…'"],
  ['▸T; type T = 1', 'a  is T, which is not defined: '],
  ["{ b: ▸['x'].map((b) => b) }", 'a.b  calls a function, and nothing in a content file is executed: write what it returns'],
  ['[{ b: ▸new Date() }]', 'a[0].b  calls a function, '],
  ['▸f`x`', 'a  calls a function, '],
  ["{ b: ▸(c) => 'x' }", 'a.b  is a function, and nothing in a content file is executed: write a value, or for a label a text as in model/labels/en.ts'],
  ['▸(name) => `\x24{name}, home`', "a  is a function, and nothing in a content file is executed: write '{name}, home'"],
  ['{ ▸b() {} }', 'a.b  is a function, '],
  ['{ ▸get b() { return 1; } }', 'a.b  is a function, '],
  ['▸`x \x24{b}`', 'a  is a template with code in it, and nothing in a content file is executed: write the whole text'],
  ['▸1 + 2', 'a  is computed, and nothing in a content file is executed: write the result'],
  ["▸'x' + 1", 'a  is computed, '],
  ['▸true ? 1 : 2', 'a  is computed, '],
  ['▸!true', 'a  is computed, '],
  ['▸import.meta.env', 'a  is a part of another value: make that part a constant of its own, '],
  ['▸/x/', "a  is code, which is never executed: write a text between '…', a number, "],
  ['▸1n', 'a  is code, '],
  ['▸await 1', 'a  is code, '],
  ['[1▸,,2]', 'a[1]  is missing between two commas: write it, or remove a comma'],
  ["[▸...'x']", 'a[0]  is no list: remove its ...'],
  ['{ ▸...[1] }', 'a  has ... before what is no group of fields: remove it'],
  ["{ ▸['b']: 1 }", 'a  has a field whose name is computed: write the name itself'],
  ['▸a', 'a  leads back to itself: write its value'],
  ['[b]; const b = ▸{ ...c }; const c = b', 'b  leads back to itself: write its value'],
])('a value that is no data is named, with what to write instead: %s', (marked, line) => {
  const text = `export const a = ${marked};`;
  const before = text.slice(0, text.indexOf('▸')).split('\n');
  const position = `${before.length}:${before.at(-1)!.length + 1}`;
  expect(problemsOf(text.replace('▸', ''))).toEqual([expect.stringContaining(`${position}  ${line}`)]);
});

// biome-ignore format: a table, one value a line
test.each<[text: string, line: string]>([
  ["a.b = 'x';", "a.b = 'x';  is code, and a content file is data, which is never executed: write each value "],
  ['for (const b of a) {\n  b.c = 1;\n}', 'for (const b of a) {  is code, '],
  ['if (a) a.length = 0;', 'if (a) a.length = 0;  is code, '],
  ['function f() {}', 'function f() {}  is code, '],
  ['class B {}', 'class B {}  is code, '],
  ['enum B {}', 'enum B {}  is code, '],
  ['export default {};', 'export default {};  is code, '],
  ["'use strict';", "'use strict';  is code, "],
  ['globalThis.aNameThatIsQuiteLong = anotherOne;', 'globalThis.aNameThatIsQuiteLong = anoth…  is code, '],
  ['let b = 1;', 'let b = 1;  can change its value: write const'],
  ['var b = 1;', 'var b = 1;  can change its value: write const'],
  ['const { b } = a;', 'const { b } = a;  takes a value apart: give each constant its own value'],
  ['declare const b: 1;', 'declare const b: 1;  has no value: write = and the value'],
])('a statement that is no data is named: %s', (statement, line) => {
  expect(problemsOf(`export const a = {};\n  ${statement}`)).toEqual([
    expect.stringContaining(`2:3  ${line}`),
  ]);
});

test('all that is no data is named at once, in the order of the file', () => {
  const text = 'let a = 1;\nexport const b = { c: [f()], d: [b.c, lost] };\nb.d = 2;';
  expect(problemsOf(text).map((line) => line.split('  ').slice(0, 2))).toEqual([
    ['site.ts:1:1', 'let a = 1;'],
    ['site.ts:2:24', 'b.c[0]'],
    ['site.ts:2:34', 'b.d[0]'],
    ['site.ts:2:39', 'b.d[1]'],
    ['site.ts:3:1', 'b.d = 2;'],
  ]);
});

test('nothing of a content file is executed', () => {
  const runs = ['globalThis.ran = true;', 'export const a = (() => (globalThis.ran = true))();'];
  for (const text of [...runs, 'export const a = { get b() { globalThis.ran = true; } };', runs.join('\n')])
    expect(() => read(text)).toThrow(Unreadable);
  expect(globalThis).not.toHaveProperty('ran');
});
