import { resolve } from 'node:path';
import { type EnvironmentModuleNode, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { checkContent } from './check-content.ts';

/**
 * While its owner edits the content, shows what is wrong with it over the page and in the terminal.
 * The page below keeps what was sound last, and takes all edits once everything is sound again.
 */
export function contentOverlay(): Plugin {
  const folder = `${normalizePath(resolve('content'))}/`;
  const held = new Set<EnvironmentModuleNode>();
  let said = '';
  let checked = Promise.resolve(true);

  // One after the other: of two at once, the one that read the older files could have the last word.
  function isSound(server: ViteDevServer): Promise<boolean> {
    const next = () => check(server);
    checked = checked.then(next, next);
    return checked;
  }

  async function check({ config, ws }: ViteDevServer): Promise<boolean> {
    const { problems } = await checkContent();
    if (problems.length > 0)
      ws.send({ type: 'error', err: { message: problems.join('\n\n'), stack: '', plugin: 'content' } });
    const list = problems.join('\n');
    if (list !== said) config.logger[list ? 'error' : 'info'](list || 'The content is sound again.');
    said = list;
    return problems.length === 0;
  }

  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer(server) {
      server.ws.on('connection', () => isSound(server));
    },
    async hotUpdate({ type, file, modules, read, server }) {
      if (this.environment.name !== 'client' || !file.startsWith(folder)) return;
      // Waits for an editor that empties the file before it writes it.
      if (type === 'update') await read();
      for (const module of modules) held.add(module);
      if (!(await isSound(server))) return [];
      const all = [...held];
      held.clear();
      return all;
    },
  };
}
