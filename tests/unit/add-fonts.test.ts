import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import postcss from 'postcss';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { addAllFonts, addFonts, withHash } from '../../tools/fonts/add-fonts.ts';
import { baseFiles, unusableFonts } from '../../tools/fonts/theme-fonts.ts';
import { findFontPackage, readFontPackage } from '../../tools/fonts/font-package.ts';
import { lettersIn, textOf } from '../../tools/fonts/letters.ts';
import { assignLetters } from '../../tools/fonts/find-letters.ts';
import { formatRange, isIn, parseRange, writeRange } from '../../tools/fonts/unicode-range.ts';
import { readStyleSheet } from '../../tools/pages/style-sheet.ts';
import { rootRule } from '../../tools/theme/theme-styles.ts';
import { temporaryFolder } from './temporary-folder.ts';

// The style sheet and the packages of this project.
const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const sample = { display: 'Funnel Display', text: 'Hanken Grotesk' };

/** The style sheet for a site with this text, its font faces, those for some letters alone, and the files by their names. */
async function sheetFor(text: string, more: string[] = [], theme = sample) {
  const files = new Map<string, Buffer>();
  const sheet = postcss.parse(tokens);
  await addFonts(sheet, rootRule(sheet), {
    root: '.',
    fonts: { ...theme, more },
    letters: lettersIn([text]),
    pages: [],
    words: [text],
    write: async (name, data) => {
      files.set(name, data);
      return `/assets/${name}`;
    },
  });
  const css = sheet.toString();
  const all = css.match(/@font-face\{[^}]*\}/g) ?? [];
  const rules = all.filter((rule) => rule.includes('unicode-range'));
  const added = readStyleSheet(rules.join('')).fonts.map(({ family, url, range }) => ({
    family,
    name: basename(url),
    letters: range!.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    ),
  }));
  return { css, all, rules, added, files };
}

test('the fonts of a theme are custom properties, and a site in English has one file of each', async () => {
  const { css, all, files } = await sheetFor('I’m Idris: “naïve” café, £5 – €6… →');
  expect(css).toMatch(/^:root \{[^}]*--font-display:"Funnel Display Variable",sans-serif;/);
  expect(css).toMatch(/^:root \{[^}]*--font-text:"Hanken Grotesk Variable",sans-serif;?\s*\}/);
  expect(all).toEqual([
    '@font-face{font-family:"Funnel Display Variable";src:url(/assets/funnel-display-latin-wght-normal.woff2)format("woff2");font-weight:300 800;font-display:swap}',
    '@font-face{font-family:"Hanken Grotesk Variable";src:url(/assets/hanken-grotesk-latin-wght-normal.woff2)format("woff2");font-weight:100 900;font-display:swap}',
  ]);
  for (const [file, data] of files) {
    const name = file.replace('-latin-wght-normal.woff2', '');
    const original = readFileSync(`node_modules/@fontsource-variable/${name}/files/${file}`);
    expect(original.equals(data), file).toBe(true);
  }
  const one = await sheetFor('Words', [], { display: 'Hanken Grotesk', text: 'hanken grotesk' });
  expect(one.all, 'one font for both').toHaveLength(1);
  for (const name of ['display', 'text'])
    expect(one.css).toContain(`--font-${name}:"Hanken Grotesk Variable",sans-serif`);
});

test('the dev server has every letter of the fonts, straight from their packages', async () => {
  const sheet = postcss.parse(tokens);
  const fonts = { ...sample, more: ['Noto Kufi Arabic'] };
  await addAllFonts(sheet, rootRule(sheet), { root: '.', fonts, urlOf: (file) => file });
  const faces = readStyleSheet(sheet.toString()).fonts;
  const familiesFor = (letter: string) =>
    faces.filter(({ range }) => !range || isIn(range, letter)).map(({ family }) => family);
  const own = ['Funnel Display Variable', 'Hanken Grotesk Variable'];
  expect(familiesFor('a')).toEqual(expect.arrayContaining(own));
  expect(familiesFor('Ł').toSorted()).toEqual([...own, ...own, 'Noto Kufi Arabic Variable'].toSorted());
  expect(familiesFor('س')).toEqual([...own, 'Noto Kufi Arabic Variable']);
  for (const { url } of faces) expect(existsSync(url), url).toBe(true);
  expect(sheet.toString()).toContain(
    '--font-text:"Hanken Grotesk Variable","Noto Kufi Arabic Variable",sans-serif',
  );
});

