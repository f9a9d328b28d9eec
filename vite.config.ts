import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  css: {
    // Without the hash, which no compression makes smaller.
    modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` },
  },
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
    },
  },
});
