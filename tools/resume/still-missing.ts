import { lineWriter, type Project } from '../content/launch-line.ts';
import { repeatedTexts } from '../content/launch-repeats.ts';
import { quotesToAskFor, sampleTexts, unwrittenTexts } from '../content/launch-sample.ts';
import { isPlaceholderId } from './project-id.ts';

/** What is left to do in the first language after an import, one line each. */
export function stillMissing(project: Project, isPlanned = false): string[] {
  const { projects } = project.content.projects;
  const line = lineWriter(project);
  return [
    ...projects.flatMap(({ id, title }, index) => {
      const advice = isPlanned
        ? `import it with one, like --id '${title}=stock-count'`
        : `write one like 'stock-count'`;
      const message = `is '${id}', because its name has no letters from a to z: ${advice}, for its address`;
      return isPlaceholderId(id, title) ? [line('projects', ['projects', index, 'id'], message)] : [];
    }),
    ...repeatedTexts(project).left,
    ...projects.flatMap(({ id, image, video }, index) => {
      const message = `has no picture or clip: npm run media add -- <your file> --for ${id}`;
      return image || video ? [] : [line('projects', ['projects', index], message)];
    }),
    ...quotesToAskFor(project).left,
    ...unwrittenTexts(project).left,
    ...sampleTexts(project).left,
  ];
}
