import type { Content } from '../../model/content.ts';
import { plainText } from '../../model/inline-html.ts';
import { type Text, textsIn } from './field-name.ts';
import { entryWriter, type Group, type Project } from './launch-line.ts';

/** The texts of an entry, and which of them should say more than those before. */
const fields = {
  experience: ['company', 'designation', 'supportLine', 'description'],
  projects: ['title', 'techStack', 'subTitle', 'description'],
} as const;
const own = ['supportLine', 'subTitle', 'description'];

/** Texts of roles and projects that have no word beside those of other texts of the same entry. */
export function repeatedTexts(project: Project): Group {
  const entry = entryWriter(project);
  const { experience, projects } = project.content;
  const left = [
    ...experience.experience.flatMap((role, index) => repeatedIn('experience', index, role)),
    ...projects.projects.flatMap((entry, index) => repeatedIn('projects', index, entry)),
  ].map(({ file, path }) => entry(file, path, 'only repeats other words of this entry: write your own'));
  return { heading: 'Only repeated', left };
}

function repeatedIn(file: keyof typeof fields & keyof Content, index: number, entry: object): Text[] {
  const inOrder = fields[file].map((field) => [field, Reflect.get(entry, field)]);
  const texts = textsIn({ [file]: Object.fromEntries(inOrder) }).map(({ path, value }) => ({
    file,
    path: [file, index, ...path],
    value: plainText(value).toLowerCase(),
  }));
  return texts.filter(({ path, value }, at) => {
    const others = texts.slice(0, at).map((text) => text.value);
    return own.includes(String(path[2])) && !hasOwnWords(value, others);
  });
}

function hasOwnWords(text: string, others: string[]): boolean {
  // The longest first, so that React Native is taken away before React.
  const rest = others
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, other) => rest.replaceAll(other, ' '), text);
  return /[\p{L}\p{N}]/u.test(rest);
}
