import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { replaceSite, restoreLastSite } from '../../tools/pages/replace-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

const homeOf = (site: string) => readFileSync(join(site, 'index.html'), 'utf8');

test('the new site takes the place of the last one', () => {
  const root = temporaryFolder({ 'dist/index.html': 'last', 'dist/gone.html': '', 'new/index.html': 'new' });
  const last = replaceSite(root, join(root, 'new'));
  expect(homeOf(join(root, 'dist'))).toBe('new');
  expect(readdirSync(join(root, 'dist'))).toEqual(['index.html']);
  expect(homeOf(last)).toBe('last');
});

test('the first site needs no other before it', () => {
  const root = temporaryFolder({ 'new/index.html': 'new' });
  const last = replaceSite(root, join(root, 'new'));
  expect(homeOf(join(root, 'dist'))).toBe('new');
  expect(existsSync(last)).toBe(false);
});

test('if the new site cannot be moved, the last one is back in its place', () => {
  const root = temporaryFolder({ 'dist/index.html': 'last' });
  expect(() => replaceSite(root, join(root, 'missing'))).toThrow('ENOENT');
  expect(homeOf(join(root, 'dist'))).toBe('last');
  expect(readdirSync(root)).toEqual(['dist']);
});

test.skipIf(process.platform === 'win32')('Ctrl-C finds a site in dist/ at any moment', async () => {
  const builds = Array.from({ length: 20 }, (_, index) => `new-${index}`);
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

test('after a kill between the two moves the last site is put back', () => {
  const root = temporaryFolder({ '.build-last-1/index.html': 'last', '.build-a/client/index.html': 'new' });
  restoreLastSite(root);
  expect(homeOf(join(root, 'dist'))).toBe('last');
  expect(readdirSync(root).toSorted()).toEqual(['.build-a', 'dist']);
});

test('a site that is there is not replaced by the one before it', () => {
  const root = temporaryFolder({ 'dist/index.html': 'new', '.build-last-1/index.html': 'last' });
  restoreLastSite(root);
  expect(homeOf(join(root, 'dist'))).toBe('new');
});
