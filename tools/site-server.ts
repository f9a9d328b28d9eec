import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** Serves a built site on loopback, as a static host would; port 0 takes any free one. */
export async function serveSite(
  port: number,
  folder = 'dist',
): Promise<{ address: string; close: () => void }> {
  const host = '127.0.0.1';
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    onNoMatch: (request, response) => notFound(folder, request, response),
    setHeaders: (response, path) => {
      const lasting = path.startsWith('/assets/');
      response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const server = createServer(files).listen(port, host);
  await new Promise((listening, failed) => server.once('listening', listening).once('error', failed));
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}

function notFound(folder: string, request: IncomingMessage, response: ServerResponse) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : '';
  const suffix = { br: '.br', gzip: '.gz', '': '' }[encoding];
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(readFileSync(`${folder}/404.html${suffix}`));
}
