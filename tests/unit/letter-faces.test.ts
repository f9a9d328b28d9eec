import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import postcss from 'postcss';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { letterFaces } from '../../tools/fonts/letter-faces.ts';
import { lettersIn, textOf } from '../../tools/fonts/letters.ts';
import { shareOut } from '../../tools/fonts/share-out.ts';
import { parseRange, writeRange } from '../../tools/fonts/unicode-range.ts';
import { readStyleSheet } from '../../tools/pages/style-sheet.ts';
import { temporaryFolder } from './temporary-folder.ts';

// The style sheet and the packages of this project.
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** The style sheet for a site with this text, and the fonts that were added to it. */
async function sheetFor(text: string, more: string[] = []) {
  const folder = temporaryFolder();
  const plugin = letterFaces({ root: '.', more, letters: lettersIn([text]), folder });
  const { css } = await postcss([plugin]).process(tokens, { from: 'src/styles/tokens.css' });
  const rules = css.match(/@font-face \{[^}]*unicode-range[^}]*\}/g) ?? [];
  const fonts = readStyleSheet(rules.join('')).fonts.map(({ family, url, range }) => ({
    family,
    file: join('src/styles', url),
    letters: range!.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    ),
  }));
  return { css, rules, fonts };
}

test('a site in English keeps its style sheet', async () => {
  expect((await sheetFor('I’m Idris: “naïve” café, £5 – €6… →')).css).toBe(tokens);
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
  expect(css).toContain('--font-text: "Hanken Grotesk Variable", "Noto Kufi Arabic Variable", sans-serif;');
  expect(rules[further]).toMatch(/font-weight: 400 700;\s+font-display: optional/);
});

test('a further font whose letters the site does not have is not in the style sheet', async () => {
  expect((await sheetFor('Plain words', ['Noto Kufi Arabic'])).css).toBe(tokens);
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
