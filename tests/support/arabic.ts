import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addLanguage } from '../../tools/content/add-language.ts';
import { textsIn } from '../../tools/content/field-name.ts';
import { loadSite } from '../../tools/content/load-site.ts';

/** Fields with names, and texts that are an id, an icon or an address. */
const names = /company|network|marketplace|tags|techStack|builtWith/;
const isNoText = /^[a-z\d/#-]+$|@|:\/\//;

/** An Arabic letter for each Latin one, from a to z. */
const letters = 'ابكدهفغحيجخلمنوصقرستعڤطشىز';

/**
 * Adds Arabic to a copy of the sample, as an owner does, and writes its texts in Arabic letters. `translated` has those that people
 * are to read, by the English text.
 */
export async function addArabic(folder: string, translated: Record<string, string> = {}) {
  const [{ content }] = (await loadSite(folder)).languages;
  const texts = textsIn(content).filter(
    ({ path, value }) => !names.test(path.join()) && !isNoText.test(value),
  );
  const words = new Set(texts.map(({ value }) => value));
  for (const file of (await addLanguage(folder, 'ar')).files) {
    const source = await readFile(join(folder, file), 'utf8');
    const inArabic = source.replace(/'([^'\n]*)'|"([^"\n]*)"/g, (literal, single, double) => {
      const text = single ?? double;
      // An apostrophe would end the literal.
      return words.has(text)
        ? `'${(translated[text] ?? inArabicLetters(text)).replaceAll("'", '’')}'`
        : literal;
    });
    await writeFile(join(folder, file), inArabic);
  }
}

/** Tags stay, and words with a large letter inside, such as iPhone. As in Arabic, the e is not written, and a double letter only once. */
export function inArabicLetters(text: string): string {
  return text.replace(/<[^>]*>|[A-Za-z]+[A-Z]\w*|[A-Za-z]+/g, (part) => {
    if (/^<|[A-Za-z][A-Z]/.test(part)) return part;
    const short = part.toLowerCase().replace(/(?<=.)e/g, '');
    const written = Array.from(short, (letter) => letters[letter.charCodeAt(0) - 97]).join('');
    return written.replace(/(.)\1/g, '$1\u0651');
  });
}
