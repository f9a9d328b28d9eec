import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, sep } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { revalidate, mediaTypes } from './headers.ts';
import { hostFiles } from './host-files.ts';

const encodings = { br: '.br', gzip: '.gz' };

/**
 * Serves a built site on loopback, with the headers and under the path that its _headers file names. Port 0 takes any
 * free one. Files are read anew for each request, because the site may be built again meanwhile.
 */
export async function serveSite(
  port: number,
  folder: string,
): Promise<{ address: string; close: () => void }> {
  const host = '127.0.0.1';
  const { base } = readRules(folder).everywhere;
  const server = createServer((request, response) => {
    try {
      answer(folder, request, response);
    } catch {
      // A file that cannot be read ends this answer, not the server.
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
  const [path, query = ''] = request.url!.split(/(?=\?)(.*)/s, 2) as [string, string?];
  const found = findPage(folder, everywhere.base, path);
  setAll(response, { ...everywhere.headers, 'Cache-Control': revalidate });
  if (request.method !== 'GET' && request.method !== 'HEAD')
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  else if (found && 'page' in found) response.writeHead(301, { Location: found.page + query }).end();
  else if (found) {
    if (found.file.startsWith('assets/')) setAll(response, assets.headers);
    sendFile(folder, found.file, request, response);
  } else {
    response.statusCode = 404;
    sendFile(folder, '404.html', request, response);
  }
}

/** The file at an address, or the address of the page that another spelling stands for. */
function findPage(
  folder: string,
  base: string,
  path: string,
): { file: string } | { page: string } | undefined {
  const decoded = decode(path)?.replace(/\/{2,}/g, '/');
  if (decoded === base.slice(0, -1)) return { page: base };
  if (!decoded?.startsWith(base)) return;
  const name = decoded.slice(base.length);
  if (isHidden(name)) return;
  const page = name
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/^index$/, '');
  if (isPage(folder, page)) {
    const address = base + page;
    return path === address ? { file: `${page || 'index'}.html` } : { page: address };
  }
  const isFile = statSync(join(folder, name), { throwIfNoEntry: false })?.isFile();
  return isFile ? { file: name } : undefined;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Not for visitors: what hosts read, the 404 page by its name, hidden files, the compressed form of a file. */
function isHidden(name: string): boolean {
  const isDotfile = name.split(/[\\/]/).some((part) => part.startsWith('.') && part !== '.well-known');
  const isReserved = [...hostFiles, '404', '404.html'].includes(name.replace(/\/$/, ''));
  return isDotfile || isReserved || name.includes('\0') || /\.(br|gz)$/.test(name);
}

function isPage(folder: string, page: string): boolean {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) =>
      file
        .slice(0, -'.html'.length)
        .split(sep)
        .join('/')
        .replace(/^index$/, ''),
    );
  return pages.includes(page);
}

/** Conditional requests and parts of a file are left to `send`. */
function sendFile(folder: string, file: string, request: IncomingMessage, response: ServerResponse) {
  const available = Object.entries(encodings).filter(([, suffix]) => existsSync(join(folder, file + suffix)));
  const names = available.map(([name]) => name);
  const accepted = new Negotiator(request).encodings([...names, 'identity']);
  // Browsers accept all of them alike: the smallest comes first here.
  const encoding = [...names, 'identity'].find((name) => accepted.includes(name));
  const suffix = encodings[encoding as keyof typeof encodings] ?? '';
  response.setHeader(
    'Content-Type',
    mediaTypes[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? 'application/octet-stream',
  );
  if (available.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (suffix) response.setHeader('Content-Encoding', encoding!);
  const path = (file + suffix).split('/').map(encodeURIComponent).join('/');
  const isFound = response.statusCode !== 404;
  send(request, `/${path}`, {
    root: folder,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    acceptRanges: isFound,
  })
    .on('error', ({ status = 500, headers }: { status?: number; headers?: Record<string, string> }) => {
      for (const name of ['Content-Encoding', 'Content-Type']) response.removeHeader(name);
      response.writeHead(status, headers).end();
    })
    .pipe(response);
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
