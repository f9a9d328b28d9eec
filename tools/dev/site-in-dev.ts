import { posix } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { checkContent } from '../content/check-content.ts';
import { loadModel, type Model } from '../content/load-model.ts';
import { loadSite } from '../content/load-site.ts';
import { type Site, siteOf } from '../content/site.ts';
import { themeNotes } from '../theme/theme-notes.ts';
import { answerPage, answerPart } from './answers.ts';
import { overlayError } from './overlay-error.ts';

/** What decides on the pages: also labels and icon names, and package.json, which each installed font changes. */
const decides = /^(content|model)\/|^package\.json$/;

/**
 * Serves the pages of the site as a build would write them, and applies each edit to the page that is open. While the content has
 * problems, it shows them over the page and in the terminal; the page below keeps the last valid content.
 */
export function siteInDev(root: string): Plugin {
  let model: Model | undefined;
  let site: Site | undefined;
  let version = 0;
  let lastProblems: string[] = [];
  let lastCheck = Promise.resolve();

  // Checks run one after the other. If two ran at once, the one that read the older files could report last.
  function check(server: ViteDevServer): Promise<void> {
    const next = () => readAndReport(server);
    lastCheck = lastCheck.then(next, next);
    return lastCheck;
  }

  async function readAndReport({ config, ws }: ViteDevServer) {
    model ??= await loadModel(root);
    const loaded = await loadSite(root, { model });
    const problems = checkContent(loaded);
    const [report, lastReport] = [problems.join('\n'), lastProblems.join('\n')];
    lastProblems = problems;
    tell(ws);
    if (report !== lastReport)
      config.logger[report ? 'error' : 'info'](report || 'The content has no problems any more.');
    if (!report) show(siteOf(loaded, '/'), ws);
  }

  function tell(ws: ViteDevServer['ws']) {
    // An update without modules closes the overlay. Vite's client would load the page anew if it were the first update.
    if (lastProblems.length === 0) ws.send({ type: 'update', updates: [] });
    // While no page is open, Vite would keep the error and show it at the next load, even if it is corrected by then.
    else if (ws.clients.size > 0) ws.send({ type: 'error', err: overlayError(root, lastProblems) });
  }

  function show(next: Site, ws: ViteDevServer['ws']) {
    const last = site;
    site = next;
    version += 1;
    const notes = themeNotes(next.theme).join('\n');
    if (notes && notes !== (last && themeNotes(last.theme).join('\n'))) console.log(notes);
    const codes = (each: Site | undefined) => each?.languages.map(({ code }) => code).join();
    if (codes(last) === codes(next)) ws.send({ type: 'custom', event: 'content' });
    else ws.send({ type: 'full-reload' });
  }

  return {
    name: 'site-in-dev',
    async configureServer(server) {
      await check(server);
      server.ws.on('connection', () => tell(server.ws));
      server.middlewares.use((request, response, next) => {
        if (!site) return next();
        answerPart(site, version, request, response).then((isAnswered) => isAnswered || next(), next);
      });
      return () =>
        server.middlewares.use((request, response, next) => {
          answerPage(server, site, version, request, response).then(
            (isAnswered) => isAnswered || next(),
            next,
          );
        });
    },
    async hotUpdate({ type, file, read, server }) {
      const path = posix.relative(normalizePath(root), file);
      if (this.environment.name !== 'client' || !decides.test(path)) return;
      // Some editors empty a file before they write it: `read` waits for the text.
      if (type === 'update') await read();
      if (path.startsWith('model/')) {
        model = undefined;
        server.config.logger.info(
          `${path} has changed: restart npm run dev to see all that follows from it.`,
        );
      }
      await check(server);
    },
  };
}
