import { resolve } from 'node:path';
import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from 'vite';
import type { Theme } from '../../model/theme.ts';
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
      if (!sheet.some((node) => node.type === 'rule' && node.selector === ':root')) return;
      result.messages.push({
        type: 'dependency',
        plugin: 'theme-in-dev',
        file: resolve(root, 'content/theme.ts'),
        parent: result.opts.from,
      });
      // The overlay shows the problems of a theme that cannot be used.
      last = await loadTheme(root).catch(() => last);
      if (!last) return;
      addTheme(sheet, last);
      for (const note of accentNotes(last)) console.log(note);
    },
  };
}
