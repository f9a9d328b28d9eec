import { direction } from '../../model/language.ts';
import { markOf, mostMarks, withoutMarks } from '../../model/marks.ts';
import type { Phrases } from '../../model/site-data.ts';
import { type SiteLanguage, withoutUnapproved } from '../content/site.ts';
import type { Field } from './fields.ts';

/** As in src/components/tags.tsx. */
const latinWithSigns = /^(?=\W|.*\W$)[ -~]+$/;

/** The language with the mark of its field around each text that a page may show: the index of the field. */
export function markContent(language: SiteLanguage, fields: Field[]): SiteLanguage {
  const { labels: _, ...written } = language.allContent;
  const content = structuredClone(written);
  const labels = { ...language.labels };
  const isRightToLeft = direction(language.code) === 'rtl';
  for (const [index, { file, path, kind, value }] of fields.slice(0, mostMarks).entries()) {
    // Nobody sees a prefilled message on a page. Tags like C++ have their own direction, which the page finds by their signs.
    if (kind === 'unfinished' || (kind === 'tag' && isRightToLeft && latinWithSigns.test(value))) continue;
    const exported = file === 'labels' ? { labels } : Reflect.get(content, file);
    const group = path.slice(0, -1).reduce((inner, key) => Reflect.get(inner, key), exported);
    Reflect.set(group, path.at(-1)!, marked(value, index));
  }
  return { ...language, content: withoutUnapproved(content), labels };
}

/**
 * What is rendered from marked content, with the marks. Where they have changed the data or its line breaks, it is what was made
 * without them.
 */
export function withMarks<Data extends { phrases: Phrases }>(plain: Data, made: Data, fields: Field[]): Data {
  const phrases = markPhrases(plain.phrases, fields);
  const isSame = (text: string, other: string) =>
    withoutMarks(other) === text && (!Object.hasOwn(phrases, text) || Object.hasOwn(phrases, other));
  return { ...takeMarks(plain, made, isSame), phrases };
}

function takeMarks<Data>(plain: Data, made: Data, isSame: (text: string, other: string) => boolean): Data {
  if (typeof plain === 'string') return isSame(plain, String(made)) ? made : plain;
  if (typeof plain !== 'object' || plain === null) return plain;
  const taken = Object.entries(plain).map(([key, inner]) => [
    key,
    takeMarks(inner, Reflect.get(made as object, key), isSame),
  ]);
  return (Array.isArray(plain) ? taken.map(([, inner]) => inner) : Object.fromEntries(taken)) as Data;
}

/** Marked texts whose lines break between phrases too. */
function markPhrases(phrases: Phrases, fields: Field[]): Phrases {
  const more = fields.flatMap(({ value }, index) =>
    Object.hasOwn(phrases, value) ? [[marked(value, index), marked(phrases[value]!, index)]] : [],
  );
  return { ...phrases, ...Object.fromEntries(more) };
}

function marked(text: string, index: number): string {
  return markOf(index) + text + markOf(index);
}
