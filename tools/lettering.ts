import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Glyph } from 'opentype.js';

// A CommonJS bundle whose names an import cannot see.
const { parse }: typeof import('opentype.js') = createRequire(import.meta.url)('opentype.js');

type Face = { tracking: number; fonts: Font[] };

/** The site's faces, in the one format that can be taken apart here: WOFF2 cannot. */
export const display = face('funnel-display', 500, -0.03);
export const heavy = face('funnel-display', 700, -0.03);
export const text = face('hanken-grotesk', 400, 0);

function face(family: string, weight: number, tracking: number): Face {
  const fonts = ['latin', 'latin-ext'].map((subset) => {
    const file = readFileSync(
      `node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`,
    );
    return parse(new Uint8Array(file).buffer);
  });
  return { tracking, fonts };
}

export function widthOf(words: string, face: Face, size: number): number {
  const { width, complete } = set(words, face);
  if (complete) return width * size;
  // No face of ours has these letters. Whichever the system takes is seldom wider than this.
  return [...words].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 1 : 0.62) * size, 0);
}

/** One line of text as SVG: outlines where the site's face has every letter, else text in the system's. */
export function lettering(words: string, face: Face, size: number, x: number, baseline: number): string {
  const { outlines, unit, complete } = set(words, face);
  if (!complete) {
    return `<text x="${x}" y="${baseline}" font-family="sans-serif" font-size="${size}">${escapeXml(words)}</text>`;
  }
  return `<path transform="translate(${x} ${baseline}) scale(${size * unit})" d="${outlines}"/>`;
}

export function escapeXml(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Letter by letter, in the font's own whole units: the font reader fails on some tables of these faces
 * when it is given a text, and writes NaN for some fractions.
 */
function set(words: string, { fonts, tracking }: Face) {
  const { unitsPerEm } = fonts[0]!;
  let outlines = '';
  let end = 0;
  let last: { font: Font; glyph: Glyph } | undefined;
  // Where a word may break, nothing is to be drawn.
  for (const letter of words.replaceAll('\u00ad', '')) {
    const font = fonts.find((each) => each.charToGlyphIndex(letter) > 0);
    if (!font) return { complete: false, outlines, width: 0, unit: 0 };
    const glyph = font.charToGlyph(letter);
    if (last) end += Math.round(tracking * unitsPerEm);
    if (last?.font === font) end += font.getKerningValue(last.glyph, glyph);
    outlines += glyph.getPath(end, 0, unitsPerEm).toPathData(0);
    end += glyph.advanceWidth ?? 0;
    last = { font, glyph };
  }
  return { complete: true, outlines, width: end / unitsPerEm, unit: 1 / unitsPerEm };
}
