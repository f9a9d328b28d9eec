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

/** The parts of a text that a browser keeps on one line, each with its width in em. A soft hyphen ends a part. */
export function wordsIn(text: string): { word: string; width: number }[] {
  // Chinese, Japanese and Korean break after every letter.
  const words = text.match(
    /[\u2e80-\u9fff\uac00-\ud7af]|[^\s\u00ad–—\u2e80-\u9fff\uac00-\ud7af-]+[\u00ad-]?/g,
  );
  return (words ?? []).map((word) => ({
    word: word.replace('\u00ad', ''),
    width: widthOf(word.replace('\u00ad', '-')),
  }));
}

function widthOf(word: string): number {
  const letters = [...word.normalize('NFD').replace(/(?!\u030c)\p{M}/gu, '')];
  return letters.reduce((sum, letter) => sum + widthOfLetter(letter) + letterSpacing, 0);
}

function widthOfLetter(letter: string): number {
  return widths.find(([letters]) => letters.test(letter))?.[1] ?? otherWidth;
}
