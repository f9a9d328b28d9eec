/** The name of the file with the labels of a language. 'pt-BR' has those of 'pt' if there are none of its own, 'zh-TW' not those of 'zh'. */
export function labelsName(known: string[], code: string): string | undefined {
  const { language } = new Intl.Locale(code);
  const names = scriptOf(language) === scriptOf(code) ? [code, language] : [code];
  return names.find((name) => known.includes(name));
}

/** Why the site cannot be in this language, and what to do. Some write the code of a country: `jp` for `ja`, `kr` for `ko`. */
export function withoutLabels(known: string[], code: string): string {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const name = names.of(code);
  const ofCountry = languageOfCountry(code);
  if (name) {
    const { language } = new Intl.Locale(code);
    const nearest = known.includes(language) ? language : 'en';
    // Who writes the code of a language that computers know means that language.
    const isRare = Intl.DateTimeFormat.supportedLocalesOf(code).length === 0;
    const meant =
      isRare && ofCountry && known.includes(ofCountry)
        ? `write '${ofCountry}' if you mean ${names.of(ofCountry)}, `
        : '';
    const advice = `or copy model/labels/${nearest}.ts to model/labels/${code}.ts and translate it`;
    return `'${code}' (${name}) has no labels yet: ${meant}choose one of ${known.join(', ')}, ${advice}`;
  }
  return `'${code}' is the code of no language: write ${ofCountry ?? `one of ${known.join(', ')}`}`;
}

function languageOfCountry(code: string): string | undefined {
  const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const isCountry = /^[a-z]{2}$/.test(code) && countries.of(code.toUpperCase());
  return isCountry ? new Intl.Locale(`und-${code}`).maximize().language : undefined;
}

function scriptOf(code: string): string | undefined {
  return new Intl.Locale(code).maximize().script;
}
