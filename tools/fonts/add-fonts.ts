import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Root, Rule } from 'postcss';
import type { Theme } from '../../model/theme.ts';
import { addMergedFonts, type MergedOptions } from './add-merged-fonts.ts';
import { compressFont, cutFont } from './cut-font.ts';
import { fontFace, fontStacks } from './font-face.ts';
import { sizeOf } from './measure-font.ts';
import { mergedFonts } from './merged-file.ts';
import { allFaces, type ExtraFace, planFaces } from './plan-faces.ts';
import { baseFiles, type ThemeFont, themeFonts } from './theme-fonts.ts';
import { formatRange, writeRange } from './unicode-range.ts';

/** `letters` are those of all pages. */
type Options = MergedOptions & { letters: string[] };

/**
 * Adds the fonts of the theme to the style sheet, and font faces for those letters of the site that these have in other files,
 * or that only extra fonts have. Each such file has nothing but these letters, and a browser fetches it only for pages with
 * one of them.
 */
export async function addFonts(sheet: Root, properties: Rule, { root, fonts, letters, ...options }: Options) {
  const { write } = options;
  const chosen = themeFonts(root, fonts);
  const bases = chosen.flatMap(baseFiles);
  const merged = new Set((await mergedFonts(root, fonts)).map(({ family }) => family));
  // What a merged font lacks matters only to the fonts after it.
  const searched = fonts.more?.length ? bases : bases.filter(({ font }) => !merged.has(font.family));
  const { faces } = await planFaces(root, searched, fonts.more, letters);
  await addFaces(sheet, properties, chosen, faces, {
    merged,
    urlOf: async (file, face) => write(basename(file), face ? await cutDown(face) : await readFile(file)),
    rangeOf: (face) => writeRange(face.letters),
  });
  await addMergedFonts(sheet, { root, fonts, ...options });
}

/** For the dev server: all letters of the fonts of the theme, because the owner is writing. `urlOf` gives the URL of a file. */
export async function addAllFonts(
  sheet: Root,
  properties: Rule,
  { root, fonts, urlOf }: { root: string; fonts: Theme['fonts']; urlOf: (file: string) => string },
) {
  const chosen = themeFonts(root, fonts);
  const faces = allFaces(root, chosen.flatMap(baseFiles), fonts.more);
  await addFaces(sheet, properties, chosen, faces, { urlOf, rangeOf: ({ range }) => formatRange(range) });
}

type AddedFace = Pick<ExtraFace, 'file' | 'own' | 'base'>;
type Adding<Face> = {
  /** The families of fonts that are added in another way. */
  merged?: Set<string>;
  urlOf: (file: string, face?: Face) => string | Promise<string>;
  rangeOf: (face: Face) => string;
};

/** The files that every page needs, those for some letters, and the custom properties that name the fonts. */
async function addFaces<Face extends AddedFace>(
  sheet: Root,
  properties: Rule,
  chosen: ThemeFont[],
  faces: Face[],
  { merged = new Set(), urlOf, rangeOf }: Adding<Face>,
) {
  const sizes = new Map<string, number>();
  for (const each of chosen) sizes.set(each.font.family, await sizeOf(each));
  for (const { font, subset, style, weight } of chosen.flatMap(baseFiles)) {
    const { family } = font;
    if (merged.has(family)) continue;
    const url = await urlOf(font.file(subset, style));
    sheet.append(fontFace({ family, url, weight, size: sizes.get(family)! }));
  }
  for (const face of faces) {
    const { family, weight } = face.own ?? { family: face.base.font.family, weight: face.base.weight };
    if (merged.has(family)) continue;
    const url = await urlOf(face.file, face);
    const more = { range: rangeOf(face), isExtra: Boolean(face.own) };
    sheet.append(fontFace({ family, url, weight, size: sizes.get(family) ?? 1, ...more }));
  }
  const extra = faces.flatMap(({ own }) => own?.family ?? []);
  properties.append(fontStacks(chosen, extra));
}

/** With a hash, because the same file can be cut down to other letters. */
export function withHash(name: string, data: Buffer): string {
  const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
  return name.replace(/(?=\.\w+$)/, `-${hash}`);
}

async function cutDown({ file, letters, weights }: ExtraFace): Promise<Buffer> {
  const { font } = await cutFont(file, letters, weights);
  return compressFont(font, letters);
}
