import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';
import type { LoadedSite } from '../content/load-site.ts';
import { editList } from './edit-list.ts';
import { elsewhereOf, shareOf } from './elsewhere.ts';
import { entriesOf } from './entries.ts';
import { editText } from './edit-text.ts';
import { editsOf, type Project } from './edits.ts';
import { factsOf } from './facts.ts';
import { mayEdit, ownHosts, readJson, refuseStrangers } from './guard.ts';
import { refuseOwnHero, renderHero } from './hero.ts';
import { countOf, launchOf } from './launch.ts';
import { addOwnMedia, framesOf, replacesOf } from './media.ts';
import { openEditor } from './open-editor.ts';
import { Refused } from './refused.ts';
import { editTheme, previewTheme, themeFacts } from './theme.ts';
import { answerSteps } from './upload.ts';

type Asked = Record<string, unknown>;

const code = 'src/editor/main.tsx';
const start = '/@edit/';

/** `version` counts the contents that pages have shown, so that a page knows when it shows what a change has made. */
type Shown = { loaded: LoadedSite; version: number };

/** The part of the dev server that changes content files for the page. `shown` is the content that pages show. */
export function editorOf(server: ViteDevServer, project: Project, shown: () => Shown | undefined) {
  const secret = randomBytes(24).toString('hex');
  const edits = editsOf(project);
  const hosts = () => ownHosts(server.httpServer?.address() as AddressInfo);
  server.httpServer?.once('listening', () => {
    if (hosts().length === 0)
      console.log('Other machines can reach this server, so its pages cannot be edited in the browser.');
  });

  function valid(): LoadedSite {
    const { loaded } = shown() ?? {};
    if (!loaded) throw new Refused(409, 'The content has problems: correct them first.');
    return loaded;
  }

  const answers: Record<string, (asked: Asked) => unknown> = {
    'GET fields': async ({ language }) => {
      const own = valid().languages.find((each) => codeOf(each) === language) ?? valid().languages[0];
      const { version } = shown()!;
      return { version, ...factsOf(valid(), own), ...edits.state(), left: await countOf(valid()) };
    },
    'GET entries': ({ id }) => entriesOf(valid(), id),
    'GET launch': async () => ({ groups: await launchOf(valid()) }),
    'POST open': (asked) => openEditor(valid(), asked),
    'POST text': (asked) => editText(edits, asked),
    'POST list': (asked) => editList(edits, valid(), asked),
    'POST undo': () => edits.undo(),
    'POST redo': () => edits.redo(),
    'GET elsewhere': (asked) => elsewhereOf(valid(), asked),
    'GET share': (asked) => shareOf(valid(), asked),
    'GET theme': () => themeFacts(valid()),
    'POST preview': (asked) => previewTheme(valid(), asked),
    'POST theme': (asked) => editTheme(edits, asked),
    'GET media': (asked) => replacesOf(valid(), asked),
  };

  /** Those that take a file, or minutes. */
  const works: Record<
    string,
    (request: IncomingMessage, response: ServerResponse, asked: Asked) => Promise<object | undefined>
  > = {
    'POST hero': async (request, response) => {
      const replace = (await readJson(request)).replace === true;
      refuseOwnHero(valid(), replace);
      await answerSteps(response, (job) => renderHero(valid(), edits, replace, job));
    },
    'POST media': async (request, response, asked) => {
      const { replaces } = replacesOf(valid(), asked);
      if (replaces && asked.replace !== '1') throw new Refused(409, replaces, { replace: true });
      await answerSteps(response, (job) => {
        const work = addOwnMedia(request, valid(), edits, asked, job);
        project.addsMedia(work);
        return work;
      });
    },
    'POST frames': framesOf,
  };

  /** Answers requests of the editor. Returns whether it was one. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    if (!pathname.startsWith(start)) return false;
    const send = (status: number, body: object) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
        .end(JSON.stringify(body));
    // Vite allows other servers of this machine to read its answers.
    response.removeHeader('Access-Control-Allow-Origin');
    try {
      const name = `${request.method} ${pathname.slice(start.length)}`;
      const isFile = ['POST media', 'POST frames'].includes(name);
      refuseStrangers(request, { hosts: hosts(), secret }, isFile ? 'application/octet-stream' : undefined);
      const query = Object.fromEntries(searchParams);
      const work = Object.hasOwn(works, name) ? works[name] : undefined;
      const reply = Object.hasOwn(answers, name) ? answers[name] : undefined;
      if (work) {
        const body = await work(request, response, query);
        if (body) send(200, body);
      } else if (reply) {
        const asked = request.method === 'GET' ? query : await readJson(request);
        const facts = (await reply({ ...asked, host: request.headers.host })) as object;
        if (Buffer.isBuffer(facts)) response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(facts);
        else send(200, request.method === 'POST' ? { ...facts, version: shown()?.version } : facts);
      } else throw new Refused(403, 'The editor has no such request.');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      send(error.status, { message: error.message, ...error.facts });
    }
    return true;
  }

  return {
    answer,
    /** The script of the editor, for a document that may have it. */
    tag: (request: IncomingMessage) =>
      mayEdit(request, hosts())
        ? `<script type="module" src="/${code}" data-secret="${secret}"></script>`
        : '',
  };
}

function codeOf({ content }: LoadedSite['languages'][number]): unknown {
  return (content.site?.site as { language?: unknown } | undefined)?.language;
}
