import { letterWidth } from '../content/letter-width.ts';
import type { Face } from './faces.ts';
import { type PlacedGlyph, shapeLine } from './shape-line.ts';

export function widthOf(words: string, face: Face, size: number): number {
  const shaped = shapeInFace(words, face);
  if (shaped) return shaped.width * size;
  // The site's fonts lack some of these letters. An estimate: the fallback font is rarely wider than this.
  return [...words].reduce((sum, letter) => sum + (letterWidth(letter) === 2 ? 1 : 0.62) * size, 0);
}

/**
 * One line of text as SVG: outlines if the site's fonts have every letter, else text in the system's font. It begins at
 * `start`, which is its right end if the face is written from right to left.
 */
export function lettering(words: string, face: Face, size: number, start: number, baseline: number): string {
  const isRightToLeft = face.direction === 'rtl';
  const shaped = shapeInFace(words, face);
  if (shaped) {
    const left = isRightToLeft ? start - shaped.width * size : start;
    return shaped.glyphs.map((glyph) => outlineOf(glyph, size, left, baseline)).join('');
  }
  const direction = isRightToLeft ? ' direction="rtl"' : '';
  return `<text x="${start}" y="${baseline}"${direction} font-family="sans-serif" font-size="${size}">${escapeXml(words)}</text>`;
}

/** The edges of the ink of a line, as its fonts say, from its left end and downwards from its baseline. Nothing if they lack a letter. */
export function inkBounds(words: string, face: Face, size: number) {
  const boxes = shapeInFace(words, face)?.glyphs.flatMap(({ font, id, x, y }) => {
    const extents = font.font.glyphExtents(id);
    if (!extents?.width) return [];
    const scale = size / font.unitsPerEm;
    const left = x * size + extents.xBearing * scale;
    const top = -y * size - extents.yBearing * scale;
    return [{ left, right: left + extents.width * scale, top, bottom: top - extents.height * scale }];
  });
  const all = (edge: 'left' | 'right' | 'top' | 'bottom') => boxes!.map((box) => box[edge]);
  return (
    boxes && {
      left: Math.min(...all('left')),
      right: Math.max(...all('right')),
      top: Math.min(...all('top')),
      bottom: Math.max(...all('bottom')),
    }
  );
}

/** Whether the fonts of the site have every letter. */
export function hasLetters(words: string, { fonts }: Face): boolean {
  return [...words].every((letter) => fonts.some(({ letters }) => letters.has(letter)));
}

export function escapeXml(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function shapeInFace(words: string, { fonts, direction = 'ltr', tracking }: Face) {
  return shapeLine(words, fonts, direction, tracking);
}

/** Fonts measure upwards, SVG downwards. */
function outlineOf({ font, id, x, y }: PlacedGlyph, size: number, left: number, baseline: number): string {
  const scale = size / font.unitsPerEm;
  const place = `translate(${left + x * size} ${baseline - y * size}) scale(${scale} ${-scale})`;
  return `<path transform="${place}" d="${font.font.glyphToPath(id)}"/>`;
}
