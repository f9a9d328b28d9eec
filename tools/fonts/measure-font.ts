import { fromBuffer } from '@capsizecss/unpack';
import { cutFont } from './cut-font.ts';
import { type FontPackage, nearestWeight, styleOf } from './font-package.ts';
import { baseSubset, type ThemeFont } from './theme-fonts.ts';

export type Metrics = Awaited<ReturnType<typeof fromBuffer>>;

const measured = new Map<string, Promise<Metrics>>();

/** Of one weight. Measured once, because it takes a tenth of a second. */
export function metricsOf(font: FontPackage, weight: number): Promise<Metrics> {
  const key = `${font.name} ${weight}`;
  const metrics = measured.get(key) ?? measure(font, weight);
  measured.set(key, metrics);
  return metrics;
}

async function measure(font: FontPackage, weight: number): Promise<Metrics> {
  const letters = Array.from({ length: 0x100 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
  const file = font.file(baseSubset, styleOf(font, weight));
  const cut = await cutFont(file, letters, font.isVariable ? nearestWeight(font, weight) : undefined);
  return fromBuffer(cut.font);
}

/**
 * The size of the letters of a font, for `size-adjust`: 1, or less for a font of headlines with very wide letters. The sizes of
 * titles are chosen so that long words fit on a phone, for the widths in model/word-width.ts. Texts keep their size.
 */
export async function sizeOf({ font, props }: ThemeFont): Promise<number> {
  if (props.includes('--font-text')) return 1;
  const { xWidthAvg, unitsPerEm } = await metricsOf(font, 500);
  // The narrow letters of such a font, like i and l, are wider than in any other.
  const widest = font.generic === 'monospace' ? 0.455 : 0.481;
  return Math.min(1, widest / (xWidthAvg / unitsPerEm));
}
