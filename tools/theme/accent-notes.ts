import type { Theme } from '../../model/theme.ts';
import { paletteOf } from './palette.ts';

/** Says so where a brand colour cannot be shown as it is. */
export function accentNotes(theme: Theme): string[] {
  const { movedAccent } = paletteOf(theme);
  if (!movedAccent) return [];
  const reason = 'so that text on it can be read and it can be seen on light and dark ground';
  return [`content/theme.ts  theme.accent  ${theme.accent} is shown as ${movedAccent}, ${reason}.`];
}
