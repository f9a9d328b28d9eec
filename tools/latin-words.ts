/** Letters that Unicode does not divide into a letter and its mark. */
const inLatin: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** The words of a text that are in Latin letters, as names of files and addresses have them: `cafe-uber` of `Café Über`. */
export function latinWords(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => inLatin[letter] ?? '-')
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? '';
}
