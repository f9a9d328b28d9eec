import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import postcss from 'postcss';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { baseFiles, unusableFonts } from '../../tools/fonts/theme-fonts.ts';
import { findFontPackage, readFontPackage } from '../../tools/fonts/font-package.ts';
import { letterFaces } from '../../tools/fonts/letter-faces.ts';
import { lettersIn, textOf } from '../../tools/fonts/letters.ts';
import { shareOut } from '../../tools/fonts/share-out.ts';
import { parseRange, writeRange } from '../../tools/fonts/unicode-range.ts';
import { readStyleSheet } from '../../tools/pages/style-sheet.ts';
import { temporaryFolder } from './temporary-folder.ts';

// The style sheet and the packages of this project.
const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const sample = { display: 'Funnel Display', text: 'Hanken Grotesk' };

/** The style sheet for a site with this text, and the fonts that were added to it for some of its letters. */
async function sheetFor(text: string, more: string[] = [], theme = sample) {
  const folder = temporaryFolder();
  const fonts = { ...theme, more };
  const plugin = letterFaces({ root: '.', fonts, letters: lettersIn([text]), folder });
  const { css } = await postcss([plugin]).process(tokens, { from: 'src/styles/tokens.css' });
  const all = css.match(/@font-face \{[^}]*\}/g) ?? [];
  const rules = all.filter((rule) => rule.includes('unicode-range'));
  const added = readStyleSheet(rules.join('')).fonts.map(({ family, url, range }) => ({
    family,
    file: join('src/styles', url),
    letters: range!.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    ),
  }));
  return { css, all, rules, fonts: added };
}

test('the fonts of a theme are custom properties, and a site in English has one file of each', async () => {
  const { css, all } = await sheetFor('I’m Idris: “naïve” café, £5 – €6… →');
  expect(css).toMatch(/^:root \{[^}]*--font-display: "Funnel Display Variable", sans-serif;/);
  expect(css).toMatch(/^:root \{[^}]*--font-text: "Hanken Grotesk Variable", sans-serif;?\s*\}/);
  expect(all.map((rule) => rule.replace(/\s+/g, ' '))).toEqual([
    '@font-face { font-family: "Funnel Display Variable"; src: url("@fontsource-variable/funnel-display/files/funnel-display-latin-wght-normal.woff2") format("woff2"); font-weight: 300 800; font-display: swap; }',
    '@font-face { font-family: "Hanken Grotesk Variable"; src: url("@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2") format("woff2"); font-weight: 100 900; font-display: swap; }',
  ]);
});

test('a font for headlines and texts has one file, and both custom properties name it', async () => {
  const { css, all } = await sheetFor('Words', [], { display: 'Hanken Grotesk', text: 'hanken grotesk' });
  expect(all).toHaveLength(1);
  for (const name of ['display', 'text'])
    expect(css).toContain(`--font-${name}: "Hanken Grotesk Variable", sans-serif`);
});

const files = (rules: string[]) =>
  rules.map((rule) =>
    [/latin[\w-]*(?=\.woff2)/, /(?<=font-weight: )[\d ]+/].map((part) => part.exec(rule)?.[0]).join(': '),
  );

test('a font without a variable version has a file for each weight of the page', async () => {
  const theme = { display: 'Funnel Display', text: 'Roboto' };
  const { css, all, rules } = await sheetFor('Łukasz', [], theme);
  expect(css).toContain('--font-text: "Roboto", sans-serif');
  const [, ...roboto] = all.filter((rule) => !rule.includes('unicode-range'));
  expect(files(roboto)).toEqual(['latin-400-normal: 400 499', 'latin-600-normal: 600 699']);
  expect(files(rules.slice(1))).toEqual(['latin-ext-400-normal: 400 499', 'latin-ext-600-normal: 600 699']);
  const both = await sheetFor('Words', [], { display: 'Roboto', text: 'Roboto' });
  expect(files(both.all)).toEqual([
    'latin-400-normal: 400 499',
    'latin-500-normal: 500 599',
    'latin-600-normal: 600 699',
  ]);
});

test('bold text of a font without bold letters is left to the browser', () => {
  const font = { ...findFontPackage('.', 'Roboto')!, weights: [400] };
  const [file, ...others] = baseFiles({ font, props: [], weights: [400, 500, 600] });
  expect(others).toEqual([]);
  expect(file).toMatchObject({ style: '400-normal', weight: '400 599' });
});

test('a font without Latin letters is only for further letters', () => {
  const metadata = { id: 'own', family: 'Own', category: 'serif', weights: [400], subsets: ['thai'] };
  const root = temporaryFolder({
    'node_modules/@fontsource/own/metadata.json': JSON.stringify(metadata),
    'node_modules/@fontsource/own/unicode.json': '{}',
  });
  expect(unusableFonts(root, { display: 'Own', more: ['Own'] })).toEqual([
    {
      path: ['display'],
      message: expect.stringMatching(/^'Own' has no Latin letters: choose another font here, and name/),
    },
  ]);
});

