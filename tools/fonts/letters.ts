/** The letters of texts, without spaces, and without emoji and other symbols: these are in a font of the system. */
export function lettersIn(texts: Iterable<string>): string[] {
  const letters = new Set<string>();
  for (const text of texts) for (const letter of withParts(text)) letters.add(letter);
  return [...letters].filter((letter) => /[\p{L}\p{M}\p{N}\p{P}\p{Sc}]/u.test(letter)).toSorted();
}

/** The text of a page that is shown, without its tags. */
export function textOf(html: string): string {
  return html.replace(/<(script|style|title)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
}

/** The text, composed, with both parts of each vowel of Thai and Lao that is drawn from two letters. */
export function withParts(text: string): string {
  return text.normalize('NFC').replace(/[\u0e33\u0eb3]/g, (vowel) => vowel + vowel.normalize('NFKD'));
}
