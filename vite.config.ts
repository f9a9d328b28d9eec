import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contentOverlay } from './tools/content-overlay.ts';
import { iconSprite } from './tools/icon-sprite.ts';

export default defineConfig({
  plugins: [react(), iconSprite(), contentOverlay(), leanRouter()],
  build: {
    target: 'baseline-widely-available',
    // One style sheet, which the build puts into every page; no file as a data: address, which the policy forbids.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
  },
});

/** Tells the bundler that what the router makes at its top level may go when nothing uses it. */
function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist/ },
      handler: (code) =>
        code
          .replace(/(?<== )React\d*\.(forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&')
          .replace(/^\w+\.displayName = .+;$/gm, ''),
    },
  };
}
