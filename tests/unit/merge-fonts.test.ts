import { resolve } from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import postcss from 'postcss';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import type { Theme } from '../../model/theme.ts';
import { addMergedFonts } from '../../tools/fonts/add-merged-fonts.ts';
import { cutFont } from '../../tools/fonts/cut-font.ts';
import { findFontPackage, type FontPackage, styleOf } from '../../tools/fonts/font-package.ts';
import { mergeFonts, readTables } from '../../tools/fonts/merge-fonts.ts';
import {
  mergedFile,
  mergedFonts,
  type WeightedLetters,
  type Weights,
  weightsFor,
} from '../../tools/fonts/merged-file.ts';
import { isIn } from '../../tools/fonts/unicode-range.ts';
import { fontsIn } from '../../tools/pages/style-sheet.ts';
import { temporaryFolder } from './temporary-folder.ts';

const japanese = findFontPackage('.', 'Zen Kaku Gothic New')!;
const variable = findFontPackage('.', 'Noto Sans JP')!;

/** Advance and outline of a letter. */
function shapeOf(file: Buffer, letter: string, wght = 400) {
  const font = new Font(new Face(new Blob(file)));
  font.setVariations([new Variation('wght', wght)]);
  const glyph = font.nominalGlyph(letter.codePointAt(0)!)!;
  return { advance: font.glyphHAdvance(glyph), outline: font.glyphToPath(glyph) };
}

/** The letter alone, cut from the file of the package that has it. */
async function partOf(
  font: FontPackage,
  letter: string,
  style: string,
  weights?: Parameters<typeof cutFont>[2],
) {
  for (const { subset } of font.subsets.filter(({ range }) => isIn(range, letter))) {
    const part = await cutFont(font.file(subset, style), [letter], weights);
    if (part.letters.length > 0) return part.font;
  }
  throw new Error(`${font.family} has no ${letter}`);
}

/** One file with these letters, uncompressed, and the letters that it says it has. */
async function merge(font: FontPackage, style: string, set: WeightedLetters, weights?: Weights) {
  const { data, letters } = (await mergedFile(font, style, set, weights))!;
  return { merged: await subsetFont(data, letters.join(''), { targetFormat: 'sfnt' }), letters };
}

const weighted = (letters: string, bold = '') =>
  new Map(Array.from(letters, (letter) => [letter, new Set([400, ...(bold.includes(letter) ? [600] : [])])]));

test('a file that is merged has each letter with the advance and outline of its part', async () => {
  const style = styleOf(japanese, 500);
  const { merged, letters } = await merge(japanese, style, weighted('Aé。が発繊𠮟'));
  // Some of these are in files of their own; the font lacks the last.
  expect(letters.join('')).toBe('Aé。が発繊');
  const codes = [...new Face(new Blob(merged)).collectUnicodes()].map((code) => String.fromCodePoint(code));
  expect(codes.toSorted()).toEqual(letters.toSorted());
  for (const letter of letters)
    expect(shapeOf(merged, letter), letter).toEqual(shapeOf(await partOf(japanese, letter, style), letter));
});

test.each([
  ['Noto Sans JP', 'Aア、開青', '青'],
  ['Noto Sans KR', 'A안녕.', '녕'],
])('in %s letters that are set bold get bolder, and others have one outline', async (family, text, bold) => {
  const font = findFontPackage('.', family)!;
  const set = weighted(text, bold);
  const weights = weightsFor(font, set);
  expect(weights).toEqual({ lightest: 400, range: { min: 400, max: 600 }, css: '400 600' });
  const { merged, letters } = await merge(font, 'wght-normal', set, weights);
  expect(letters.join('')).toBe(text);
  for (const letter of letters) {
    // The first part always varies, because its kerning does.
    const varies = `Aa.${bold}`.includes(letter);
    const part = await partOf(font, letter, 'wght-normal', varies ? weights.range : weights.lightest);
    for (const weight of [400, 600])
      expect(shapeOf(merged, letter, weight), `${letter} ${weight}`).toEqual(shapeOf(part, letter, weight));
    const [regular, heavy] = [400, 600].map((weight) => shapeOf(merged, letter, weight).outline);
    expect(regular !== heavy, letter).toBe(varies);
  }
});

test('a font that is set in nearly one weight has only this one', async () => {
  const set = new Map([
    ['あ', new Set([500, 520])],
    ['い', new Set([520, 560])],
  ]);
  const weights = weightsFor(variable, set);
  expect(weights).toEqual({ lightest: 520, css: '500 560' });
  const { merged } = await merge(variable, 'wght-normal', set, weights);
  expect(readTables(merged).has('fvar')).toBe(false);
  expect(shapeOf(merged, 'い')).toEqual(shapeOf(await partOf(variable, 'い', 'wght-normal', 520), 'い'));
});

test('letters that consist of others do so after the merge', async () => {
  const file = findFontPackage('.', 'Arimo')!.file('latin', '400-normal');
  const [first, second, third] = await Promise.all(
    ['xyz', 'éÅ', 'oö'].map((some) => cutFont(file, [...some])),
  );
  const merged = mergeFonts([first!.font, second!.font, third!.font]);
  for (const part of [first!, second!, third!])
    for (const letter of part.letters)
      expect(shapeOf(merged, letter), letter).toEqual(shapeOf(part.font, letter));
  const glyf = readTables(second!.font).get('glyf')!;
  expect(glyf.includes(Buffer.from([0xff, 0xff])), 'a composite glyph').toBe(true);
});