test('the name of a file has a hash of what is in it', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((text) => withHash('own-latin.woff2', Buffer.from(text)));
  expect(one).toMatch(/^own-latin-[\w-]{8}\.woff2$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

const weightsOf = (rules: string[]) =>
  rules.map((rule) =>
    [/latin[\w-]*(?=\.woff2)/, /(?<=font-weight:)[\d ]+/].map((part) => part.exec(rule)?.[0]).join(': '),
  );

test('a font without a variable version has a file for each weight of the page', async () => {
  const { css, all, rules } = await sheetFor('Łukasz', [], { display: 'Funnel Display', text: 'Roboto' });
  expect(css).toContain('--font-text:"Roboto",sans-serif');
  const [, ...roboto] = all.filter((rule) => !rule.includes('unicode-range'));
  expect(weightsOf(roboto)).toEqual(['latin-400-normal: 400 499', 'latin-600-normal: 600 699']);
  const furtherLetters = ['latin-ext-400-normal: 400 499', 'latin-ext-600-normal: 600 699'];
  expect(weightsOf(rules.slice(1))).toEqual(furtherLetters);
  const font = findFontPackage('.', 'Roboto')!;
  const stylesOf = (...installed: number[]) =>
    baseFiles({ font: { ...font, weights: installed }, props: [], weights: [400, 500, 600] }).map(
      ({ style, weight }) => `${style}: ${weight}`,
    );
  expect(stylesOf(400, 500, 600)).toEqual([
    '400-normal: 400 499',
    '500-normal: 500 599',
    '600-normal: 600 699',
  ]);
  expect(stylesOf(400), 'bold text is left to the browser').toEqual(['400-normal: 400 599']);
});

/** A project with packages of fonts, without their files. */
function projectWith(...fonts: { category?: string; subsets?: string[] }[]) {
  const usual = { id: 'own', family: 'Own', category: 'serif', weights: [400], subsets: ['latin'] };
  const files = fonts.map((font, index) => [
    [`node_modules/@fontsource/own${index}/metadata.json`, JSON.stringify({ ...usual, ...font })],
    [`node_modules/@fontsource/own${index}/unicode.json`, '{}'],
  ]);
  return temporaryFolder(Object.fromEntries(files.flat()));
}

test('a font without Latin letters is only for further letters, and one for Japanese or Korean has them', () => {
  const root = projectWith({ subsets: ['thai'] });
  const message = expect.stringMatching(/^'own0' has no Latin letters: choose another font here, and name/);
  expect(unusableFonts(root, { display: 'own0', more: ['own0'] })).toEqual([{ path: ['display'], message }]);
  expect(unusableFonts('.', { display: 'Zen Kaku Gothic New', text: 'Noto Sans KR' })).toEqual([]);
});

test('for a font that is not installed one with nearly its name is offered', () => {
  for (const [typed, meant] of [
    ['NotoSansJP', 'Noto Sans JP'],
    ['Zen Kaku Gothik New', 'Zen Kaku Gothic New'],
  ])
    expect(unusableFonts('.', { display: typed! })[0]?.message).toContain(
      `'${typed}' is not installed: did you mean '${meant}'?`,
    );
});

test('after a font the page names the font of the system of its category', () => {
  const categories = ['serif', 'sans-serif', 'display', 'monospace', 'handwriting'];
  const root = projectWith(...categories.map((category) => ({ category })));
  const generics = categories.map((_, index) => readFontPackage(root, `@fontsource/own${index}`).generic);
  expect(generics).toEqual(['serif', 'sans-serif', 'sans-serif', 'monospace', 'cursive']);
});

test.each([
  ['Łukasz', ['latin-ext', 'latin-ext'], 'Ł'],
  ['İşık Şağ', ['latin-ext', 'latin-ext'], 'İŞğış'],
  // Funnel Display has no file for Vietnamese. Browsers show its letters in a font of the system.
  ['Đặng Thế', ['latin-ext', 'vietnamese'], 'Đặế'],
])(
  'for %s both fonts get those letters that they have in another file, and no others',
  async (text, subsets, letters) => {
    const { rules, added, files } = await sheetFor(text);
    expect(added.map(({ family, name }) => [family, /-(latin-ext|vietnamese)-/.exec(name)?.[1]])).toEqual([
      ['Funnel Display Variable', subsets[0]],
      ['Hanken Grotesk Variable', subsets[1]],
    ]);
    expect(new Set(added.flatMap((font) => font.letters))).toEqual(new Set(letters.replaceAll('ı', '')));
    for (const { name, letters } of added) {
      const data = files.get(name)!;
      const font = await subsetFont(data, `${text} Řřắ`, { targetFormat: 'sfnt' });
      const inside = [...new Face(new Blob(font)).collectUnicodes()].map((code) =>
        String.fromCodePoint(code),
      );
      expect(inside.toSorted(), name).toEqual(letters.toSorted());
      expect(data.length).toBeLessThan(5000);
    }
    // With the same weights as the rule for the other letters, or browsers would not use the two as one font.
    expect(rules[0]).toContain('font-weight:300 800;');
    expect(rules[1]).toContain('font-weight:100 900;');
  },
);

test('a extra font serves the letters that the fonts of the site lack, and stands after them', async () => {
  const { css, rules, added } = await sheetFor('سلام، Łukasz نمی\u200cخواهم', ['Noto Kufi Arabic']);
  expect(added).toHaveLength(3);
  const further = added.findIndex(({ family }) => family === 'Noto Kufi Arabic Variable');
  expect(new Set(added[further]!.letters)).toEqual(new Set('سلام،نمی\u200c\u200dخواهم'));
  for (const first of ['--font-display:"Funnel Display', '--font-text:"Hanken Grotesk'])
    expect(css).toContain(`${first} Variable","Noto Kufi Arabic Variable",sans-serif`);
  expect(rules[further]).toMatch(/font-weight:400 700;font-display:optional/);
  // Without such a letter it is not in the style sheet.
  expect((await sheetFor('Plain words', ['Noto Kufi Arabic'])).css).not.toContain('Arabic');
});

test('a extra font without a variable version has a file for regular and one for bold text', async () => {
  const { added, rules } = await sheetFor('Привет', ['Roboto']);
  expect(added.map(({ family, name }) => `${family}: ${name}`)).toEqual([
    'Roboto: roboto-cyrillic-400-normal.woff2',
    'Roboto: roboto-cyrillic-600-normal.woff2',
  ]);
  expect(rules.map((rule) => /font-weight:([^;]+);/.exec(rule)?.[1])).toEqual(['400', '600']);
});

test('few files serve many letters, each letter is served once, and what no file has is missing', () => {
  const [some, most, none] = [{ letters: [...'ab'] }, { letters: [...'bcd'] }, { letters: [...'cd'] }];
  const served = [
    { file: most, letters: [...'bcd'] },
    { file: some, letters: ['a'] },
  ];
  expect(assignLetters([...'abcdx'], [some, most, none])).toEqual({ served, missing: ['x'] });
  expect(assignLetters([], [some])).toEqual({ served: [], missing: [] });
});

test('unicode-range is read and written', () => {
  expect(formatRange(parseRange('U+0041-5A, U+4??,U+20AC'))).toBe('U+41-5A,U+400-4FF,U+20AC');
  expect(writeRange([...'zabc€😀'])).toBe('U+61-63,U+7A,U+20AC,U+1F600');
});

test('the letters of a page are those that it shows, composed, without tags, symbols and emoji', () => {
  const page = '<style>ř{}</style><script>ś</script><p title="ž">Łe\u0301 → 🚀 ₺</p>';
  expect(lettersIn([textOf(page)])).toEqual(['é', 'Ł', '₺']);
  // Browsers draw this Thai vowel from two letters.
  expect(lettersIn(['ำ'])).toEqual(['\u0e32', '\u0e33', '\u0e4d']);
});
