import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { mediaTypes, revalidated } from './headers.ts';
import { hostFiles, otherSpellings } from './hosts.ts';

/** Serves a built site on loopback as its _headers say, and under their path; port 0 takes any free one. */
export async function serveSite(
  port: number,
  folder = 'dist',
): Promise<{ address: string; close: () => void }> {
  const host = '127.0.0.1';
  const [everywhere, assets] = readRules(`${folder}/_headers`);
  const base = everywhere!.path;
  const redirects = new Map([[base.slice(0, -1), base], ...otherSpellings(base, pagesIn(folder))]);
  const hidden = [...hostFiles, '404.html'].map((file) => base + file);
  const files = sirv(folder, {
    // Looks at the files anew for each request: they may be built again meanwhile.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    onNoMatch: (request, response) => notFound(folder, request, response),
    setHeaders: (response, path) => {
      response.setHeader('Content-Type', mediaTypes[/\.(\w+)$/.exec(path)?.[1] ?? 'html'] ?? '');
      if (path.startsWith('/assets/')) setAll(response, assets!.headers);
    },
  });

  const server = createServer((request, response) => {
    setAll(response, { ...everywhere!.headers, 'Cache-Control': revalidated });
    // Unhandled, a file that cannot be read would end the server.
    response.on('pipe', (file) => file.once('error', () => response.destroy()));
    const path = request.url!.replace(/\?.*/, '');
    const page = redirects.get(path);
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end();
    else if (hidden.includes(path) || /\/(\.|%2e)(?!well-known\/)/i.test(path))
      notFound(folder, request, response);
    else if (page) response.writeHead(301, { Location: page }).end();
    else if (!path.startsWith(base)) notFound(folder, request, response);
    else {
      request.url = `/${request.url!.slice(base.length)}`;
      files(request, response);
    }
  }).listen(port, host);
  await new Promise((listening, failed) => server.once('listening', listening).once('error', failed));
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}${base}`,
    close: () => server.close(),
  };
}

function readRules(file: string): { path: string; headers: Record<string, string> }[] {
  const blocks = readFileSync(file, 'utf8')
    .trim()
    .split(/\n(?=\S)/);
  return blocks.map((block) => {
    const [path, ...lines] = block.split('\n');
    return {
      path: path!.replace('*', ''),
      headers: Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2))),
    };
  });
}

function pagesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html') && file !== 'index.html')
    .map((file) => `/${file.slice(0, -5)}`);
}

function setAll(response: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function notFound(folder: string, request: IncomingMessage, response: ServerResponse) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : '';
  const suffix = { br: '.br', gzip: '.gz', '': '' }[encoding];
  response.writeHead(404, {
    'Content-Type': mediaTypes.html!,
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  createReadStream(`${folder}/404.html${suffix}`).pipe(response);
}
