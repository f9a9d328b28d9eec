import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font, Glyph, PathCommand } from 'opentype.js';

// Node finds no named exports in this CommonJS bundle.
const { parse }: typeof import('opentype.js') = createRequire(import.meta.url)('opentype.js');

export type Face = { tracking: number; fonts: Font[] };
export type Faces = ReturnType<typeof readFaces>;

/** The site's fonts as WOFF, because opentype.js cannot read WOFF2. */
export function readFaces(root: string) {
  const face = (family: string, weight: number, tracking: number): Face => {
    const fonts = ['latin', 'latin-ext'].map((subset) => {
      const file = `${family}/files/${family}-${subset}-${weight}-normal.woff`;
      return parse(new Uint8Array(readFileSync(join(root, 'node_modules/@fontsource', file))).buffer);
    });
    return { tracking, fonts };
  };
  return {
    display: face('funnel-display', 500, -0.03),
    heavy: face('funnel-display', 700, -0.03),
    text: face('hanken-grotesk', 400, 0),
  };
}

export function widthOf(words: string, face: Face, size: number): number {
  const { width, complete } = layOut(words, face);
  if (complete) return width * size;
  // The site's fonts lack some of these letters. An estimate: the fallback font is rarely wider than this.
  return [...words].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 1 : 0.62) * size, 0);
}

/** One line of text as SVG: outlines if the site's font has every letter, else text in the system's font. */
export function lettering(words: string, face: Face, size: number, x: number, baseline: number): string {
  const { outlines, unit, complete } = layOut(words, face);
  if (!complete) {
    return `<text x="${x}" y="${baseline}" font-family="sans-serif" font-size="${size}">${escapeXml(words)}</text>`;
  }
  return `<path transform="translate(${x} ${baseline}) scale(${size * unit})" d="${outlines}"/>`;
}

/** Whether a font of the site has every letter. */
export function hasLetters(words: string, { fonts }: Face): boolean {
  return [...words].every((letter) => fonts.some((font) => font.charToGlyphIndex(letter) > 0));
}

export function escapeXml(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
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
