/** The name of the file with the labels of a language. 'pt-BR' has those of 'pt' if there are none of its own, 'zh-TW' not those of 'zh'. */
export function labelsName(known: string[], code: string): string | undefined {
  const { language } = new Intl.Locale(code);
  const names = scriptOf(language) === scriptOf(code) ? [code, language] : [code];
  return names.find((name) => known.includes(name));
}

/** Why the site cannot be in this language, and what to do. Some write the code of a country: `jp` for `ja`. */
export function withoutLabels(known: string[], code: string): string {
  const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code);
  if (name) {
    const { language } = new Intl.Locale(code);
    const nearest = known.includes(language) ? language : 'en';
    const advice = `or copy model/labels/${nearest}.ts to model/labels/${code}.ts and translate it`;
    return `'${code}' (${name}) has no labels yet: choose one of ${known.join(', ')}, ${advice}`;
  }
  const country = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const meant =
    /^[a-z]{2}$/.test(code) && country.of(code.toUpperCase())
      ? new Intl.Locale(`und-${code}`).maximize().language
      : `one of ${known.join(', ')}`;
  return `'${code}' is the code of no language: write ${meant}`;
}

function scriptOf(code: string): string | undefined {
  return new Intl.Locale(code).maximize().script;
}
