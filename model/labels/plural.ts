/** The words for a number in the plural forms of a language: `#` stands for the number. */
export function plural(
  language: string,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
) {
  const rules = new Intl.PluralRules(language);
  return (count: number) => (forms[rules.select(count)] ?? forms.other).replace('#', String(count));
}
