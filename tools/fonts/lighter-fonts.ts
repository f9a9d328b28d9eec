import type { FontPackage } from './font-package.ts';

/** A font of a page, with the bytes that a visitor fetches of it. */
export type FetchedFont = { family: string; bytes: number };

/** Light fonts at Fontsource by their kind, with the size of their Latin letters in kB. */
const lightFonts: Record<string, string> = {
  'sans-serif': 'Figtree (20 kB)',
  serif: 'Bodoni Moda (26 kB)',
  monospace: 'Geist Mono (23 kB)',
};

/** Which choice is lighter than these fonts, which together are over the limit. */
export function lighterChoice(
  fonts: FetchedFont[],
  limit: number,
  genericOf: (family: string) => FontPackage['generic'] | undefined,
  hasManyLetters = false,
): string {
  const [heaviest, lightest] = [...fonts].sort((a, b) => b.bytes - a.bytes);
  if (hasManyLetters) {
    const lighter = lightest ? 'use one font for headlines and texts' : 'set fewer words in bold';
    const system =
      'or leave it to the system: where you name a font of Latin letters, each visitor sees all others in a font that is installed there';
    return `${lighter}, or in place of ${heaviest!.family} choose a font with fewer weights and simpler letters, ${system}`;
  }
  const light = lightFonts[genericOf(heaviest!.family) ?? ''] ?? lightFonts['sans-serif'];
  const another = `in place of ${heaviest!.family} choose a lighter font, such as ${light}`;
  return lightest && lightest.bytes <= limit ? `${another}, or use ${lightest.family} for both` : another;
}
