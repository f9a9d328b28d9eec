const own =
  'Arabic Hebrew Devanagari Bengali Gujarati Gurmukhi Kannada Malayalam Tamil Telugu Sinhala Thai Lao Khmer Myanmar Georgian Armenian Ethiopic';

/** For scripts that Noto has in fonts of their own. */
const fonts: [letters: RegExp, name: string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Noto Sans JP'],
  [/\p{Script=Hangul}/u, 'Noto Sans KR'],
  [/\p{Script=Han}/u, 'Noto Sans SC'],
  ...own
    .split(' ')
    .map((script): [RegExp, string] => [new RegExp(`\\p{Script=${script}}`, 'u'), `Noto Sans ${script}`]),
];

/** The name of a font at Fontsource that has letters like these. */
export function fontWithLetters(letters: string): string {
  return fonts.find(([script]) => script.test(letters))?.[1] ?? 'Noto Sans';
}
