import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font, Glyph, PathCommand } from 'opentype.js';
import { type Direction, type PlacedGlyph, type ShapingFont, shapeLine } from './shape-line.ts';

// Node finds no named exports in this CommonJS bundle.
const { parse }: typeof import('opentype.js') = createRequire(import.meta.url)('opentype.js');

export type Face = {
  family: string;
  weight: number;
  tracking: number;
  fonts: Font[];
  /** The fonts for lines with other letters: tools/pictures/further-fonts.ts. */
  further?: ShapingFont[];
  direction?: Direction;
};
export type Faces = ReturnType<typeof readFaces>;

/** The site's fonts as WOFF, because opentype.js cannot read WOFF2. */
export function readFaces(root: string) {
  const face = (family: string, weight: number, tracking: number): Face => {
    const id = family.replaceAll(' ', '-').toLowerCase();
    const fonts = ['latin', 'latin-ext'].map((subset) => {
      const file = `${id}/files/${id}-${subset}-${weight}-normal.woff`;
      return parse(new Uint8Array(readFileSync(join(root, 'node_modules/@fontsource', file))).buffer);
    });
    return { family, weight, tracking, fonts };
  };
  return {
    display: face('Funnel Display', 500, -0.03),
    heavy: face('Funnel Display', 700, -0.03),
    text: face('Hanken Grotesk', 400, 0),
  };
}

export function widthOf(words: string, face: Face, size: number): number {
  const { width, complete } = layOut(words, face);
  if (complete) return width * size;
  const shaped = shapeInFace(words, face);
  if (shaped) return shaped.width * size;
  // The site's fonts lack some of these letters. An estimate: the fallback font is rarely wider than this.
  return [...words].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 1 : 0.62) * size, 0);
}

/**
 * One line of text as SVG: outlines if the site's fonts have every letter, else text in the system's font. It begins at
 * `start`, which is its right end if the face is written from right to left.
 */
export function lettering(words: string, face: Face, size: number, start: number, baseline: number): string {
  const isRightToLeft = face.direction === 'rtl';
  const x = isRightToLeft ? start - widthOf(words, face, size) : start;
  const { outlines, unit, complete } = layOut(words, face);
  if (complete)
    return `<path transform="translate(${x} ${baseline}) scale(${size * unit})" d="${outlines}"/>`;
  const shaped = shapeInFace(words, face);
  if (shaped) return shaped.glyphs.map((glyph) => outlineOf(glyph, size, x, baseline)).join('');
  const direction = isRightToLeft ? ' direction="rtl"' : '';
  return `<text x="${start}" y="${baseline}"${direction} font-family="sans-serif" font-size="${size}">${escapeXml(words)}</text>`;
}

/** Whether the fonts of the site have every letter. */
export function hasLetters(words: string, { fonts, further = [] }: Face): boolean {
  return [...words].every(
    (letter) =>
      fonts.some((font) => font.charToGlyphIndex(letter) > 0) ||
      further.some(({ letters }) => letters.has(letter)),
  );
}

export function escapeXml(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function shapeInFace(words: string, { further = [], direction = 'ltr', tracking }: Face) {
  return further.length > 0 ? shapeLine(words, further, direction, tracking) : undefined;
}

/** Fonts measure upwards, SVG downwards. */
function outlineOf({ font, id, x, y }: PlacedGlyph, size: number, left: number, baseline: number): string {
  const scale = size / font.unitsPerEm;
  const place = `translate(${left + x * size} ${baseline - y * size}) scale(${scale} ${-scale})`;
  return `<path transform="${place}" d="${font.font.glyphToPath(id)}"/>`;
}

/** Lays out the text letter by letter: given a whole text, opentype.js fails on some tables of these fonts. */
function layOut(words: string, { fonts, tracking }: Face) {
  const { unitsPerEm } = fonts[0]!;
  let outlines = '';
  let end = 0;
  let last: { font: Font; glyph: Glyph } | undefined;
  for (const letter of words) {
    const font = fonts.find((each) => each.charToGlyphIndex(letter) > 0);
    if (!font) return { complete: false, outlines, width: 0, unit: 0 };
    const glyph = font.charToGlyph(letter);
    if (last) end += Math.round(tracking * unitsPerEm);
    if (last?.font === font) end += font.getKerningValue(last.glyph, glyph);
    outlines += pathData(glyph.getPath(end, 0, unitsPerEm).commands);
    end += glyph.advanceWidth ?? 0;
    last = { font, glyph };
  }
  return { complete: true, outlines, width: end / unitsPerEm, unit: 1 / unitsPerEm };
}

/** `toPathData` of opentype.js writes some paths wrongly: 205 and -0.3 become `2050`. */
function pathData(commands: PathCommand[]): string {
  return commands
    .map(({ type, ...numbers }) => type + Object.values(numbers).map(Math.round).join(' '))
    .join('');
}
