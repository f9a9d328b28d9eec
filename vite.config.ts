import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contentOverlay } from './tools/content-overlay.ts';
import { iconSprite } from './tools/icon-sprite.ts';

export default defineConfig({
  plugins: [react(), iconSprite(), contentOverlay(), leanRouter(), plainImports()],
  // Not the page of the footage, whose thousands of icons the dev server would bundle at its first start.
  optimizeDeps: { entries: 'index.html' },
  build: {
    target: 'baseline-widely-available',
    // One style sheet, which the build puts into every page; no file as a data: address, which the policy forbids.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    license: { fileName: 'licences.txt' },
    rolldownOptions: {
      // A slow machine is nothing that its owner could mend here.
      checks: { bundlerTimings: false },
      output: {
        // Nearly all of it runs when the page comes alive: Chromium then compiles it beside the page, not within.
        postBanner: ({ name }) => (name === 'hydrate' ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
});

/**
 * Takes the router's production files, to which its package leads nobody, and tells the bundler
 * that what they make at their top level may go when nothing uses it.
 */
function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    config: () => ({
      resolve: { alias: { 'react-router': '/node_modules/react-router/dist/production/index.mjs' } },
    }),
    transform: {
      filter: { id: /react-router\/dist/ },
      handler: (code) =>
        code
          .replace(/(?<== )React\d*\.(forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&')
          .replace(/^\w+\.displayName = .+;$/gm, ''),
    },
  };
}

/** The page already holds all it needs: a dynamic import has nothing to preload. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
