import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cacheForever } from '../../tools/hosting/headers.ts';
import { serveSite } from '../../tools/hosting/site-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

const rules = (base: string) =>
  `${base}*\n  X-Frame: never\n  Policy: a: b\n${base}assets/*\n  Cache-Control: ${cacheForever}\n`;
const page = (words: string) => ({
  '': `<p>${words}</p>`,
  '.br': brotliCompressSync(`<p>${words}</p>`),
  '.gz': gzipSync(`<p>${words}</p>`),
});

const clip = Buffer.from(Array.from({ length: 500 }, (_, index) => index % 256));

/** A small built site, served under a path. */
async function serve(base = '/') {
  const pages = { 'index.html': 'Home', 'services/apps.html': 'Apps', '404.html': 'Not found' };
  const folder = temporaryFolder({
    _headers: rules(base),
    'assets/clip-1.mp4': clip,
    '.well-known/security.txt': 'Contact: me',
    ...Object.fromEntries(
      Object.entries(pages).flatMap(([name, words]) =>
        Object.entries(page(words)).map(([ending, data]) => [name + ending, data]),
      ),
    ),
  });
  const { address, close } = await serveSite(0, folder);
  onTestFinished(close);
  const { origin } = new URL(address);
  return { folder, address, ask: (path: string, headers = {}) => ask(origin, path, headers) };
}

// addresses.test.ts has all paths, and tests/owner/hosts.spec.ts what real servers do too: 304, HEAD, 405, parts of files.
test('under a path, each answer has the rules of the host, and what is missing has the 404 page', async () => {
  const { address, ask } = await serve('/portfolio/');
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/portfolio\/$/);
  const answers: [path: string, status: number, location?: string][] = [
    ['?from=mail', 200],
    ['services/apps', 200],
    ['assets/clip-1.mp4', 200],
    ['.well-known/security.txt', 200],
    ['/index.html?a=b', 301, '?a=b'],
    ['services//apps/?a=b?c=d', 301, 'services/apps?a=b?c=d'],
    ['no-such-page', 404],
    ['index.html.br', 404],
  ];
  for (const [path, status, location] of answers) {
    const answer = await ask(`/portfolio/${path}`);
    expect(answer.status, path).toBe(status);
    expect(answer.headers, path).toMatchObject({
      'x-frame': 'never',
      policy: 'a: b',
      'cache-control': path.startsWith('assets/') ? cacheForever : 'no-cache',
    });
    expect(answer.headers.location).toBe(location === undefined ? undefined : `/portfolio/${location}`);
    if (status === 404) expect(answer.body.toString()).toBe('<p>Not found</p>');
  }
});

test('pages are sent in the best encoding that a browser accepts', async () => {
  const { ask } = await serve();
  for (const [accepted, encoding, ending] of [
    ['gzip, deflate, br', 'br', '.br'],
    ['br;q=0, gzip', 'gzip', '.gz'],
    ['*', 'br', '.br'],
    ['gzip;q=0, br;q=0', undefined, ''],
    ['identity', undefined, ''],
  ] as const)
    for (const path of ['/', '/no-such-page']) {
      const { headers, body } = await ask(path, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding'], accepted).toBe(encoding);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(body).toEqual(Buffer.from(page(path === '/' ? 'Home' : 'Not found')[ending]));
    }
});

test('a request for a part of a clip that is not there is refused, and one that is not understood gets all', async () => {
  const { ask } = await serve();
  for (const [range, expected, part] of [
    ['bytes=0-1000', 206, 'bytes 0-499/500'],
    ['lines=1-2', 200, undefined],
    ['bytes=400-100', 416, 'bytes */500'],
    ['bytes=-0', 416, 'bytes */500'],
  ] as const) {
    const { status, headers, body } = await ask('/assets/clip-1.mp4', { Range: range });
    expect(status, range).toBe(expected);
    expect(headers['content-range']).toBe(part);
    if (expected < 400) expect(body).toEqual(clip);
  }
});

test.skipIf(process.platform !== 'linux')('an aborted download leaves no file open', async () => {
  const { address, folder, ask } = await serve();
  writeFileSync(join(folder, 'assets/clip-1.mp4'), Buffer.alloc(3_000_000));
  const before = openFiles();
  await Promise.all(Array.from({ length: 30 }, () => abortDownload(address, '/assets/clip-1.mp4')));
  // The server hears of the last aborts a moment later.
  await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before + 5));
  expect((await ask('/')).status).toBe(200);
});

test('a new build is served without a restart', async () => {
  const { folder, ask } = await serve();
  expect((await ask('/')).body.toString()).toBe('<p>Home</p>');
  writeFileSync(join(folder, 'index.html'), '<p>Something longer</p>');
  writeFileSync(join(folder, 'services/new.html'), '<p>New</p>');
  writeFileSync(join(folder, '_headers'), rules('/').replace('never', 'always'));
  const { headers, body } = await ask('/');
  expect(body.toString()).toBe('<p>Something longer</p>');
  expect(headers['x-frame']).toBe('always');
  expect((await ask('/services/new')).status).toBe(200);
  expect((await ask('/services/new.html')).headers.location).toBe('/services/new');
});

test('a missing file ends the response, not the server, and a taken port is an error for the caller', async () => {
  const { address, folder, ask } = await serve();
  for (const ending of ['', '.br', '.gz']) rmSync(join(folder, `404.html${ending}`));
  expect(await ask('/no-such-page')).toMatchObject({ status: 404, body: Buffer.alloc(0) });
  rmSync(join(folder, '_headers'));
  await expect(ask('/')).rejects.toThrow('socket hang up');
  writeFileSync(join(folder, '_headers'), rules('/'));
  expect((await ask('/')).status).toBe(200);
  const port = Number(new URL(address).port);
  await expect(serveSite(port, folder)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

/** Sends the path as it is: `fetch` would resolve `..` and decode the body. */
async function ask(origin: string, path: string, headers: object) {
  const { hostname, port } = new URL(origin);
  const asked = request({ hostname, port, path, headers: { ...headers }, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode!, headers: response.headers, body };
}

const openFiles = () => readdirSync('/proc/self/fd').length;

/** Closes the connection when the first bytes have arrived. */
async function abortDownload(address: string, path: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  await once(socket, 'data');
  socket.resetAndDestroy();
  await once(socket, 'close');
}
