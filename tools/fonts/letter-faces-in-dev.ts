import { resolve } from 'node:path';
import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from 'vite';
import type { Theme } from '../../model/theme.ts';
import { loadTheme } from '../theme/load-theme.ts';
import { addRule, addToStacks } from './add-rule.ts';
import { addBaseFonts, rootRule } from './base-fonts.ts';
import { allFaces } from './plan-faces.ts';
import { themeFonts, unusableFonts } from './theme-fonts.ts';
import { formatRange } from './unicode-range.ts';

/** For the dev server: the fonts of the theme as it is now, with all their letters, because the owner is writing. */
export function letterFacesInDev(): Plugin {
  return {
    name: 'letter-faces-in-dev',
    apply: 'serve',
    config: ({ root = process.cwd() }) => ({ css: { postcss: { plugins: [addAllLetters(root)] } } }),
  };
}

function addAllLetters(root: string): PostcssPlugin {
  let last: Theme['fonts'] | undefined;
  return {
    postcssPlugin: 'letter-faces-in-dev',
    async Once(sheet, { result }) {
      const properties = rootRule(sheet);
      if (!properties) return;
      result.messages.push({
        type: 'dependency',
        plugin: 'letter-faces-in-dev',
        file: resolve(root, 'content/theme.ts'),
        parent: result.opts.from,
      });
      // The overlay shows the problems of a theme that cannot be used.
      const { fonts } = await loadTheme(root).catch(() => ({ fonts: last }));
      if (fonts && unusableFonts(root, fonts).length === 0) last = fonts;
      if (!last) return;
      const bases = await addBaseFonts(properties, themeFonts(root, last));
      const faces = allFaces(root, bases, last.more);
      for (const face of faces) addRule({ ...face, range: formatRange(face.range) });
      addToStacks(sheet, bases, faces);
    },
  };
}
