// The page imports this file, so it must not import zod.

/**
 * Signs around a text that say which field it is, for the editor of the dev server: its index, in selectors that change no letter,
 * between two signs without width. No browser shows them, and a title is as wide with them as without.
 */
export const marks = /\u2060([\ufe00-\ufe0f]{4})\u2060/g;

export const mostMarks = 16 ** 4;

export function markOf(index: number): string {
  const digits = [...index.toString(16).padStart(4, '0')].map((digit) => 0xfe00 + Number.parseInt(digit, 16));
  return `\u2060${String.fromCharCode(...digits)}\u2060`;
}

export function indexOfMark(mark: string): number {
  const digits = [...mark].filter((sign) => sign !== '\u2060');
  return digits.reduce((index, digit) => index * 16 + digit.charCodeAt(0) - 0xfe00, 0);
}

export function withoutMarks(text: string): string {
  return text.replace(marks, '');
}
