// The page imports this file, so it must not import zod.

/** A BCP 47 tag, with its letters as usual: 'en', 'pt-BR', 'zh-Hant'. */
export function isLanguage(code: string): boolean {
  return /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.test(code);
}

const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** The direction in which a language is written. From its script: not every browser and Node knows `getTextInfo`. */
export function direction(code: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr';
}

const square = ['Jpan', 'Hans', 'Hant', 'Kore', 'Hang', 'Hani', 'Hira', 'Kana', 'Bopo'];
const low = ['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor'];

/**
 * What the type of the pages has to know of a script: whether each letter fills a square, or has signs above and below it, or
 * is joined to the next. Nothing for Latin and scripts like it.
 */
export function kindOfScript(code: string): 'square' | 'tall' | undefined {
  const script = new Intl.Locale(code).maximize().script ?? 'Latn';
  if (square.includes(script)) return 'square';
  return low.includes(script) ? undefined : 'tall';
}

/** With the likely region, as `og:locale` needs it: en_US for 'en'. */
export function localeWithRegion(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${region}`;
}
