import type { Face } from './faces.ts';
import { type PlacedGlyph, shapeLine } from './shape-line.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The words without all that the fonts lack, such as emoji, and what was left out. */
export function drawable(words: string, face: Face): { words: string; missing: string[] } {
  const segments = Array.from(graphemes.segment(visible(words)), ({ segment }) => segment);
  const drawn = segments.filter((segment) => hasLetters(segment, face));
  const missing = new Set(segments.filter((segment) => !hasLetters(segment, face)));
  return { words: drawn.join('').replace(/ +/g, ' ').trim(), missing: [...missing] };
}

/** Without format characters such as soft hyphens, except for the joiners, which are a part of letters and emoji. */
function visible(words: string): string {
  return words
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '');
}

export function widthOf(words: string, face: Face, size: number): number {
  return shapeInFace(words, face).width * size;
}

/** One line of text as the outlines of its letters. It begins at `start`, at the right if the face is written from right to left. */
export function lettering(words: string, face: Face, size: number, start: number, baseline: number): string {
  const { glyphs, width } = shapeInFace(words, face);
  const left = face.direction === 'rtl' ? start - width * size : start;
  return glyphs.map((glyph) => outlineOf(glyph, size, left, baseline)).join('');
}

/** The edges of the ink of a line, as its fonts say, from its left end and downwards from its baseline. */
export function inkBounds(words: string, face: Face, size: number) {
  const boxes = shapeInFace(words, face).glyphs.flatMap(({ font, id, x, y }) => {
    const extents = font.font.glyphExtents(id);
    if (!extents?.width) return [];
    const scale = size / font.unitsPerEm;
    const left = x * size + extents.xBearing * scale;
    const top = -y * size - extents.yBearing * scale;
    return [{ left, right: left + extents.width * scale, top, bottom: top - extents.height * scale }];
  });
  const all = (edge: 'left' | 'right' | 'top' | 'bottom') => boxes.map((box) => box[edge]);
  return {
    left: Math.min(...all('left')),
    right: Math.max(...all('right')),
    top: Math.min(...all('top')),
    bottom: Math.max(...all('bottom')),
  };
}

/** Whether the fonts have every letter. */
export function hasLetters(words: string, { fonts }: Face): boolean {
  return [...words].every((letter) => fonts.some(({ letters }) => letters.has(letter)));
}

export function escapeXml(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function shapeInFace(words: string, { fonts, direction, tracking }: Face) {
  const line = shapeLine(words, fonts, direction, tracking);
  if (!line) throw new Error(`The fonts lack a letter of "${words}".`);
  return line;
}

/** Fonts measure upwards, SVG downwards. */
function outlineOf({ font, id, x, y }: PlacedGlyph, size: number, left: number, baseline: number): string {
  const scale = size / font.unitsPerEm;
  const place = `translate(${left + x * size} ${baseline - y * size}) scale(${scale} ${-scale})`;
  return `<path transform="${place}" d="${font.font.glyphToPath(id)}"/>`;
}
