import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileToOpen, isStranger, withShortPaths } from '../../tools/dev/guard-vite.ts';
import { temporaryFolder } from './temporary-folder.ts';

const host = 'localhost:5173';
const own = `http://${host}`;

// biome-ignore format: a table, one value a line
test.each<[name: string, headers: Record<string, string>, isStranger: boolean, method?: string]>([
  ['a program', {}, false],
  ['its own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'script' }, false],
  ['its own page that sends', { origin: own, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, false, 'POST'],
  ['a person who types the address', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, false],
  ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, false],
  ['a form of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, true, 'POST'],
  ['a picture on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }, true],
  ['a script of another port', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'script' }, true],
  ['a frame of another port', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' }, true],
  ['another port that asks', { origin: 'http://localhost:9999' }, true],
  ['a page without an origin', { origin: 'null' }, true],
])('the dev server and %s: %j', (_, headers, expected, method = 'GET') => {
  expect(isStranger({ method, headers: { host, ...headers } })).toBe(expected);
});

const asked = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
// biome-ignore format: a table, one value a line
test.each<[name: string, file: string, headers: Record<string, string>, opened: string | undefined]>([
  ['its own page', 'content/site.ts:3:1', asked, 'content/site.ts:3:1'],
  ['the editor', 'content/site.ts', { 'x-edit-secret': 'abc' }, 'content/site.ts'],
  ['a program', 'content/site.ts', {}, undefined],
  ['a link that was followed', 'content/site.ts', { ...asked, 'sec-fetch-dest': 'document' }, undefined],
  ['another port', 'content/site.ts', { ...asked, 'sec-fetch-site': 'same-site' }, undefined],
  ['its own page, for another file', '/etc/passwd', asked, undefined],
  ['its own page, for the folder above', '../', asked, undefined],
  ['its own page, for a link that leads out', 'content/out.ts', asked, undefined],
  ['its own page, for nothing', '', asked, undefined],
])('%s opens %s in the owner\'s editor', (_, file, headers, opened) => {
  const outside = temporaryFolder({ 'out.ts': '' });
  const root = temporaryFolder({ 'content/site.ts': '' });
  symlinkSync(join(outside, 'out.ts'), join(root, 'content/out.ts'));
  const url = `/?file=${encodeURIComponent(file)}`;
  const expected = opened && join(root, opened);
  expect(fileToOpen({ url, headers }, { root, secret: 'abc' })).toBe(expected);
});

test('an error has no path of this machine', () => {
  const error = Object.assign(new Error('in /home/uta/site/src/app.tsx'), {
    loc: { file: '/home/uta/site/src/a.ts' },
  });
  let passed: unknown;
  withShortPaths('/home/uta/site')(error, {} as never, {} as never, (next) => {
    passed = next;
  });
  expect(passed).toBe(error);
  expect([error.message, error.loc.file]).toEqual(['in src/app.tsx', 'src/a.ts']);
  expect(error.stack).not.toContain('/home/uta/site/src');
});
