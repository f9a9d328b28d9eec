/** The first that matches holds. In em, on the safe side for the fonts of the site, which a test measures. */
const widths: [letters: RegExp, width: number][] = [
  [/Œ/, 1.1],
  [/[mwMWæœÆĦжмфшщыюЖМФШЩЫЮωΩ]/, 1],
  [/[ijlıł.,:;!'’|I]/, 0.3],
  [/[frt()/-]/, 0.43],
  [/[aceksvxyz\d]/, 0.59],
  // In `ď` and `ľ` the caron stands beside the letter.
  [/\u030c/, 0.12],
  [/[\p{Ll}EFLTZ]/u, 0.645],
  [/\p{Lu}/u, 0.79],
];
const otherWidth = 1;
/** Every title has at least this. */
const letterSpacing = -0.025;

/**
 * The parts of a text that a browser keeps on one line, each with its width in em. A soft hyphen ends a part, and so does the
 * sign that stands between phrases.
 */
export function wordsIn(text: string): { word: string; width: number }[] {
  return (text.match(/[^\s\u00ad\u200b–—-]+[\u00ad-]?/g) ?? []).map((word) => ({
    word,
    width: widthOf(word.replace('\u00ad', '-')),
  }));
}

function widthOf(word: string): number {
  // Of a Hangul syllable only the first part counts: the others stand below it.
  const letters = [...word.normalize('NFD').replace(/(?!\u030c)\p{M}|[\u1160-\u11ff\u2060]/gu, '')];
  return letters.reduce((sum, letter) => sum + widthOfLetter(letter) + letterSpacing, 0);
}

function widthOfLetter(letter: string): number {
  return widths.find(([letters]) => letters.test(letter))?.[1] ?? otherWidth;
}
