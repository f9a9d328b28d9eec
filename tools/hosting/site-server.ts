import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sep } from 'node:path';
import sirv from 'sirv';
import { mediaTypes, revalidate } from './headers.ts';
import { hostFiles, otherSpellings } from './host-files.ts';

/**
 * Serves a built site on loopback, with the headers and under the path in its _headers file. Port 0 means any free port.
 * Files are read from disk for each request, because the site may be built again in the meantime.
 */
export async function serveSite(
  port: number,
  folder: string,
): Promise<{ address: string; close: () => void }> {
  const host = '127.0.0.1';
  const rules = () => readRules(`${folder}/_headers`);
  const files = sirv(folder, {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    onNoMatch: (request, response) => notFound(folder, request, response),
    setHeaders: (response, path) => {
      response.setHeader('Content-Type', mediaTypes[/\.(\w+)$/.exec(path)?.[1] ?? 'html'] ?? '');
      if (path.startsWith('/assets/')) setAll(response, rules().assets.headers);
    },
  });

  function answer(request: IncomingMessage, response: ServerResponse) {
    const { headers, base } = rules().everywhere;
    setAll(response, { ...headers, 'Cache-Control': revalidate });
    const [path, query] = request.url!.split(/(?=\?)/, 2) as [string, string?];
    const hidden = ['404', '404/', '404.html', ...hostFiles].map((file) => base + file);
    const redirects = new Map([[base.slice(0, -1), base], ...otherSpellings(base, pagesIn(folder))]);
    const page = redirects.get(path);
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end();
    else if (hidden.includes(path) || /\/(\.|%2e)(?!well-known\/)/i.test(path))
      notFound(folder, request, response);
    else if (page) response.writeHead(301, { Location: page + (query ?? '') }).end();
    else if (!path.startsWith(base)) notFound(folder, request, response);
    else {
      request.url = `/${request.url!.slice(base.length)}`;
      files(request, response);
    }
  }

  const { base } = rules().everywhere;
  const server = createServer((request, response) => {
    // A file that cannot be read ends the response, not the server.
    response.on('pipe', (file) => file.once('error', () => response.destroy()));
    try {
      answer(request, response);
    } catch {
      response.destroy();
    }
  }).listen(port, host);
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}${base}`,
    close: () => server.close(),
  };
}

type Rule = { base: string; headers: Record<string, string> };

function readRules(file: string): { everywhere: Rule; assets: Rule } {
  const blocks = readFileSync(file, 'utf8')
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

function pagesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html') && !['index.html', '404.html'].includes(file))
    .map((file) => `/${file.slice(0, -5).split(sep).join('/')}`);
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
