import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from 'vite';
import { checkContent } from '../content/check-content.ts';
import { addRule, addToStacks } from './add-rule.ts';
import { baseFonts } from './base-fonts.ts';
import { allFaces } from './plan-faces.ts';
import { formatRange } from './unicode-range.ts';

/** For the dev server: the fonts with all their letters, because the owner is writing. */
export function letterFacesInDev(): Plugin {
  return {
    name: 'letter-faces-in-dev',
    apply: 'serve',
    config: ({ root = process.cwd() }) => ({ css: { postcss: { plugins: [addAllLetters(root)] } } }),
  };
}

function addAllLetters(root: string): PostcssPlugin {
  return {
    postcssPlugin: 'letter-faces-in-dev',
    async Once(sheet) {
      const bases = baseFonts(sheet, root);
      if (bases.length === 0) return;
      const { content } = await checkContent(root);
      const faces = allFaces(root, bases, content.site?.site?.fonts?.more ?? []);
      for (const face of faces) addRule({ ...face, range: formatRange(face.range) });
      addToStacks(sheet, bases, faces);
    },
  };
}
