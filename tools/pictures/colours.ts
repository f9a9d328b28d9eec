import { formatHex } from 'culori';
import type { Theme } from '../../model/theme.ts';
import { type ColourName, paletteOf, type Scheme } from '../theme/palette.ts';

export type Colours = (name: ColourName, scheme?: Scheme) => string;

/** The colours of a theme as hex, for pictures and tags that support neither `oklch` nor `light-dark`. */
export function coloursOf(theme: Pick<Theme, 'accent' | 'ground'>): Colours {
  const { colours } = paletteOf(theme);
  return (name, scheme = 'light') => formatHex(colours[name][scheme]);
}
