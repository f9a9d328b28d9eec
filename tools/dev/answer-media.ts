import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import send from 'send';
import { isInside } from '../content/is-inside.ts';
import { mediaFolder } from '../content/media.ts';
import { mediaTypes } from '../hosting/headers.ts';
import { publishedFile } from '../pictures/published-file.ts';
import { UserError } from '../user-error.ts';

/** Answers for a file of content/media as the site would have it. Returns whether one was asked for. */
export async function answerMedia(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [, encoded] = /^\/content\/media\/([^/?]+)/.exec(request.url!) ?? [];
  if (encoded === undefined) return false;
  const name = nameIn(encoded);
  const file = join(root, mediaFolder, name);
  const type = mediaTypes[extname(name).slice(1)];
  if (!type || name.startsWith('.') || /[\\/]/.test(name) || !isInside(join(root, 'content'), file)) {
    response.writeHead(404).end();
    return true;
  }
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-cache');
  if (!/\.(mp4|pdf)$/.test(name)) {
    try {
      const { data } = await publishedFile(root, join(mediaFolder, name));
      response.end(data);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      response.writeHead(422, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.message);
    }
    return true;
  }
  // Browsers ask for parts of a clip.
  send(request, `/${encodeURIComponent(name)}`, { root: join(root, mediaFolder), cacheControl: false })
    .on('error', ({ status }: { status: number }) => response.writeHead(status).end())
    .pipe(response);
  return true;
}

function nameIn(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}
