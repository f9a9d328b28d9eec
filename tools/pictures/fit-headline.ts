import type { Face } from './faces.ts';
import { widthOf } from './lettering.ts';

/** The largest font size at which the headline fits, in lines of similar length. Lines break between its phrases. */
export function fitHeadline(
  phrases: string[],
  face: Face,
  maxWidth: number,
  maxHeight: number,
): { size: number; lines: string[] } {
  const words = phrases.map((word) => ({ word, width: widthOf(word, face, 1) }));
  const widest = Math.max(...words.map(({ width }) => width));
  let size = Math.min(100, maxWidth / widest);
  while (wrap(words, maxWidth / size).length * size > maxHeight) size -= 1;

  const { length } = wrap(words, maxWidth / size);
  let measure = maxWidth / size;
  while (measure > widest && wrap(words, measure - 0.1).length === length) measure -= 0.1;
  return { size, lines: wrap(words, measure) };
}

function wrap(words: { word: string; width: number }[], measure: number): string[] {
  const lines: string[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const { word, width } of words) {
    used += width;
    if (used <= measure) lines.push(lines.pop() + word);
    else {
      lines.push(word.trimStart());
      used = width;
    }
  }
  return lines;
}
