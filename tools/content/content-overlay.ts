import { join } from 'node:path';
import { type EnvironmentModuleNode, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { checkContent } from './check-content.ts';

/**
 * While the owner edits the content, shows its problems over the page and in the terminal. The page below keeps the last
 * valid content, and applies all waiting edits once the content is valid again.
 */
export function contentOverlay(): Plugin {
  const waiting = new Set<EnvironmentModuleNode>();
  let lastReport = '';
  let lastCheck = Promise.resolve(true);

  // Checks run one after the other. If two ran at once, the one that read the older files could report last.
  function isValid(server: ViteDevServer): Promise<boolean> {
    const next = () => check(server);
    lastCheck = lastCheck.then(next, next);
    return lastCheck;
  }

  async function check({ config, ws }: ViteDevServer): Promise<boolean> {
    const { problems } = await checkContent(config.root);
    if (problems.length > 0) ws.send({ type: 'error', err: overlayError(config.root, problems) });
    const report = problems.join('\n');
    if (report !== lastReport)
      config.logger[report ? 'error' : 'info'](report || 'The content has no problems any more.');
    lastReport = report;
    return problems.length === 0;
  }

  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer(server) {
      server.ws.on('connection', () => isValid(server));
    },
    async hotUpdate({ type, file, modules, read, server }) {
      const isContent = file.startsWith(`${normalizePath(join(server.config.root, 'content'))}/`);
      if (this.environment.name !== 'client' || !isContent) return;
      // Some editors empty a file before they write it: `read` waits for the text.
      if (type === 'update') await read();
      for (const module of modules) waiting.add(module);
      if (!(await isValid(server))) return [];
      const all = [...waiting];
      waiting.clear();
      return all;
    },
  };
}

/** The overlay wraps the message, but makes links to the editor only in the stack, and only of absolute paths. */
function overlayError(root: string, problems: string[]) {
  const places = problems
    .map((problem) => /^\S+:\d+:\d+/.exec(problem)?.[0])
    .filter((place) => place !== undefined);
  const links = places.map((place) => join(root, place)).join('\n');
  return {
    message: problems.join('\n\n'),
    stack: links && `Open in your editor:\n${links}`,
    plugin: 'content',
  };
}
