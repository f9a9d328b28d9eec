import type { Face } from './faces.ts';

/** The letters that reach highest and lowest, without accents. */
export const tallestLetters = 'bdfhklgjpqy';
const gap = 0.07;

/** The least line height, in em, at which the letters of two lines do not touch. Nothing if the face has none of them. */
export function leadingOf({ fonts }: Face): number {
  const edges = [...tallestLetters].flatMap((letter) => {
    const found = fonts.find(({ letters }) => letters.has(letter));
    const glyph = found?.font.nominalGlyph(letter.codePointAt(0)!);
    const extents = glyph ? found!.font.glyphExtents(glyph) : undefined;
    if (!extents) return [];
    return [extents.yBearing, extents.yBearing + extents.height].map((edge) => edge / found!.unitsPerEm);
  });
  return edges.length > 0 ? Math.max(...edges) - Math.min(...edges) + gap : 0;
}
