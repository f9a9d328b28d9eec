import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import postcss, { type Plugin, type Root } from 'postcss';
import { normalizePath } from 'vite';
import { baseFonts } from './base-fonts.ts';
import { compressFont, cutFont } from './cut-font.ts';
import { type FurtherFace, planFaces } from './plan-faces.ts';
import { writeRange } from './unicode-range.ts';

type Options = {
  root: string;
  /** The names of further fonts, for letters that the fonts of the style sheet lack. */
  more: string[];
  /** The letters of all pages. */
  letters: string[];
  /** For the font files. */
  folder: string;
};

/**
 * For Vite: adds font faces to the style sheet for those letters of the site that its fonts have in other files, or that
 * only further fonts have. Each file has nothing but these letters, and a browser fetches it only for pages with one of them.
 */
export function letterFaces({ root, more, letters, folder }: Options): Plugin {
  return {
    postcssPlugin: 'letter-faces',
    async Once(sheet) {
      const bases = baseFonts(sheet, root);
      const { faces } = await planFaces(root, bases, more, letters);
      if (faces.length > 0) await mkdir(folder, { recursive: true });
      for (const face of faces) {
        const file = join(folder, basename(face.file));
        await writeFile(file, await cutDown(face));
        addRule(face, file);
      }
      const families = new Set(faces.flatMap(({ own }) => (own ? `"${own.family}"` : [])));
      for (const { font } of bases) addToStack(sheet, font.family, [...families]);
    },
  };
}

async function cutDown({ file, letters, weights }: FurtherFace): Promise<Buffer> {
  const { font } = await cutFont(file, letters, weights);
  return compressFont(font, letters);
}

/** A copy of the rule of the base font: only there the bundler looks for the file from the right position. */
function addRule({ base: { rule }, own, letters }: FurtherFace, file: string) {
  const copy = rule.clone();
  const set = (prop: string, value: string) => {
    copy.walkDecls(prop, (declaration) => void declaration.remove());
    copy.append(postcss.decl({ prop, value, source: rule.source! }));
  };
  const path = normalizePath(relative(dirname(rule.source!.input.file!), file));
  set('src', `url("${path}") format("woff2")`);
  set('unicode-range', writeRange(letters));
  if (own) {
    set('font-family', `"${own.family}"`);
    set('font-weight', own.weight);
    // Its fallback fonts are not measured: once a text is shown, it must not replace them.
    set('font-display', 'optional');
  }
  rule.after(copy);
}

/** Adds families after the first one of each custom property that begins with this family. */
function addToStack(sheet: Root, family: string, families: string[]) {
  sheet.walkDecls(/^--/, (declaration) => {
    const [first, ...others] = postcss.list.comma(declaration.value);
    if (first?.replace(/["']/g, '') === family)
      declaration.value = [first, ...families, ...others].join(', ');
  });
}
