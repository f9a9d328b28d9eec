import { rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
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

/** A small built site, served under a path. */
async function serve(base = '/') {
  const folder = temporaryFolder({
    _headers: rules(base),
    'assets/clip-1.mp4': Buffer.alloc(500),
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
  ['index?a=b', 301, '?a=b'],
  ['services/apps/', 301, 'services/apps'],
  ['services/apps.html?a=b', 301, 'services/apps?a=b'],
  ['no-such-page', 404],
  ['404', 404],
  ['404.html', 404],
  ['_headers', 404],
  ['vercel.json', 404],
  ['.secret', 404],
  ['%2esecret', 404],
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
  ['/portfolio', 301],
  ['/', 404],
  ['/elsewhere', 404],
])('outside of the path of the site, %s gets %d', async (path, status) => {
  expect((await (await serve('/portfolio/')).ask(path)).status).toBe(status);
});

test.each([
  ['br', 'br', '.br'],
  ['gzip', 'gzip', '.gz'],
  ['gzip, deflate, br', 'br', '.br'],
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

test('a range request gets a part of the clip', async () => {
  const { status, headers, body } = await (await serve()).ask('/assets/clip-1.mp4', { Range: 'bytes=0-99' });
  expect(status).toBe(206);
  expect(body).toHaveLength(100);
  expect(headers['content-type']).toBe('video/mp4');
});

test('HEAD gets only the headers, and POST is refused', async () => {
  const { ask } = await serve();
  expect(await ask('/', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect(await ask('/', {}, 'POST')).toMatchObject({ status: 405 });
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

test('a file that cannot be read ends the response, not the server', async () => {
  const { folder, ask } = await serve();
  const socket = createServer().listen(join(folder, 'socket.txt'));
  onTestFinished(() => void socket.close());
  await expect(ask('/socket.txt')).rejects.toThrow('socket hang up');
  rmSync(join(folder, '404.html.br'));
  await expect(ask('/no-such-page', { 'Accept-Encoding': 'br' })).rejects.toThrow();
  expect((await ask('/')).status).toBe(200);
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
