import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';
import type { Asked } from '../../model/editing.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { answersOf, type AnswerName, type WorkName } from './answers.ts';
import { editsOf, type Project } from './edits.ts';
import { doesNotSay, mayEdit, ownHosts, readJson, refuseStrangers } from './guard.ts';
import { refuseOwnHero, renderHero } from './hero.ts';
import { addOwnMedia, framesOf, replacesOf } from './media.ts';
import { Refused } from './refused.ts';
import { checkAsked, isRequest } from './requests.ts';
import { answerSteps } from './upload.ts';

const code = 'src/editor/main.tsx';
const start = '/@edit/';
const withFile = ['POST media', 'POST frames'];
const noEditor =
  '<p style="position:fixed;z-index:9;inset:auto 0 0;margin:0;padding:8px;background:#fff;color:#000">This page cannot be edited here: this browser does not say that a person has opened the page (Sec-Fetch-Dest). Use a newer browser, or edit the files in content/.</p>';

/** `version` counts the contents that pages have shown, so that a page knows when it shows what a change has made. */
type Shown = { loaded: LoadedSite; version: number };

type Works = {
  [Name in WorkName]: (
    asked: Asked<Name>,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<object | undefined>;
};

/** The part of the dev server that changes content files for the page. `shown` is the content that pages show. */
export function editorOf(server: ViteDevServer, project: Project, shown: () => Shown | undefined) {
  const secret = randomBytes(24).toString('hex');
  const edits = editsOf(project);
  const hosts = () => ownHosts(server.httpServer?.address() as AddressInfo);
  server.httpServer?.once('listening', () => {
    if (hosts().length === 0)
      console.log('Other machines can reach this server, so its pages cannot be edited in the browser.');
  });

  function shownNow(): Shown {
    const now = shown();
    if (!now) throw new Refused(409, 'The content has problems: correct them first.');
    return now;
  }

  const open = (file: string) =>
    fetch(`${server.resolvedUrls!.local[0]}__open-in-editor?file=${encodeURIComponent(file)}`, {
      headers: { 'X-Edit-Secret': secret },
    });
  const answers = answersOf({ edits, shown: shownNow, open });
  const works: Works = {
    'POST hero': async ({ replace }, _, response) => {
      const { loaded } = shownNow();
      refuseOwnHero(loaded, replace);
      await answerSteps(response, (job) => renderHero(loaded, edits, replace, job));
      return undefined;
    },
    'POST media': async (asked, request, response) => {
      const { loaded } = shownNow();
      const { replaces } = replacesOf(loaded, asked);
      if (replaces && !asked.replace) throw new Refused(409, replaces, { replace: true });
      await answerSteps(response, (job) => {
        const work = addOwnMedia(request, loaded, edits, asked, job);
        project.addsMedia(work);
        return work;
      });
      return undefined;
    },
    'POST frames': (_, request, response) => framesOf(request, response),
  };

  /** What has not ended yet. */
  const running = new Set<Promise<unknown>>();
  const answerTo = <Name extends AnswerName>(name: Name, asked: unknown) =>
    answers[name](checkAsked(name, asked));
  const work = <Name extends WorkName>(
    name: Name,
    asked: unknown,
    request: IncomingMessage,
    response: ServerResponse,
  ) => works[name](checkAsked(name, asked), request, response);
  const isWork = (name: AnswerName | WorkName): name is WorkName => Object.hasOwn(works, name);

  /** Answers requests of the editor. Returns whether it was one. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    if (!pathname.startsWith(start)) return false;
    const send = (status: number, body: object) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
        .end(JSON.stringify(body));
    try {
      const name = `${request.method} ${pathname.slice(start.length)}`;
      const hasFile = withFile.includes(name);
      refuseStrangers(request, { hosts: hosts(), secret }, hasFile ? 'application/octet-stream' : undefined);
      if (!isRequest(name)) throw new Refused(403, 'The editor has no such request.');
      const isInAddress = request.method === 'GET' || hasFile;
      const asked = isInAddress ? Object.fromEntries(searchParams) : await readJson(request);
      if (isWork(name)) {
        const own = work(name, asked, request, response);
        running.add(own);
        const body = await own.finally(() => running.delete(own));
        if (body) send(200, body);
        return true;
      }
      const body = await answerTo(name, asked);
      if (body instanceof Uint8Array) response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(body);
      else send(200, request.method === 'POST' ? { ...body, version: shown()?.version } : body);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      send(error.status, { message: error.message, ...error.facts });
    }
    return true;
  }

  return {
    answer,
    secret,
    /** The server closes its connections, which stops all work. Then it waits until that has tidied up. */
    ended: () => Promise.allSettled(running),
    /** The script of the editor, for a document that may have it. */
    tag: (request: IncomingMessage) => {
      if (mayEdit(request, hosts()))
        return `<script type="module" src="/${code}" data-secret="${secret}"></script>`;
      return doesNotSay(request, hosts()) ? noEditor : '';
    },
  };
}
