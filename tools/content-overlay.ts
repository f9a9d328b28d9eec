import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { checkContent } from './check-content.ts';

/** Shows what is wrong with the content over the page, while its owner edits it. */
export function contentOverlay(): Plugin {
  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer({ watcher, ws }) {
      const content = resolve('content') + sep;
      const check = async () => {
        const { problems } = await checkContent();
        if (problems.length > 0)
          ws.send({ type: 'error', err: { message: problems.join('\n\n'), stack: '', plugin: 'content' } });
      };
      ws.on('connection', check);
      watcher.on('all', (_, file) => {
        if (file.startsWith(content)) check();
      });
    },
  };
}
