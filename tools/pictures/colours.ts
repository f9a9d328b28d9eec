import { formatHex } from 'culori';
import { type ColourChoice, type ColourName, paletteOf, type Scheme } from '../theme/palette.ts';

export type HexColours = (name: ColourName, scheme?: Scheme) => string;

/** The colours of a theme as hex, for pictures and tags that support neither `oklch` nor `light-dark`. */
export function coloursOf(theme: ColourChoice): HexColours {
  const { colours } = paletteOf(theme);
  return (name, scheme = 'light') => formatHex(colours[name][scheme]);
}