test('Latin letters keep their kerning, and a letter beyond 16 bits is found', async () => {
  const set = weighted('AVア𠮷');
  const { merged } = await merge(variable, 'wght-normal', set, { lightest: 400, css: '400' });
  expect(readTables(merged).has('GPOS')).toBe(true);
  expect(shapeOf(merged, '𠮷')).toEqual(shapeOf(await partOf(variable, '𠮷', 'wght-normal', 400), '𠮷'));
});

/** The faces for a home page and a story: file, `font-weight`, letters, and whether it is for some letters alone. */
async function facesFor(fonts: Theme['fonts'], home: string, story = '', words: string[] = []) {
  const sheet = postcss.parse('html{font:400 1rem var(--font-text)}h1{font:500 1rem var(--font-display)}');
  const files = new Map<string, string>();
  const pages = [home, story].map((body, index) => ({
    html: `<html lang="ja"><body>${body}</body></html>`,
    sheets: [sheet],
    isStory: index === 1,
  }));
  const write = async (name: string, data: Buffer) => {
    const file = resolve(temporaryFolder({ [name]: data }), name);
    const { letters } = await cutFont(file, [...new Set(`${home}${story}`)]);
    files.set(name, letters.toSorted().join(''));
    return name;
  };
  await addMergedFonts(sheet, { root: '.', fonts, pages, words, write });
  const weights = sheet.toString().match(/(?<=font-weight:)[\d ]+/g)!;
  return fontsIn(sheet).map(({ family, url, range, isExtra }, index) => {
    const kind = isExtra ? ' of a extra font' : range ? ' alone' : '';
    return `${family} ${weights[index]} in ${url}: ${files.get(url)}${kind}`;
  });
}

test('of a font with thousands of letters there is one file, and one more for what only stories have', async () => {
  const fonts = { display: 'Zen Kaku Gothic New', text: 'Noto Sans JP' };
  const home = '<h1>青</h1><p>本<b>文</b></p>';
  expect(await facesFor(fonts, home, '<h1>青本話</h1><p>物</p>')).toEqual([
    // The story has 本 in its title, and the home page in its text: were it in the second file, both would fetch that.
    'Zen Kaku Gothic New 500 599 in zen-kaku-gothic-new-500-normal.woff2: 本青',
    'Zen Kaku Gothic New 500 599 in zen-kaku-gothic-new-500-normal-stories.woff2: 話 alone',
    'Noto Sans JP Variable 400 700 in noto-sans-jp-wght-normal.woff2: 文本',
    'Noto Sans JP Variable 400 700 in noto-sans-jp-wght-normal-stories.woff2: 物 alone',
  ]);
});

test('a font without a variable version has a file for each weight, with the letters that are set in it', async () => {
  const family = 'Zen Kaku Gothic New';
  expect(await facesFor({ display: family, text: family }, '<h1>題</h1><p>本<b>文</b></p>')).toEqual([
    'Zen Kaku Gothic New 400 499 in zen-kaku-gothic-new-400-normal.woff2: 本',
    'Zen Kaku Gothic New 500 599 in zen-kaku-gothic-new-500-normal.woff2: 題',
    'Zen Kaku Gothic New 600 699 in zen-kaku-gothic-new-700-normal.woff2: 文',
  ]);
});

test('a extra font has one file too, and a letter that another page has for machines is not for stories', async () => {
  const fonts = { display: 'Funnel Display', text: 'Hanken Grotesk' };
  expect(await facesFor({ ...fonts, more: ['Noto Sans KR'] }, '<p>Hello 안녕</p>')).toEqual([
    'Noto Sans KR Variable 400 400 in noto-sans-kr-wght-normal.woff2: 녕안 of a extra font',
  ]);
  expect(await facesFor({ ...fonts, text: 'Noto Sans KR' }, '<p>가</p>', '<p>나다</p>', ['다'])).toEqual([
    'Noto Sans KR Variable 400 400 in noto-sans-kr-wght-normal.woff2: 가다',
    'Noto Sans KR Variable 400 400 in noto-sans-kr-wght-normal-stories.woff2: 나 alone',
  ]);
  expect(await facesFor(fonts, '<p>Łódź</p>')).toEqual([]);
});

test('a font whose outlines cannot be merged keeps its many files', async () => {
  const { font } = await cutFont(japanese.file('latin', '400-normal'), ['A']);
  const metadata = { id: 'own', family: 'Own', category: 'serif', weights: [400], subsets: ['latin'] };
  const rootWith = (file: Buffer) =>
    temporaryFolder({
      'node_modules/@fontsource/own/metadata.json': JSON.stringify(metadata),
      'node_modules/@fontsource/own/unicode.json': JSON.stringify({ '[1]': 'U+0-FF' }),
      'node_modules/@fontsource/own/files/own-1-400-normal.woff2': file,
    });
  const namesOf = async (file: Buffer) =>
    (await mergedFonts(rootWith(file), { display: 'Own', text: 'Own' })).map(({ family }) => family);
  expect(await namesOf(font)).toEqual(['Own']);
  const without = Buffer.from(font.toString('latin1').replace('glyf', 'none'), 'latin1');
  expect(await namesOf(without)).toEqual([]);
});
