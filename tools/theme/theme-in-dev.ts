import { resolve } from 'node:path';
import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from 'vite';
import type { Theme } from '../../model/theme.ts';
import { addAllFaces } from '../fonts/add-all-faces.ts';
import { rootRule } from '../fonts/base-fonts.ts';
import { unusableFonts } from '../fonts/theme-fonts.ts';
import { accentNotes } from './accent-notes.ts';
import { loadTheme } from './load-theme.ts';
import { addTheme } from './theme-styles.ts';

/** For the dev server: the theme as it is now. A change of content/theme.ts changes the style sheet, without a reload. */
export function themeInDev(): Plugin {
  return {
    name: 'theme-in-dev',
    apply: 'serve',
    config: ({ root = process.cwd() }) => ({ css: { postcss: { plugins: [currentTheme(root)] } } }),
  };
}

function currentTheme(root: string): PostcssPlugin {
  let last: Theme | undefined;
  return {
    postcssPlugin: 'theme-in-dev',
    async Once(sheet, { result }) {
      const properties = rootRule(sheet);
      if (!properties) return;
      result.messages.push({
        type: 'dependency',
        plugin: 'theme-in-dev',
        file: resolve(root, 'content/theme.ts'),
        parent: result.opts.from,
      });
      // The overlay shows the problems of a theme that cannot be used.
      const theme = await loadTheme(root).catch(() => undefined);
      if (theme && unusableFonts(root, theme.fonts).length === 0) last = theme;
      if (!last) return;
      addTheme(properties, last);
      await addAllFaces(sheet, properties, root, last.fonts);
      for (const note of accentNotes(last)) console.log(note);
    },
  };
}
