import type { Theme } from '../../model/theme.ts';
import { compressFont, cutFont } from '../fonts/cut-font.ts';
import { findLetters } from '../fonts/find-letters.ts';
import { fontFace, fontStacks } from '../fonts/font-face.ts';
import { findFontPackage, type FontPackage, nearestWeight, styleOf } from '../fonts/font-package.ts';
import { withParts } from '../fonts/letters.ts';
import { sizeOf } from '../fonts/measure-font.ts';
import { mergedFile, mergedFonts } from '../fonts/merged-file.ts';
import { themeFonts } from '../fonts/theme-fonts.ts';
import { writeRange } from '../fonts/unicode-range.ts';

/**
 * The style that names the fonts of the theme, with the letters of a text in them. Each file has one weight: Chromium would write
 * a variable font into a PDF as pictures of its letters.
 */
export async function cvFonts(root: string, fonts: Theme['fonts'], text: string): Promise<string> {
  const letters = [...new Set(`${withParts(text)} \u00a0·`)].filter(
    (letter) => !/\p{Cc}|\p{Emoji_Presentation}/u.test(letter),
  );
  const merged = new Set((await mergedFonts(root, fonts)).map(({ family }) => family));
  const chosen = themeFonts(root, fonts);
  const faces: string[] = [];
  const missing = new Set<string>();
  for (const each of chosen) {
    const served = new Set<string>();
    for (const weight of each.weights)
      for (const file of await filesOf(each.font, weight, letters, merged)) {
        faces.push(fontFace({ ...file, size: await sizeOf(each) }));
        for (const letter of file.letters) served.add(letter);
      }
    for (const letter of letters) if (!served.has(letter)) missing.add(letter);
  }
  const more = (fonts.more ?? []).flatMap((family) => findFontPackage(root, family) ?? []);
  for (const font of more) {
    const lacking = [...missing];
    for (const weight of [400, 600])
      for (const file of await filesOf(font, weight, lacking, merged)) {
        faces.push(fontFace(file));
        for (const letter of file.letters) missing.delete(letter);
      }
  }
  const stacks = fontStacks(
    chosen,
    more.map(({ family }) => family),
  );
  return `<style>:root{${stacks}}${faces.join('')}</style>`;
}

/** The files of one weight that have these letters. */
async function filesOf(font: FontPackage, weight: number, letters: string[], merged: Set<string>) {
  const style = styleOf(font, weight);
  const named = (data: Buffer, own: string[]) => ({
    family: font.family,
    weight: String(weight),
    url: `data:font/woff2;base64,${data.toString('base64')}`,
    range: writeRange(own),
    letters: own,
  });
  const wght = font.isVariable ? nearestWeight(font, weight) : undefined;
  if (merged.has(font.family)) {
    const weights = wght === undefined ? undefined : { lightest: wght, css: '' };
    const all = new Map(letters.map((letter) => [letter, new Set([weight])]));
    const file = await mergedFile(font, style, all, weights);
    return file ? [named(file.data, file.letters)] : [];
  }
  const { files } = await findLetters(font, letters, style);
  return Promise.all(
    files.map(async ({ file, letters: own }) => {
      const cut = await cutFont(file, own, wght);
      return named(await compressFont(cut.font, own), own);
    }),
  );
}
