import type { Labels } from './labels/type.ts';

/** The labels that are shown as they are written, without words in the place of their names. */
export type PlainLabels = Pick<
  Labels,
  { [Name in keyof Labels]: string extends Labels[Name] ? Name : never }[keyof Labels]
>;

const placeholder = /\{(\w+)\}/g;

/** The names of the words that a label shows. */
export function placeholders(label: string): string[] {
  return Array.from(label.matchAll(placeholder), ([, name]) => name!);
}

export function plainLabels(labels: Labels): PlainLabels {
  const plain = Object.entries(labels).filter(
    ([, label]) => typeof label === 'string' && placeholders(label).length === 0,
  );
  return Object.fromEntries(plain) as PlainLabels;
}

/** A label with words in the place of their names. */
export function filled(label: string, words: Record<string, string | number>): string {
  return label.replace(placeholder, (written, name) => String(words[name] ?? written));
}

/** The years of a role in a language. Without `to` it is the present role. */
export function yearsIn(language: string, { years }: Labels, from: number, to?: number): string {
  const { present, sameYear, period } = years;
  if (!to) return filled(present, { from });
  if (to === from) return filled(sameYear, { from });
  const count = to - from;
  const form = new Intl.PluralRules(language).select(count);
  return filled(period[form] ?? period.other, { from, to, years: count });
}
