import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { doesNotSay, mayEdit, ownHosts, readJson, refuseStrangers } from '../../tools/editor/guard.ts';
import { withUpload } from '../../tools/editor/upload.ts';

const lock = {
  hosts: ownHosts({ address: '127.0.0.1', port: 5173, family: 'IPv4' }),
  secret: 'a'.repeat(48),
};
const headers = {
  host: 'localhost:5173',
  origin: 'http://localhost:5173',
  'content-type': 'application/json',
  'x-edit-secret': lock.secret,
  'sec-fetch-site': 'same-origin',
};
const statusOf = (more: Record<string, string | undefined>, method = 'POST') => {
  try {
    refuseStrangers({ method, headers: { ...headers, ...more } }, lock);
    return 200;
  } catch (error) {
    return (error as { status: number }).status;
  }
};

// biome-ignore format: a table, one value a line
test.each<[name: string, more: Record<string, string | undefined>, status: number, method?: string]>([
  ['the page', {}, 200],
  ['the page at the number of this machine', { host: '127.0.0.1:5173', origin: 'http://127.0.0.1:5173' }, 200],
  ['the page in a browser that does not say from where', { 'sec-fetch-site': undefined }, 200],
  ['the page, with a charset', { 'content-type': 'application/json; charset=utf-8' }, 200],
  ['the page that asks', { origin: undefined, 'content-type': undefined }, 200, 'GET'],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['another server of this machine', { origin: 'http://localhost:9999', 'sec-fetch-site': 'same-site' }, 403],
  ['another server of this machine that asks', { origin: 'http://localhost:9999' }, 403, 'GET'],
  ['another name of this machine', { origin: 'http://127.0.0.1:5173' }, 403],
  ['https in place of http', { origin: 'https://localhost:5173' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  ['a request without an origin', { origin: undefined }, 403],
  ['a link that was followed', { origin: undefined, 'sec-fetch-site': 'cross-site' }, 403, 'GET'],
  ['a name that leads to this machine', { host: 'evil.example:5173', origin: 'http://evil.example:5173' }, 403],
  ['another port', { host: 'localhost:80', origin: 'http://localhost:80' }, 403],
  ['a request without a host', { host: undefined, origin: 'http://' }, 403],
  ['a tunnel', { 'x-forwarded-for': '192.0.2.1' }, 403],
  ['a page of the last start', { 'x-edit-secret': 'b'.repeat(48) }, 403],
  ['a short secret', { 'x-edit-secret': 'a' }, 403],
  ['no secret', { 'x-edit-secret': undefined }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a form with text', { 'content-type': 'text/plain' }, 415],
  ['a form with files', { 'content-type': 'multipart/form-data; boundary=application/json' }, 415],
  ['no type', { 'content-type': undefined }, 415],
  ['another method', {}, 403, 'PUT'],
  ['a question of another origin whether it may', {}, 403, 'OPTIONS'],
])('%s: %j is answered with %i', (_, more, status, method) => {
  expect(statusOf(more, method)).toBe(status);
});

// biome-ignore format: a table, one value a line
test.each<[name: string, more: Record<string, string | undefined>, may: boolean]>([
  ['one that a person opens', { 'sec-fetch-dest': 'document', origin: undefined }, true],
  ['one that a program without these headers asks for', { origin: undefined }, false],
  ['one in a frame', { 'sec-fetch-dest': 'iframe', origin: undefined }, false],
  ['one that a script fetches', { 'sec-fetch-dest': 'empty', origin: undefined }, false],
  ['one that another server of this machine asks for', { origin: 'http://localhost:9999' }, false],
  ['one at another name', { host: 'evil.example:5173', origin: undefined }, false],
  ['one behind a tunnel', { 'x-forwarded-host': 'a.example', origin: undefined }, false],
])('the secret is in a document: %s, %j', (_, more, may) => {
  expect(mayEdit({ headers: { ...headers, ...more } }, lock.hosts)).toBe(may);
});

test('a browser that does not say what a document is for is told why it has no editor', () => {
  const silent = { headers: { ...headers, origin: undefined } };
  expect(doesNotSay(silent, lock.hosts)).toBe(true);
  expect(doesNotSay(silent, [])).toBe(false);
  const framed = { headers: { ...silent.headers, 'sec-fetch-dest': 'iframe' } };
  expect(doesNotSay(framed, lock.hosts)).toBe(false);
});

test.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
])('a server at %s has an editor: %s', (address, has) => {
  expect(ownHosts({ address, port: 5173, family: '' }).length > 0).toBe(has);
});

const body = (text: string, more: Record<string, string> = {}) =>
  Object.assign(Readable.from([Buffer.from(text)]), { headers: more });

test.each([
  ['no JSON', body('id=1'), 415],
  ['nothing', body(''), 415],
  ['a list', body('[]'), 415],
  ['null', body('null'), 415],
  ['more than is allowed', body(`{"after":"${'a'.repeat(1_000_000)}"}`), 413],
  ['what says that it is more', body('{}', { 'content-length': '104857600' }), 413],
])('a body is refused: %s', async (_, request, status) => {
  await expect(readJson(request)).rejects.toMatchObject({ status });
});

test('what is not known when it begins is not read to its end', async () => {
  let read = 0;
  async function* endless() {
    for (;;) yield Buffer.alloc(100_000, read++);
  }
  await expect(readJson(Object.assign(endless(), { headers: {} }))).rejects.toMatchObject({ status: 413 });
  expect(read).toBeLessThan(20);
});

test('a group of fields is read', async () => {
  expect(await readJson(body('{"after":"é"}'))).toEqual({ after: 'é' });
});

test('a file that is larger than the editor takes is refused, and nothing of it stays', async () => {
  const request = Object.assign(Readable.from([Buffer.alloc(6), Buffer.alloc(6)]), {
    headers: { 'x-file-name': 'shot.png' },
  }) as unknown as IncomingMessage;
  let file = '';
  const take = async (path: string) => {
    file = path;
  };
  await expect(withUpload(request, take, 10)).rejects.toMatchObject({ status: 413 });
  expect(file).toBe('');
});
