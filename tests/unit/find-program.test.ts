import { delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { howToInstallBrowser } from '../../tools/programs/find-browser.ts';
import { findFfmpeg, findOnPath } from '../../tools/programs/find-program.ts';
import { UserError } from '../../tools/user-error.ts';
import { temporaryFolder } from './temporary-folder.ts';

const ending = process.platform === 'win32' ? '.exe' : '';

/** Puts folders with these programs onto the PATH. */
function pathWith(...folders: string[][]): string[] {
  const paths = folders.map((names) =>
    temporaryFolder(Object.fromEntries(names.map((name) => [name + ending, '']))),
  );
  vi.stubEnv('PATH', paths.join(delimiter));
  return paths;
}

test('a program is found in the first folder that has it; of several names the first that is installed', () => {
  const [, second] = pathWith([], ['ffmpeg'], ['ffmpeg']);
  for (const found of [findOnPath(['ffmpeg']), findFfmpeg()])
    expect(found).toBe(join(second!, `ffmpeg${ending}`));
  const [first, last] = pathWith(['firefox'], ['firefox-esr']);
  expect(findOnPath(['firefox-beta', 'firefox'])).toBe(join(first!, `firefox${ending}`));
  expect(findOnPath(['firefox-esr', 'firefox'])).toBe(join(last!, `firefox-esr${ending}`));
});

test('a program that is not installed is not found', () => {
  pathWith(['ffprobe-old']);
  expect(findOnPath(['ffprobe'])).toBeUndefined();
  vi.stubEnv('PATH', undefined);
  expect(findOnPath(['no-such-program'])).toBeUndefined();
});

test.each(['ffmpeg', 'ffprobe'] as const)('without %s the user is told how to install it', (program) => {
  pathWith([]);
  expect(() => findFfmpeg(program)).toThrow(UserError);
  expect(() => findFfmpeg(program)).toThrow(
    new RegExp(
      `^${program} was not found: install ffmpeg \\(macOS: brew .*apt.*winget.*\\), and run this again\\.$`,
    ),
  );
});

test.each([
  { programs: ['apt-get'], advice: 'Install Chromium or Chrome (sudo apt-get install chromium)' },
  { programs: ['sh', 'dnf'], advice: 'Install Chromium or Chrome (sudo dnf install chromium)' },
  { programs: ['brew'], advice: 'Install Chromium or Chrome (brew install --cask google-chrome)' },
  { programs: [], advice: 'Install Chromium or Chrome' },
])('without a browser a user with $programs is told how to install one', ({ programs, advice }) => {
  pathWith(programs);
  expect(howToInstallBrowser()).toBe(`${advice}, or set CHROME_PATH to one.`);
});
