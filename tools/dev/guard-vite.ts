import { statSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { isInside } from '../content/is-inside.ts';
import { answerMedia } from './answer-media.ts';

type Asked = { method?: string | undefined; headers: IncomingHttpHeaders };

/** Of the project, what pages consist of. Content is answered by answer-media.ts and answers.ts. */
export const served = ['src', 'model', 'node_modules'];

/** No other site may show this server's pages in its own, or its files, whichever part of the server answers. */
const headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Comes before all that Vite answers: also media, which pages have as a build would write them. */
export function guardVite({ middlewares, config }: ViteDevServer, secret: string) {
  const folders = [...served.map((name) => join(config.root, name)), config.cacheDir];
  middlewares.use((request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (isStranger(request)) return refuse(response, 'This server answers only its own pages.');
    next();
  });
  middlewares.use((request, response, next) => {
    answerMedia(config.root, request, response).then((isAnswered) => isAnswered || next(), next);
  });
  // Vite refuses them too, with the whole paths of what it serves.
  middlewares.use((request, response, next) => {
    const file = fileAt(request.url!, config.root);
    const isOpen = !file || folders.some((folder) => isInside(folder, file));
    if (isOpen) return next();
    refuse(response, 'This file of the project is no part of a page.');
  });
  // As Vite itself does: the beginning of the path, in any letter case.
  middlewares.use('/__open-in-editor', (request, response, next) => {
    const file = fileToOpen(request, { root: config.root, secret });
    if (!file)
      return refuse(response, 'Only a page of this server opens files, and only those of the project.');
    request.url = `/?file=${encodeURIComponent(file)}`;
    next();
  });
}

/** A page of another site, also one on another port of this machine, may lead a person here, and nothing else. */
export function isStranger({ method, headers }: Asked): boolean {
  const { origin, host } = headers;
  if (origin !== undefined && origin !== `http://${host}`) return true;
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return method !== 'GET' || headers['sec-fetch-dest'] !== 'document';
}

/** The file of this machine at an address, if there is one. */
function fileAt(url: string, root: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0]!);
    const file = path.startsWith('/@fs/') ? path.slice('/@fs'.length) : join(root, path);
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The file that is asked for, with its line and column, if a page of this server asks. */
export function fileToOpen(
  { url, headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  { root, secret }: { root: string; secret: string },
): string | undefined {
  const isOwnPage = headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-dest'] === 'empty';
  if (!isOwnPage && headers['x-edit-secret'] !== secret) return;
  const given = new URL(url!, 'http://localhost').searchParams.get('file') ?? '';
  const [, path, place] = /^(.*?)((?::\d+){0,2})$/s.exec(given)!;
  const file = resolve(root, path!);
  return isInside(root, file) ? file + place : undefined;
}

function refuse(response: ServerResponse, why: string) {
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(why);
}

/** Vite shows an error with its stack: the paths of this machine are left out of both. */
export function withShortPaths(root: string): Connect.ErrorHandleFunction {
  return (error, _request, _response, next) => {
    for (const key of ['message', 'stack', 'frame', 'id'] as const)
      if (typeof error[key] === 'string') error[key] = error[key].replaceAll(`${root}/`, '');
    if (error.loc?.file) error.loc.file = error.loc.file.replace(`${root}/`, '');
    next(error);
  };
}
