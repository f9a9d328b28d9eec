import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve, sep } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { findFile, notFoundPage } from './addresses.ts';
import { mediaTypes, revalidate } from './headers.ts';

type Site = { folder: string; files: string[] };

/**
 * Serves a built site on loopback, with the headers and under the path in its _headers file. Port 0 means any free port.
 * Files are read from disk for each request, because the site may be built again in the meantime.
 */
export async function serveSite(port: number, dist: string): Promise<{ address: string; close: () => void }> {
  const host = '127.0.0.1';
  const folder = resolve(dist);
  const { base } = readRules(folder).everywhere;
  const server = createServer((request, response) => {
    try {
      answer(folder, request, response);
    } catch {
      // A file that cannot be read ends the response, not the server.
      response.destroy();
    }
  }).listen(port, host);
  await new Promise((listening, failed) => server.once('listening', listening).once('error', failed));
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}${base}`,
    close: () => server.close(),
  };
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse) {
  const { everywhere, assets } = readRules(folder);
  const site = { folder, files: filesIn(folder) };
  const [path] = request.url!.split('?', 1) as [string];
  const query = request.url!.slice(path.length);
  setAll(response, { ...everywhere.headers, 'Cache-Control': revalidate });
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const found = findFile(path, { base: everywhere.base, files: site.files });
  if (found && 'redirect' in found)
    return response.writeHead(301, { Location: found.redirect + query }).end();
  if (found?.file.startsWith('assets/')) setAll(response, assets.headers);
  if (!found) response.statusCode = 404;
  sendFile(site, found?.file ?? notFoundPage(path, everywhere.base, site.files), request, response);
}

/** `send` does the rest that HTTP asks for: conditional requests, parts of a file, aborted downloads. */
function sendFile({ folder, files }: Site, file: string, request: IncomingMessage, response: ServerResponse) {
  const { encoding, suffix } = chooseEncoding(
    request,
    encodings.filter(({ suffix }) => files.includes(file + suffix)),
  );
  const type = mediaTypes[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? 'application/octet-stream';
  setAll(response, { 'Content-Type': type, Vary: 'Accept-Encoding' });
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  const path = encodeURI(`/${file}${suffix}`);
  const acceptRanges = response.statusCode !== 404;
  send(request, path, { root: folder, dotfiles: 'allow', index: false, cacheControl: false, acceptRanges })
    .on('error', ({ status, headers }: { status: number; headers?: Record<string, string> }) => {
      for (const name of ['Content-Encoding', 'Content-Type']) response.removeHeader(name);
      response.writeHead(status, headers).end();
    })
    .pipe(response);
}

const encodings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
];
const identity = { encoding: 'identity', suffix: '' };

/** The smallest of those that the browser accepts, which usually names them as equally good. */
function chooseEncoding(request: IncomingMessage, available: typeof encodings) {
  const accepted = new Negotiator(request).encodings(available.map(({ encoding }) => encoding));
  return available.find(({ encoding }) => accepted.includes(encoding)) ?? identity;
}

/** Only listed files are served: a path cannot lead out of the folder, and the case of its letters counts on every system. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1).replaceAll(sep, '/'));
}

type Rule = { base: string; headers: Record<string, string> };

function readRules(folder: string): { everywhere: Rule; assets: Rule } {
  const blocks = readFileSync(join(folder, '_headers'), 'utf8')
    .trim()
    .split(/\n(?=\S)/);
  const [everywhere, assets] = blocks.map((block): Rule => {
    const [path, ...lines] = block.split('\n');
    return {
      base: path!.replace('*', ''),
      headers: Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2))),
    };
  });
  return { everywhere: everywhere!, assets: assets! };
}

function setAll(response: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
