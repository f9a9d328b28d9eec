import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'postcss';
import type { Theme } from '../../model/theme.ts';
import { addRule, addToStacks } from './add-rule.ts';
import { addBaseFonts, rootRule } from './base-fonts.ts';
import { compressFont, cutFont } from './cut-font.ts';
import { type FurtherFace, planFaces } from './plan-faces.ts';
import { themeFonts } from './theme-fonts.ts';
import { writeRange } from './unicode-range.ts';

type Options = {
  root: string;
  fonts: Theme['fonts'];
  /** The letters of all pages. */
  letters: string[];
  /** For the font files. */
  folder: string;
};

/**
 * For Vite: adds the fonts of the theme to the style sheet, and font faces for those letters of the site that these have in
 * other files, or that only further fonts have. Each such file has nothing but these letters, and a browser fetches it only
 * for pages with one of them.
 */
export function letterFaces({ root, fonts, letters, folder }: Options): Plugin {
  return {
    postcssPlugin: 'letter-faces',
    async Once(sheet) {
      const properties = rootRule(sheet);
      if (!properties) return;
      const bases = await addBaseFonts(properties, themeFonts(root, fonts));
      const { faces } = await planFaces(root, bases, fonts.more, letters);
      if (faces.length > 0) await mkdir(folder, { recursive: true });
      for (const face of faces) {
        const file = join(folder, basename(face.file));
        await writeFile(file, await cutDown(face));
        addRule({ ...face, file, range: writeRange(face.letters) });
      }
      addToStacks(sheet, bases, faces);
    },
  };
}

async function cutDown({ file, letters, weights }: FurtherFace): Promise<Buffer> {
  const { font } = await cutFont(file, letters, weights);
  return compressFont(font, letters);
}
