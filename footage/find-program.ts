import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A mistake that the person at the keyboard can put right: shown as a sentence, without a stack. */
export class Hint extends Error {}

export function findBrowser() {
  const path = process.env.CHROME_PATH ?? onPath(['chromium', 'google-chrome', 'google-chrome-stable']);
  if (path && existsSync(path)) return path;
  throw new Hint(
    process.env.CHROME_PATH
      ? `There is no browser at CHROME_PATH (${process.env.CHROME_PATH}).`
      : 'No browser was found: install Chromium or Chrome, or set CHROME_PATH to one.',
  );
}

export function findFfmpeg() {
  const path = onPath(['ffmpeg']);
  if (path) return path;
  throw new Hint('ffmpeg was not found: install it so that it can be started as "ffmpeg".');
}

function onPath(names: string[]) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const endings = process.platform === 'win32' ? ['.exe'] : [''];
  return names
    .flatMap((name) => folders.flatMap((folder) => endings.map((ending) => join(folder, name + ending))))
    .find((path) => existsSync(path));
}
