import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
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
  const folder = temporaryFolder({
    _headers: rules(base),
    'assets/clip-1.mp4': clip,
    '.well-known/security.txt': 'Contact: me',
    '.secret': 'not for visitors',
    'vercel.json': '{}',
    ...Object.fromEntries(
      Object.entries({ 'index.html': 'Home', 'services/apps.html': 'Apps', '404.html': 'Not found' }).flatMap(
        ([name, words]) => Object.entries(page(words)).map(([ending, data]) => [name + ending, data]),
      ),
    ),
  });
  const { address, close } = await serveSite(0, folder);
  onTestFinished(close);
  const { origin } = new URL(address);
  return {
    folder,
    address,
    ask: (path: string, headers = {}, method = 'GET') => ask(origin, path, headers, method),
  };
}

test('the address is on loopback, with the path of the site', async () => {
  expect((await serve('/portfolio/')).address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/portfolio\/$/);
});

const answers: [path: string, status: number, location?: string][] = [
  ['', 200],
  ['?from=mail', 200],
  ['services/apps', 200],
  ['assets/clip-1.mp4', 200],
  ['.well-known/security.txt', 200],
  ['index.html', 301, ''],
  ['/index.html?a=b', 301, '?a=b'],
  ['services//apps/?a=b?c=d', 301, 'services/apps?a=b?c=d'],
  ['no-such-page', 404],
  ['404%2ehtml', 404],
  ['%5fheaders', 404],
  ['index.html.br', 404],
  ['../package.json', 404],
];

for (const base of ['/', '/portfolio/']) {
  test.each(answers)(`with the site at ${base}, %j gets %d`, async (path, status, location) => {
    const answer = await (await serve(base)).ask(base + path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location === undefined ? undefined : base + location);
    expect(answer.headers).toMatchObject({
      'x-frame': 'never',
      policy: 'a: b',
      'cache-control': path.startsWith('assets/') ? cacheForever : 'no-cache',
    });
    if (status === 404) expect(answer.body.toString()).toBe('<p>Not found</p>');
  });
}

test.each([
  ['br', 'br', '.br'],
  ['gzip', 'gzip', '.gz'],
  ['gzip, deflate, br', 'br', '.br'],
  ['br;q=0, gzip', 'gzip', '.gz'],
  ['*', 'br', '.br'],
  ['gzip;q=0, br;q=0', undefined, ''],
  ['identity', undefined, ''],
] as const)('a browser that accepts %s gets pages as %s', async (accepted, encoding, ending) => {
  const { ask } = await serve();
  for (const [path, words] of [
    ['/', 'Home'],
    ['/services/apps', 'Apps'],
    ['/no-such-page', 'Not found'],
  ] as const) {
    const { headers, body } = await ask(path, { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(body).toEqual(Buffer.from(page(words)[ending]));
  }
});

const ranges: [range: string, status: number, bytes: [from: number, to: number]][] = [
  ['bytes=0-99', 206, [0, 99]],
  ['bytes=400-', 206, [400, 499]],
  ['bytes=-100', 206, [400, 499]],
  ['bytes=0-1000', 206, [0, 499]],
  ['lines=1-2', 200, [0, 499]],
];

test.each(ranges)('a request for %s of a clip gets %d', async (range, expected, [from, to]) => {
  const { status, headers, body } = await (await serve()).ask('/assets/clip-1.mp4', { Range: range });
  expect(status).toBe(expected);
  expect(headers['content-range']).toBe(expected === 206 ? `bytes ${from}-${to}/500` : undefined);
  expect(body).toEqual(clip.subarray(from, to + 1));
  expect(headers['content-type']).toBe('video/mp4');
});

test.each(['bytes=500-', 'bytes=400-100', 'bytes=-0'])('a request for %s gets 416', async (range) => {
  const { status, headers } = await (await serve()).ask('/assets/clip-1.mp4', { Range: range });
  expect(status).toBe(416);
  expect(headers['content-range']).toBe('bytes */500');
});

test('a part is sent only of the version that the browser already has the rest of', async () => {
  const { ask } = await serve();
  const { etag, 'last-modified': date } = (await ask('/assets/clip-1.mp4')).headers;
  for (const [version, status] of [
    [etag, 206],
    [date, 206],
    ['"another"', 200],
    [new Date(0).toUTCString(), 200],
  ] as const) {
    const headers = { Range: 'bytes=0-99', 'If-Range': version };
    expect((await ask('/assets/clip-1.mp4', headers)).status).toBe(status);
  }
});

test('304 has the headers that the browser keeps with its copy', async () => {
  const { ask } = await serve();
  for (const [path, cache] of [
    ['/', 'no-cache'],
    ['/assets/clip-1.mp4', cacheForever],
  ] as const) {
    const { etag } = (await ask(path)).headers;
    const { status, headers, body } = await ask(path, { 'If-None-Match': etag });
    expect({ status, body }).toEqual({ status: 304, body: Buffer.alloc(0) });
    expect(headers).toMatchObject({ etag, 'cache-control': cache, vary: 'Accept-Encoding' });
  }
});

test('HEAD gets only the headers, and POST is refused', async () => {
  const { ask } = await serve();
  expect(await ask('/', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  const { status, headers } = await ask('/', {}, 'POST');
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
});

test.skipIf(process.platform !== 'linux')('an aborted download leaves no file open', async () => {
  const { address, folder, ask } = await serve();
  writeFileSync(join(folder, 'assets/clip-1.mp4'), Buffer.alloc(3_000_000));
  const before = openFiles();
  for (let i = 0; i < 500; i += 100)
    await Promise.all(Array.from({ length: 100 }, () => abortDownload(address, '/assets/clip-1.mp4')));
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

test('a missing file ends the response, not the server', async () => {
  const { folder, ask } = await serve();
  rmSync(join(folder, '404.html'));
  for (const name of ['404.html.br', '404.html.gz']) rmSync(join(folder, name));
  expect(await ask('/no-such-page')).toMatchObject({ status: 404, body: Buffer.alloc(0) });
  rmSync(join(folder, '_headers'));
  await expect(ask('/')).rejects.toThrow('socket hang up');
  writeFileSync(join(folder, '_headers'), rules('/'));
  expect((await ask('/')).status).toBe(200);
});

test('a taken port is an error for the caller', async () => {
  const { address, folder } = await serve();
  await expect(serveSite(Number(new URL(address).port), folder)).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

/** Sends the path as it is: `fetch` would resolve `..` and decode the body. */
function ask(origin: string, path: string, headers: object, method: string) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((done, failed) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, method, headers: { ...headers }, agent: false }, async (response) => {
      try {
        const body = Buffer.concat(await response.toArray());
        done({ status: response.statusCode!, headers: response.headers, body });
      } catch (error) {
        failed(error);
      }
    })
      .on('error', failed)
      .end();
  });
}

function openFiles(): number {
  return readdirSync('/proc/self/fd').length;
}

/** Closes the connection when the first bytes have arrived. */
function abortDownload(address: string, path: string): Promise<void> {
  const { hostname, port } = new URL(address);
  return new Promise((aborted) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`),
    );
    socket.once('data', () => socket.resetAndDestroy()).once('close', () => aborted());
  });
}
