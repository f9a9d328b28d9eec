import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contentOverlay } from './tools/content/content-overlay.ts';
import { oneLanguage } from './tools/content/one-language.ts';
import { iconSpriteInDev } from './tools/pages/icon-sprite.ts';
import { themeInDev } from './tools/theme/theme-in-dev.ts';

/** content/site.ts, content/ar/site.ts, model/labels/ar.ts; not content/media and content/stories. */
const words = /\/(content(\/[a-z]{2,3}(-\w+)*)?|model\/labels)\/[^/]+\.ts$|\/story-ids\.ts$/;
const story = /\/content(\/[\w-]+)?\/stories\//;

export default defineConfig({
  plugins: [react(), iconSpriteInDev(), themeInDev(), contentOverlay(), oneLanguage(), productionRouter()],
  // Not the page of the footage, whose thousands of icons the dev server would bundle at its first start.
  optimizeDeps: { entries: 'index.html' },
  css: {
    // Without the hash, which no compression makes smaller.
    modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` },
  },
  build: {
    target: 'baseline-widely-available',
    // One style sheet, which the build puts into every page. No data: addresses, which the content policy forbids.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What a story needs is there already, except for the story.
      resolveDependencies: (file, dependencies) => (file.includes('/story-') ? [] : dependencies),
    },
    license: { fileName: 'licences.txt' },
    rolldownOptions: {
      input: 'src/entries/client.ts',
      // Says only that the machine is slow.
      checks: { bundlerTimings: false },
      output: {
        // All words in a file of their own: the limit for the code must not depend on how long they are.
        codeSplitting: { groups: [{ name: 'content', test: words }] },
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${facadeModuleId && story.test(facadeModuleId) ? 'story-' : ''}[name]-[hash].js`,
        // Nearly all of it runs during hydration: with this hint Chromium compiles it in the background.
        postBanner: ({ name }) => (/^(hydrate|packages)$/.test(name) ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
});

/** React Router's package names its development build, whose warnings would be in the script of every visitor. */
function productionRouter(): Plugin {
  const file = new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url);
  const alias = [{ find: /^react-router$/, replacement: fileURLToPath(file) }];
  return { name: 'production-router', apply: 'build', config: () => ({ resolve: { alias } }) };
}
