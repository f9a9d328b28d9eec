import { type Text, textsIn } from './field-name.ts';
import { entryWriter, type Group, type Project, short } from './launch-line.ts';
import type { Problem } from './problem.ts';

/** Sentences of a further language that are still those of the first. */
export function untranslated(first: Project, other: Project): Group {
  const entry = entryWriter(other);
  const left = sameTexts(first.content, other.content)
    .filter(({ value }) => isSentence(value))
    .map(({ file, path, value }) => entry(file, path, `still says '${short(value)}': translate it`));
  return { heading: `Still in the first language, ${other.folder}`, left };
}

/** Titles and other short texts that are the same in both languages, which the owner may keep. */
export function keptWords(first: Project, other: Project): Problem[] {
  const entry = entryWriter(other);
  return sameTexts(first.content, other.content)
    .filter(({ value }) => !isSentence(value))
    .map(({ file, path, value }) => entry(file, path, `'${value}'`));
}

/** The texts of two words or more that are the same in both languages, without those that seldom differ. */
export function sameTexts(first: object, other: object): Text[] {
  const inFirst = new Set(textsIn(first).map(({ value }) => value));
  return textsIn(other).filter(
    ({ path, value }) =>
      inFirst.has(value) &&
      countWords(value) >= 2 &&
      !path.slice(1).some((key) => names.includes(String(key))) &&
      path[0] !== 'order' &&
      // A list of ids. The section with this name has words.
      !(path.at(-2) === 'projects' && typeof path.at(-1) === 'number'),
  );
}

/** Fields that are the same in most languages: names, addresses, tags and figures. */
const names = `name company initials language url path id icon email phone phoneText chat security fonts
  techStack tags builtWith value image video portrait kind from to link`.split(/\s+/);

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** How many words a text has. Also those of a language that is written without spaces. */
function countWords(text: string): number {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

function isSentence(value: string): boolean {
  return countWords(value) >= 5;
}
