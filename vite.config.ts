import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentOverlay } from './tools/content/content-overlay.ts';
import { iconSpriteInDev } from './tools/pages/icon-sprite.ts';

export default defineConfig({
  plugins: [react(), iconSpriteInDev(), contentOverlay()],
  // Not the page of the footage, whose thousands of icons the dev server would bundle at its first start.
  optimizeDeps: { entries: 'index.html' },
  build: {
    target: 'baseline-widely-available',
    // One style sheet, which the build puts into every page. No data: addresses, which the content policy forbids.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licences.txt' },
    rolldownOptions: {
      input: 'src/entries/client.ts',
      // Says only that the machine is slow.
      checks: { bundlerTimings: false },
      output: {
        // The owner's words in a file of their own: the limit for the code must not depend on how long they are.
        codeSplitting: { groups: [{ name: 'content', test: /\/content\// }] },
        // Nearly all of it runs during hydration: with this hint Chromium compiles it in the background.
        postBanner: ({ name }) => (name === 'hydrate' ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
});
