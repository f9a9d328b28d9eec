import { expect, test } from 'vitest';
import { withField, withName } from '../../tools/editor/field-source.ts';

const theme = (fields: string) =>
  `import type { Theme } from './theme.ts';\nexport const theme: Theme = {${fields}};\n`;

// biome-ignore format: a table, one value a line
test.each<[fields: string, name: string, value: string | number | undefined, expected: string]>([
  ['\n  accent: 58,\n', 'accent', '#8c1c13', "\n  accent: '#8c1c13',\n"],
  ['\n  accent: "#8c1c13", // red\n', 'accent', 30, '\n  accent: 30, // red\n'],
  ['\n  accent: "#8c1c13",\n', 'accent', '#123456', '\n  accent: "#123456",\n'],
  ["\n  fonts: { display: 'A', text: 'B' },\n", 'fonts.text', "It's", "\n  fonts: { display: 'A', text: 'It\\'s' },\n"],
  ['\n  accent: 58,\n', 'scheme', 'dark', "\n  accent: 58,\n  scheme: 'dark',\n"],
  ["\n  hero: { scene: 'slats' },\n", 'hero.seed', 'x', "\n  hero: { scene: 'slats', seed: 'x' },\n"],
  ["\n  scheme: 'dark', // at night\n  accent: 58,\n", 'scheme', undefined, '\n  accent: 58,\n'],
  ["\n  accent: 58,\n  'scheme': 'dark'\n", 'scheme', undefined, '\n  accent: 58\n'],
  ['\n  accent: 58,\n', 'scheme', undefined, '\n  accent: 58,\n'],
])('in {%s}, %s becomes %j', (fields, name, value, expected) => {
  expect(withField(theme(fields), ['theme', ...name.split('.')], value)).toBe(theme(expected));
});

test.each([
  ["accent: '#8c' + '1c13'", 'theme.accent is put together from parts: edit it in its file.'],
  ['accent: red', 'theme.accent is the constant red, which other fields may use too: edit it in its file.'],
])('a value that is not written out is not replaced: %s', (fields, message) => {
  expect(() => withField(`const red = '#8c1c13';${theme(fields)}`, ['theme', 'accent'], 1)).toThrow(message);
});

test('a group of fields that other fields may use too gets no field', () => {
  expect(() => withField('const dark = {}; export const theme = dark;', ['theme', 'scheme'], 'dark')).toThrow(
    'is the constant dark, which other fields may use too',
  );
});

test('a field gets another name, and one that is not there none', () => {
  const source = theme(" image: 'a', alt: 'image' ");
  expect(withName(source, ['theme', 'image'], 'video')).toBe(theme(" video: 'a', alt: 'image' "));
  expect(withName(source, ['theme', 'lost'], 'video')).toBe(source);
});