test.each([
  ['serif', 'serif'],
  ['sans-serif', 'sans-serif'],
  ['display', 'sans-serif'],
  ['monospace', 'monospace'],
  ['handwriting', 'cursive'],
])('after a font of the category %s the page names %s', (category, generic) => {
  const name = '@fontsource-variable/own';
  const metadata = { id: 'own', family: 'Own', category, weights: [400], subsets: ['latin'] };
  const root = temporaryFolder({
    [`node_modules/${name}/metadata.json`]: JSON.stringify(metadata),
    [`node_modules/${name}/unicode.json`]: '{}',
  });
  expect(readFontPackage(root, name)).toMatchObject({ family: 'Own Variable', generic });
});

test.each([
  ['Łukasz', ['latin-ext', 'latin-ext'], 'Ł'],
  ['İşık Şağ', ['latin-ext', 'latin-ext'], 'İŞğış'],
  // Funnel Display has no file for Vietnamese. Browsers show its letters in a font of the system.
  ['Đặng Thế', ['latin-ext', 'vietnamese'], 'Đặế'],
])('for %s both fonts get the letters that they have in another file', async (text, subsets, letters) => {
  const { rules, fonts } = await sheetFor(text);
  expect(fonts.map(({ family, file }) => [family, /-(latin-ext|vietnamese)-/.exec(file)?.[1]])).toEqual([
    ['Funnel Display Variable', subsets[0]],
    ['Hanken Grotesk Variable', subsets[1]],
  ]);
  expect(new Set(fonts.flatMap((font) => font.letters))).toEqual(new Set(letters.replaceAll('ı', '')));
  // With the same weights as the rule for the other letters, or browsers would not use the two as one font.
  expect(rules[0]).toContain('font-weight: 300 800;');
  expect(rules[1]).toContain('font-weight: 100 900;');
});

test('a file has the letters of the site, and no others', async () => {
  const { fonts } = await sheetFor('Zażółć gęślą jaźń');
  for (const { file, letters } of fonts) {
    const font = await subsetFont(readFileSync(file), 'Zażółć gęślą jaźń Ř', { targetFormat: 'sfnt' });
    const inside = [...new Face(new Blob(font)).collectUnicodes()].map((code) => String.fromCodePoint(code));
    expect(inside.toSorted()).toEqual([...'ąćęłńśźż'].toSorted());
    expect(letters.toSorted()).toEqual(inside.toSorted());
    expect(statSync(file).size).toBeLessThan(5000);
  }
});

test('a further font serves the letters that the fonts of the site lack, and stands after them', async () => {
  const { css, rules, fonts } = await sheetFor('سلام، Łukasz نمی\u200cخواهم', ['Noto Kufi Arabic']);
  expect(fonts).toHaveLength(3);
  const further = fonts.findIndex(({ family }) => family === 'Noto Kufi Arabic Variable');
  expect(new Set(fonts[further]!.letters)).toEqual(new Set('سلام،نمی\u200c\u200dخواهم'));
  expect(css).toContain(
    '--font-display: "Funnel Display Variable", "Noto Kufi Arabic Variable", sans-serif;',
  );
  expect(css).toContain('--font-text: "Hanken Grotesk Variable", "Noto Kufi Arabic Variable", sans-serif');
  expect(rules[further]).toMatch(/font-weight: 400 700;\s+font-display: optional/);
});

test('a further font whose letters the site does not have is not in the style sheet', async () => {
  const { css, rules } = await sheetFor('Plain words', ['Noto Kufi Arabic']);
  expect(rules).toEqual([]);
  expect(css).not.toContain('Arabic');
});

test('a further font without a variable version has a file for regular and one for bold text', async () => {
  const { fonts, rules } = await sheetFor('Привет', ['Roboto']);
  expect(fonts.map(({ family, file }) => [family, /[^/]+$/.exec(file)?.[0]])).toEqual([
    ['Roboto', 'roboto-cyrillic-600-normal.woff2'],
    ['Roboto', 'roboto-cyrillic-400-normal.woff2'],
  ]);
  expect(rules.map((rule) => /font-weight: (.+);/.exec(rule)?.[1])).toEqual(['600', '400']);
});

test('few files serve many letters, each letter is served once, and what no file has is missing', () => {
  const [some, most, none] = [{ letters: [...'ab'] }, { letters: [...'bcd'] }, { letters: [...'cd'] }];
  expect(shareOut([...'abcdx'], [some, most, none])).toEqual({
    served: [
      { file: most, letters: [...'bcd'] },
      { file: some, letters: ['a'] },
    ],
    missing: ['x'],
  });
  expect(shareOut([], [some])).toEqual({ served: [], missing: [] });
});

test('unicode-range is read and written', () => {
  expect(parseRange('U+0041-5A, U+4??,U+20AC')).toEqual([
    [0x41, 0x5a],
    [0x400, 0x4ff],
    [0x20ac, 0x20ac],
  ]);
  expect(writeRange([...'zabc€😀'])).toBe('U+61-63,U+7A,U+20AC,U+1F600');
});

test('the letters of a page are those that it shows, composed, without tags, symbols and emoji', () => {
  const page = '<style>ř{}</style><script>ś</script><p title="ž">Łe\u0301 → 🚀 ₺</p>';
  expect(lettersIn([textOf(page)])).toEqual(['é', 'Ł', '₺']);
});
