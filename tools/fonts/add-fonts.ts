import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Root, Rule } from 'postcss';
import type { Theme } from '../../model/theme.ts';
import { addMergedFonts, type MergedOptions } from './add-merged-fonts.ts';
import { compressFont, cutFont } from './cut-font.ts';
import { type FontFile, fontFace, fontStacks } from './font-face.ts';
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
  const files: FontFile[] = [];
  for (const { font, subset, style, weight } of bases.filter(({ font }) => !merged.has(font.family))) {
    const file = font.file(subset, style);
    files.push({ family: font.family, weight, url: await write(basename(file), await readFile(file)) });
  }
  for (const face of faces.filter((each) => !merged.has(nameOf(each).family))) {
    const url = await write(basename(face.file), await cutDown(face));
    files.push({ ...nameOf(face), url, range: writeRange(face.letters), isExtra: Boolean(face.own) });
  }
  await addFiles(sheet, properties, chosen, faces, files);
  await addMergedFonts(sheet, { root, fonts, ...options });
}

/** For the dev server: all letters of the fonts of the theme, because the owner is writing. `urlOf` gives the URL of a file. */
export async function addAllFonts(
  sheet: Root,
  properties: Rule,
  { root, fonts, urlOf }: { root: string; fonts: Theme['fonts']; urlOf: (file: string) => string },
) {
  const chosen = themeFonts(root, fonts);
  const bases = chosen.flatMap(baseFiles);
  const faces = allFaces(root, bases, fonts.more);
  await addFiles(sheet, properties, chosen, faces, [
    ...bases.map(({ font, subset, style, weight }) => {
      return { family: font.family, weight, url: urlOf(font.file(subset, style)) };
    }),
    ...faces.map((face) => {
      const range = formatRange(face.range);
      return { ...nameOf(face), url: urlOf(face.file), range, isExtra: Boolean(face.own) };
    }),
  ]);
}

type Named = Pick<ExtraFace, 'own' | 'base'>;

function nameOf({ own, base }: Named): { family: string; weight: string } {
  return own ?? { family: base.font.family, weight: base.weight };
}

/** Adds these files to the style sheet, and the custom properties that name the fonts. */
async function addFiles(
  sheet: Root,
  properties: Rule,
  chosen: ThemeFont[],
  faces: Named[],
  files: FontFile[],
) {
  const sizes = new Map<string, number>();
  for (const each of chosen) sizes.set(each.font.family, await sizeOf(each));
  for (const file of files) sheet.append(fontFace({ ...file, size: sizes.get(file.family) ?? 1 }));
  properties.append(
    fontStacks(
      chosen,
      faces.flatMap(({ own }) => own?.family ?? []),
    ),
  );
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
