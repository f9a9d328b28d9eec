/** Letters of names that have the family name first, whatever the language around them. */
const familyFirst = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** Languages that have it first in letters that others use too. */
const familyFirstLanguages = ['hu', 'vi'];

/** Nearly all Korean family names have one syllable. These have two. */
const longFamilyNames = /^(남궁|황보|제갈|선우|독고|사공|서문)(?=.)/u;

/**
 * Family and given name, as the letters or the language have them. 山田太郎, without a space, is all family name: only a
 * dictionary could divide it, and address books show and sort it rightly so.
 */
export function nameParts(name: string, language: string): { family: string; given: string } {
  const isEastAsian = familyFirst.test(name);
  // A name of another language, written in these letters, keeps its order: マイケル・ジャクソン.
  const words = name.trim().split(isEastAsian ? /[\s・･·]+/ : /\s+/);
  if (/^\p{sc=Hangul}{2,4}$/u.test(words.join())) {
    const [family] = longFamilyNames.exec(name) ?? name;
    return { family: family!, given: name.slice(family!.length) };
  }
  if (words.length === 1) return isEastAsian ? { family: name, given: '' } : { family: '', given: name };
  const isFirst = isEastAsian
    ? !/[・･·]/.test(name)
    : familyFirstLanguages.includes(new Intl.Locale(language).language);
  const family = isFirst ? words.shift()! : words.pop()!;
  return { family, given: words.join(' ') };
}
