import { join, posix } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { checkContent } from '../content/check-content.ts';
import { loadModel, type Model } from '../content/load-model.ts';
import { type LoadedSite, loadSite, nameInContent } from '../content/load-site.ts';
import { lineOf, type Problem } from '../content/problem.ts';
import { type Site, siteOf } from '../content/site.ts';
import { editorOf } from '../editor/editor.ts';
import { fieldsOf } from '../editor/fields.ts';
import { removeParts } from '../editor/write-files.ts';
import { themeNotes } from '../theme/theme-notes.ts';
import { answerPage, answerPart, type Shown } from './answers.ts';
import { guardVite, served, withShortPaths } from './guard-vite.ts';
import { overlayError } from './overlay-error.ts';

/** What decides on the pages: also labels and icon names, and package.json, which each installed font changes. */
const decides = /^(content|model)\/(?!(.*\/)?\.)|^package\.json$/;

/**
 * Serves the pages of the site as a build would write them, and applies each edit to the page that is open. While the content has
 * problems, it shows them over the page and in the terminal; the page below keeps the last valid content.
 */
export function siteInDev(root: string): Plugin {
  let model: Model | undefined;
  let loaded: LoadedSite | undefined;
  let shown: (Shown & { loaded: LoadedSite }) | undefined;
  let lastProblems: Problem[] = [];
  let lastWork: Promise<unknown> = Promise.resolve();
  let newMedia: Promise<unknown> = Promise.resolve();
  let ended = async () => {};

  // Checks and changes run one after the other. If two ran at once, the one that read the older files could report last.
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = lastWork.then(work, work);
    lastWork = result;
    return result;
  }

  function check(server: ViteDevServer, isNeeded = () => true): Promise<void> {
    return inTurn(async () => {
      if (!isNeeded()) return;
      const read = await loadSite(root, { model: await modelOfProject() });
      report(server, read, checkContent(read));
    });
  }

  async function modelOfProject(): Promise<Model> {
    model ??= await loadModel(root);
    return model;
  }

  function report({ config, ws }: ViteDevServer, read: LoadedSite, problems: Problem[]) {
    const [text, lastText] = [problems, lastProblems].map((each) => each.map(lineOf).join('\n'));
    loaded = read;
    lastProblems = problems;
    tell(ws);
    if (text !== lastText)
      config.logger[text ? 'error' : 'info'](text || 'The content has no problems any more.');
    if (!text) show(read, ws);
  }

  function tell(ws: ViteDevServer['ws']) {
    // An update without modules closes the overlay. Vite's client would load the page anew if it were the first update.
    if (lastProblems.length === 0) ws.send({ type: 'update', updates: [] });
    // While no page is open, Vite would keep the error and show it at the next load, even if it is corrected by then.
    else if (ws.clients.size > 0) ws.send({ type: 'error', err: overlayError(root, lastProblems) });
  }

  function show(next: LoadedSite, ws: ViteDevServer['ws']) {
    const last = shown?.site;
    const site = siteOf(next, '/');
    const fields = (folder: string) => {
      const language = next.languages.find((each) => each.folder === folder)!;
      return fieldsOf(next.model.schemas, language).fields;
    };
    shown = { site, loaded: next, version: (shown?.version ?? 0) + 1, fields };
    const notes = themeNotes(site.theme).join('\n');
    if (notes && notes !== (last && themeNotes(last.theme).join('\n'))) console.log(notes);
    const codes = (each: Site | undefined) => each?.languages.map(({ code }) => code).join();
    if (codes(last) === codes(site)) ws.send({ type: 'custom', event: 'content' });
    // Without an open page, Vite would keep this for the next one, and load that twice.
    else if (ws.clients.size > 0) ws.send({ type: 'full-reload' });
  }

  /** Whether a content file has the text that was last loaded: the editor has written it, and shown it already. */
  function isKnown(path: string, text: string): boolean {
    return (
      loaded?.languages.some(({ folder, sources }) =>
        Object.entries(sources).some(
          ([file, source]) => path === `content/${nameInContent(folder, file)}.ts` && source === text,
        ),
      ) ?? false
    );
  }

  return {
    name: 'site-in-dev',
    config: () => ({
      // Packages that Vite finds only when a page asks for them would load that page anew.
      optimizeDeps: { entries: ['src/entries/client.ts', 'src/editor/main.tsx'] },
      server: { cors: false, fs: { allow: served.map((name) => join(root, name)) } },
    }),
    async configureServer(server) {
      await removeParts(root);
      await check(server);
      const accept = (read: LoadedSite, problems: Problem[]) => report(server, read, problems);
      const addsMedia = (work: Promise<unknown>) => (newMedia = Promise.allSettled([newMedia, work]));
      const project = { root, model: modelOfProject, inTurn, accept, addsMedia };
      const editor = editorOf(server, project, () => shown);
      guardVite(server, editor.secret);
      ended = async () => void (await editor.ended());
      server.ws.on('connection', () => tell(server.ws));
      server.middlewares.use((request, response, next) => {
        editor.answer(request, response).then((isAnswered) => isAnswered || next(), next);
      });
      server.middlewares.use((request, response, next) => {
        if (!shown) return next();
        answerPart(shown, request, response).then((isAnswered) => isAnswered || next(), next);
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          answerPage(server, shown, request, response, editor.tag(request)).then(
            (isAnswered) => isAnswered || next(),
            next,
          );
        });
        server.middlewares.use(withShortPaths(root));
      };
    },
    closeBundle: () => ended(),
    async hotUpdate({ type, file, read, server }) {
      const path = posix.relative(normalizePath(root), file);
      if (this.environment.name !== 'client' || !decides.test(path)) return;
      // The editor writes the name of what it adds afterwards. Until then the content has a problem that nobody needs to see.
      if (path.startsWith('content/media/')) await newMedia;
      // The watcher keeps quiet about a change within 50 ms of another: a formatter, for example, writes a file again at once.
      await setTimeout(60);
      // Some editors empty a file before they write it: `read` waits for the text.
      const text = type === 'update' ? await read() : undefined;
      if (path.startsWith('model/')) {
        model = undefined;
        server.config.logger.info(
          `${path} has changed: restart npm run dev to see all that follows from it.`,
        );
      }
      await check(server, () => text === undefined || !isKnown(path, text));
    },
  };
}
