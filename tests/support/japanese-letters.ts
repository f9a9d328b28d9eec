import { spawnSync } from 'node:child_process';
import { test } from '@playwright/test';

// A program of Linux: other systems have such a font.
const { status, stdout } = spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' });
const hasJapaneseLetters = status !== 0 || stdout !== '';

/** Without them words have other widths, and the page keeps its fallback font: all of it would move. */
export function needsJapaneseLetters() {
  test.skip(
    !hasJapaneseLetters,
    'no font of this machine has Japanese letters: apt-get install fonts-droid-fallback',
  );
}
