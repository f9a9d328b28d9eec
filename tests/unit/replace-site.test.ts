import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { replaceSite, restoreLastSite } from '../../tools/pages/replace-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

const homeOf = (site: string) => readFileSync(join(site, 'index.html'), 'utf8');

test('the new site takes the place of the last one, if there is one', () => {
  const root = temporaryFolder({ 'dist/index.html': 'last', 'dist/gone.html': '', 'new/index.html': 'new' });
  expect(homeOf(replaceSite(root, join(root, 'new')))).toBe('last');
  expect(readdirSync(join(root, 'dist'))).toEqual(['index.html']);
  const first = temporaryFolder({ 'new/index.html': 'new' });
  expect(existsSync(replaceSite(first, join(first, 'new')))).toBe(false);
  for (const folder of [root, first]) expect(homeOf(join(folder, 'dist'))).toBe('new');
});

test('if the new site cannot be moved, the last one is back in its place', () => {
  const root = temporaryFolder({ 'dist/index.html': 'last' });
  expect(() => replaceSite(root, join(root, 'missing'))).toThrow('ENOENT');
  expect(homeOf(join(root, 'dist'))).toBe('last');
  expect(readdirSync(root)).toEqual(['dist']);
});

test.skipIf(process.platform === 'win32')('Ctrl-C finds a site in dist/ at any moment', async () => {
  const builds = Array.from({ length: 5 }, (_, index) => `new-${index}`);
  const root = temporaryFolder(
    Object.fromEntries(['dist', ...builds].map((name) => [`${name}/index.html`, name])),
  );
  const found: boolean[] = [];
  const interrupted = () => found.push(existsSync(join(root, 'dist/index.html')));
  process.on('SIGUSR2', interrupted);
  try {
    for (const [index, name] of builds.entries()) {
      process.kill(process.pid, 'SIGUSR2');
      replaceSite(root, join(root, name));
      await vi.waitFor(() => expect(found).toHaveLength(index + 1), { interval: 1 });
    }
  } finally {
    process.off('SIGUSR2', interrupted);
  }
  expect(found).toEqual(builds.map(() => true));
});

test('after a kill between the two moves the last site is put back, but not in place of the new one', () => {
  const killed = temporaryFolder({ '.build-last-1/index.html': 'last', '.build-a/client/index.html': 'new' });
  restoreLastSite(killed);
  expect(homeOf(join(killed, 'dist'))).toBe('last');
  expect(readdirSync(killed).toSorted()).toEqual(['.build-a', 'dist']);
  const whole = temporaryFolder({ 'dist/index.html': 'new', '.build-last-1/index.html': 'last' });
  restoreLastSite(whole);
  expect(homeOf(join(whole, 'dist'))).toBe('new');
});
