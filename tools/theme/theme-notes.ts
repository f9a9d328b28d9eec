import { formatHex } from 'culori';
import type { Theme } from '../../model/theme.ts';
import { groundOf } from './ground.ts';

/** Says so where the ground cannot have the brand colour as it is. */
export function themeNotes({ ground, scheme }: Theme): string[] {
  if (typeof ground === 'number') return [];
  const { kept } = groundOf(ground, scheme);
  const shown = kept && formatHex(kept.tone);
  if (shown === ground.toLowerCase()) return [];
  const what = shown
    ? `${ground} is shown as ${shown}, so that text on it can be read`
    : `${ground} is light and the site is only dark: the ground has its hue`;
  return [`content/theme.ts  theme.ground  ${what}.`];
}
