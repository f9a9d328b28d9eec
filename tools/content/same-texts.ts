import { type Text, textsIn } from './field-name.ts';

/** Fields that are the same in most languages: names, addresses, tags and figures. */
const names = [
  'name',
  'company',
  'initials',
  'language',
  'url',
  'path',
  'id',
  'icon',
  'email',
  'phone',
  'phoneText',
  'chat',
  'security',
  'fonts',
  'techStack',
  'tags',
  'builtWith',
  'projects',
  'value',
  'image',
  'video',
  'portrait',
];

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** How many words a text has. Also those of a language that is written without spaces. */
export function wordsIn(text: string): number {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

/** The texts of two words or more that are the same in both languages, without those that seldom differ. */
export function sameTexts(first: object, other: object): Text[] {
  const inFirst = new Set(textsIn(first).map(({ value }) => value));
  return textsIn(other).filter(
    ({ path, value }) =>
      inFirst.has(value) && wordsIn(value) >= 2 && !path.slice(1).some((key) => names.includes(String(key))),
  );
}
