import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valuesOf } from '../../tools/content/content-tree.ts';
import { readContentFile } from '../../tools/content/read-content-file.ts';
import { literalAt, withText } from '../../tools/editor/literal.ts';

const write = (source: string, value: string) => {
  const literal = literalAt(readContentFile(source), ['a', 'b']);
  if (typeof literal === 'string') throw new Error(literal);
  return withText(source, literal, value);
};

// biome-ignore format: a table, one value a line
test.each<[name: string, source: string, value: string, expected: string]>([
  ['an apostrophe', "'Old'", "it's", "'it\\'s'"],
  ['an apostrophe between "', '"Old"', `it's "so"`, '"it\'s \\"so\\""'],
  ['a backslash', "'Old'", '\\n \\', "'\\\\n \\\\'"],
  ['what a template would replace', "'Old'", '\x24{a} `b` $& $1', "'\x24{a} `b` $& $1'"],
  ['a line break and a tab', "'Old'", 'a\nb\r\n\tc', "'a\\nb\\r\\n\\tc'"],
  ['line and paragraph separators', "'Old'", 'a\u2028b\u2029', "'a\\u2028b\\u2029'"],
  ['emoji, with their joiners', "'Old'", '👩‍💻 é 🇩🇪', "'👩‍💻 é 🇩🇪'"],
  ['right to left, with joiners of Persian', "'Old'", 'می\u200cخواهم', "'می\u200cخواهم'"],
  ['signs that are not seen', "'Old'", 'a\u00adb\u200fc\u202ed\ufeff', "'a\\u00adb\\u200fc\\u202ed\\ufeff'"],
  ['half of a pair', "'Old'", 'a\ud83d', "'a\\ud83d'"],
  ['a comment and a bracket', "'Old'", '// } */ ]', "'// } */ ]'"],
])('%s is written so that it is read', (_, literal, value, expected) => {
  const source = (text: string) => `\ufeff// one\r\nexport const a = {\r\n  b:  ${text} , // 'Old'\r\n c: 'Old',};\r\n`;
  expect(write(source(literal), value)).toBe(source(expected));
});

test('a sign that was escaped stays escaped', () => {
  const source = "export const a = { b: 'Old\\u00a0\\u{1f600}' };";
  const literal = literalAt(readContentFile(source), ['a', 'b']);
  expect(withText(source, literal as Exclude<typeof literal, string>, 'New\u00a0😀')).toBe(
    "export const a = { b: 'New\\u00a0😀' };",
  );
});

test.each(["'Old'", '"Old"'])('any text between %j comes back as it was', (literal) => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(...'\'"\\`\x24{}\n\r\t\u2028\0'), fc.string({ unit: 'binary' })),
  });
  fc.assert(
    fc.property(text, (value) => {
      const source = write(`export const a = { b: ${literal} };`, value);
      expect(source.split(/[\n\u2028]/)).toHaveLength(1);
      expect(valuesOf(readContentFile(source))).toEqual({ a: { b: value } });
    }),
    { numRuns: 50 },
  );
});

// biome-ignore format: a table, one value a line
test.each([
  ["const name = 'Old'; export const a = { b: name };", 'is the constant name, which other fields may use too'],
  ["const b = 'Old'; export const a = { b };", 'is the constant b, which other fields may use too'],
  ["const whole = { b: 'Old' }; export const a = whole;", 'is the constant whole, which other fields may use too'],
  ['export const a = { b: `Old` };', 'is a template'],
  ["export const a = { b: 'O' + 'ld' };", 'is put together from parts'],
  ["const more = { b: 'Old' }; export const a = { ...more };", 'comes from elsewhere, with ...'],
  ["const more = { b: 'Old' }; export const a = { b: 'New', ...more };", 'comes from elsewhere, with ...'],
  ['export const a = { b: 1 };', 'is not written out'],
  ['export const a = {};', 'is not written out'],
])('a text that is not written out is not edited: %s', (source, why) => {
  expect(literalAt(readContentFile(source), ['a', 'b'])).toBe(why);
});

test.each([
  "export const a = { b: ('Old') };",
  "export const a: A = { b: 'Old' as const } satisfies A as A;",
])('a text that is written out can be edited: %s', (source) => {
  expect(write(source, 'New')).toBe(source.replace('Old', 'New'));
});
