import { existsSync } from 'node:fs';
import { usualPlaces } from '../tools/find-browser.ts';
import { Hint, onPath } from '../tools/media/find-program.ts';

export function findBrowser() {
  const path =
    process.env.CHROME_PATH ??
    onPath(['chromium', 'google-chrome', 'google-chrome-stable']) ??
    usualPlaces.find((place) => existsSync(place));
  if (path && existsSync(path)) return path;
  throw new Hint(
    process.env.CHROME_PATH
      ? `There is no browser at CHROME_PATH (${process.env.CHROME_PATH}).`
      : 'No browser was found: install Chromium or Chrome, or set CHROME_PATH to one.',
  );
}
