import { isDeepStrictEqual } from 'node:util';
import type { Content } from '../../model/content.ts';
import { lineWriter, type Project } from '../content/launch-line.ts';
import { quotesToAskFor, sampleTexts, unwrittenTexts } from '../content/launch-sample.ts';
import { isPlaceholderId } from './project-id.ts';
import { type Language, projectWords, roleOf } from './words.ts';

/** What is left to do after an import, one line each. */
export function stillMissing(
  project: Project,
  otherFolders: string[],
  language: Language,
  isPlanned = false,
): string[] {
  const { content } = project;
  const { projects } = content.projects;
  const line = lineWriter(project);
  return [
    ...otherFolders.map(
      (folder) =>
        `content/${folder}  is still a copy of what was there before: remove the folder and run npm run language add ${folder} again, or make it alike if it is translated`,
    ),
    ...projects.flatMap(({ id, title }, index) => {
      const advice = isPlanned
        ? `import it with one, like --id '${title}=stock-count'`
        : `write one like 'stock-count'`;
      const message = `is '${id}', because its name has no letters from a to z: ${advice}, for its address`;
      return isPlaceholderId(id, title) ? [line('projects', ['projects', index, 'id'], message)] : [];
    }),
    ...repeatedFields(content, language).map(({ file, path }) =>
      line(file, path, 'the CV has no words for it, so it repeats others: write yours'),
    ),
    ...projects.flatMap(({ id, image, video }, index) => {
      const message = `has no picture or clip: npm run media add -- <your file> --for ${id}`;
      return image || video ? [] : [line('projects', ['projects', index], message)];
    }),
    ...quotesToAskFor(project).left,
    ...unwrittenTexts(project).left,
    ...sampleTexts(project).left,
  ];
}

/** The fields that are as they would be from a CV that has only names. */
function repeatedFields({ experience, projects }: Content, language: Language) {
  const repeated = <Entry extends object>(file: string, index: number, entry: Entry, bare: Partial<Entry>) =>
    (['supportLine', 'subTitle', 'description'] as (keyof Entry)[])
      .filter((key) => key in entry && isDeepStrictEqual(entry[key], bare[key]))
      .map((key) => ({ file, path: [file, index, key] }));
  return [
    ...experience.experience.flatMap((role, index) => {
      const { company: name, designation: position, from } = role;
      const bare = roleOf({ name, position, startDate: String(from) }, language)!;
      return repeated('experience', index, role, bare);
    }),
    ...projects.projects.flatMap((project, index) => {
      const { title: name, techStack: keywords = [] } = project;
      return repeated('projects', index, project, projectWords({ name, keywords }, language));
    }),
  ];
}
