import type { Root } from 'postcss';
import type { Theme } from '../../model/theme.ts';
import { fontFace } from './font-face.ts';
import { findFontPackage, type FontPackage } from './font-package.ts';
import { lettersIn } from './letters.ts';
import { sizeOf } from './measure-font.ts';
import { mergedFile, mergedFonts, type WeightedLetters, weightsFor } from './merged-file.ts';
import { planFaces, stylesOf } from './plan-faces.ts';
import { setLetters } from './set-letters.ts';
import { baseFiles, themeFonts } from './theme-fonts.ts';
import { writeRange } from './unicode-range.ts';

/** `sheets` are the rules for it. Most visitors do not open a story. */
type SetPage = { html: string; sheets: Root[]; isStory: boolean };
/** Stores a file of the site, and returns its URL. */
export type WriteFile = (name: string, data: Buffer) => Promise<string>;
export type MergedOptions = {
  root: string;
  fonts: Theme['fonts'];
  pages: SetPage[];
  /** Words that are on other pages than stories for machines alone. The script that shows the fonts reads them too. */
  words: string[];
  write: WriteFile;
};
type Face = {
  font: FontPackage;
  style: string;
  weight: string;
  letters: WeightedLetters;
  /** It is for letters that the site's fonts lack, so it has a `unicode-range`. */
  isExtra?: boolean;
  size?: number;
};

/**
 * Adds those fonts to the style sheet whose packages spread their letters over a hundred files. Each becomes one file with the
 * letters that are set in it, and one more with letters that only stories have, which other pages do not fetch.
 */
export async function addMergedFonts(sheet: Root, { root, fonts, pages, words, write }: MergedOptions) {
  const merged = new Set((await mergedFonts(root, fonts)).map(({ family }) => family));
  if (merged.size === 0) return;
  const set = pages.map(({ html, sheets, isStory }) => ({ isStory, letters: setLetters(html, sheets) }));
  const lettersOf = (props: string[], some = set) =>
    joined(some.flatMap(({ letters }) => props.flatMap((prop) => letters.get(prop) ?? [])));
  const everyProp = ['--font-display', '--font-text'];
  const main = set.filter(({ isStory }) => !isStory);
  const onMainPages = new Set([...lettersOf(everyProp, main).keys(), ...lettersIn(words)]);
  const faces = [
    ...(await themeFaces(root, fonts, lettersOf)),
    ...(await extraFaces(root, fonts, lettersOf(everyProp))),
  ];
  for (const face of faces.filter(({ font }) => merged.has(font.family))) {
    const { font, style, weight, letters, isExtra, size = 1 } = face;
    const weights = font.isVariable ? weightsFor(font, letters) : undefined;
    for (const isMain of [true, false]) {
      const some = [...letters].filter(([letter]) => isMain === onMainPages.has(letter));
      const file = await mergedFile(font, style, new Map(some), weights);
      if (!file) continue;
      const name = `${font.name.replace(/.*\//, '')}-${style}${isMain ? '' : '-stories'}.woff2`;
      const face = { family: font.family, url: await write(name, file.data), size };
      const range = isExtra || !isMain ? { range: writeRange(file.letters) } : {};
      sheet.append(
        fontFace({ ...face, ...range, weight: weights?.css ?? weight, isExtra: Boolean(isExtra) }),
      );
    }
  }
}

async function themeFaces(
  root: string,
  fonts: Theme['fonts'],
  lettersOf: (props: string[]) => WeightedLetters,
) {
  const faces: Face[] = [];
  for (const each of themeFonts(root, fonts)) {
    const size = await sizeOf(each);
    faces.push(...shared(baseFiles(each), lettersOf(each.props)).map((face) => ({ ...face, size })));
  }
  return faces;
}

/** The faces of the fonts in `more`, which have the letters that the fonts before them lack. */
async function extraFaces(root: string, fonts: Theme['fonts'], letters: WeightedLetters) {
  const more = (fonts.more ?? []).flatMap((family) => findFontPackage(root, family) ?? []);
  if (more.length === 0) return [];
  const bases = themeFonts(root, fonts).flatMap(baseFiles);
  const planned = (await planFaces(root, bases, fonts.more, lettersIn(letters.keys()))).faces;
  return more.flatMap((font): Face[] => {
    const faces = planned.filter(({ own }) => own?.family === font.family);
    const served = new Set(faces.flatMap((face) => face.letters));
    const own = new Map([...letters].filter(([letter]) => served.has(letter)));
    const files = stylesOf(font).map(({ style, own: { weight } }) => ({ font, style, weight }));
    return shared(files, own).map((face) => ({ ...face, isExtra: true }));
  });
}

/** The letters of each of several files with one weight, or of the one file with all weights. */
function shared(files: Omit<Face, 'letters'>[], letters: WeightedLetters): Face[] {
  const bounds = ({ weight }: Pick<Face, 'weight'>) => {
    const [from, to = from] = weight.split(' ').map(Number);
    return { from: from!, to: to! };
  };
  const filesFor = (weight: number) => {
    const exact = files.filter((file) => bounds(file).from <= weight && weight <= bounds(file).to);
    // Browsers then take the next lighter or heavier file.
    const nearest = [
      files.findLast((file) => bounds(file).to < weight),
      files.find((file) => bounds(file).from > weight),
    ];
    return exact.length > 0 ? exact : nearest;
  };
  return files.map((file) => ({
    ...file,
    letters: new Map(
      [...letters].filter(([, weights]) => [...weights].some((weight) => filesFor(weight).includes(file))),
    ),
  }));
}

/** Without what no font shows, and without emoji, which are in a font of the system. */
function joined(all: WeightedLetters[]): WeightedLetters {
  const letters: WeightedLetters = new Map();
  for (const [letter, weights] of all.flatMap((each) => [...each]))
    if (!/\p{Cc}|\p{Emoji_Presentation}/u.test(letter))
      letters.set(letter, new Set([...(letters.get(letter) ?? []), ...weights]));
  return letters;
}
