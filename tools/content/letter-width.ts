/** Han, kana, Hangul and full-width signs: each takes the room of two Latin letters. Half-width kana are half as wide. */
const wideLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}\u3000-\u303f\u30fb\u30fc\uff01-\uff60\uffe0-\uffe6]/u;
const narrowForm = /[\uff61-\uffdc]/;

/** How many Latin letters are as wide as this one. */
export function letterWidth(letter: string): 1 | 2 {
  return wideLetter.test(letter) && !narrowForm.test(letter) ? 2 : 1;
}

/** The width of a text, counted in Latin letters. Marks and invisible signs, such as soft hyphens, have none. */
export function textWidth(text: string): number {
  const letters = text.normalize('NFC').replace(/[\p{M}\p{Cf}]/gu, '');
  return [...letters].reduce((sum, letter) => sum + letterWidth(letter), 0);
}
