import { type Text, textsIn } from './field-name.ts';

/** Fields that are the same in most languages: names, addresses, tags and figures. */
const names = `name company initials language url path id icon email phone phoneText chat security fonts
  techStack tags builtWith value image video portrait`.split(/\s+/);

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** How many words a text has. Also those of a language that is written without spaces. */
export function countWords(text: string): number {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

/** The texts of two words or more that are the same in both languages, without those that seldom differ. */
export function sameTexts(first: object, other: object): Text[] {
  const inFirst = new Set(textsIn(first).map(({ value }) => value));
  return textsIn(other).filter(
    ({ path, value }) =>
      inFirst.has(value) &&
      countWords(value) >= 2 &&
      !path.slice(1).some((key) => names.includes(String(key))) &&
      // A list of ids. The section with this name has words.
      !(path.at(-2) === 'projects' && typeof path.at(-1) === 'number'),
  );
}
