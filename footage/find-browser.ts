import { existsSync } from 'node:fs';
import { Hint, onPath } from '../tools/media/find-program.ts';

export function findBrowser() {
  const path = process.env.CHROME_PATH ?? onPath(['chromium', 'google-chrome', 'google-chrome-stable']);
  if (path && existsSync(path)) return path;
  throw new Hint(
    process.env.CHROME_PATH
      ? `There is no browser at CHROME_PATH (${process.env.CHROME_PATH}).`
      : 'No browser was found: install Chromium or Chrome, or set CHROME_PATH to one.',
  );
}
