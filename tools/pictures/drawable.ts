import type { Face } from './faces.ts';
import { inkOf } from './ink.ts';
import { escapeXml, hasLetters } from './lettering.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const inks = new Map<string, Promise<string>>();

/**
 * The words without all that no font has, which would be an empty box, and what was left out. A symbol that the site's
 * font lacks, such as an emoji, is always left out: with it the whole line would be in the system's font.
 */
export async function drawable(words: string, face: Face): Promise<{ words: string; missing: string[] }> {
  const missing = new Set<string>();
  let drawn = '';
  for (const { segment } of graphemes.segment(visible(words))) {
    const isText = /^[\p{L}\p{N}\p{P}]/u.test(segment);
    if (hasLetters(segment, face) || (isText && (await systemHas(segment)))) drawn += segment;
    else missing.add(segment);
  }
  return { words: drawn.replace(/ +/g, ' ').trim(), missing: [...missing] };
}

/** Without format characters such as soft hyphens, except for the joiners, which are a part of letters and emoji. */
function visible(words: string): string {
  return words
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '');
}

async function systemHas(segment: string): Promise<boolean> {
  for (const letter of segment) {
    // No font has these two. Their boxes are as large as those of all letters whose number has as many digits.
    const lost = letter.length === 1 ? '\ufdd0' : '\u{10fffe}';
    if ((await systemInk(letter)) === (await systemInk(lost))) return false;
  }
  return true;
}

/** The place and size of what the system's font draws for a letter. */
function systemInk(letter: string): Promise<string> {
  const text = `<text x="32" y="64" font-family="sans-serif" font-size="64">${escapeXml(letter)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="96">${text}</svg>`;
  const ink = inks.get(letter) ?? inkOf(Buffer.from(svg)).then((edges) => Object.values(edges).join());
  inks.set(letter, ink);
  return ink;
}
