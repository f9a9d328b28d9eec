import type { OwnSection } from '../../model/sections.ts';
import { entryWriter, type Project } from '../content/launch-line.ts';
import type { Problem } from '../content/problem.ts';
import { repeatedTexts } from '../content/launch-repeats.ts';
import { quotesToAskFor, sampleTexts, unwrittenTexts } from '../content/launch-sample.ts';
import { ownParts } from './own-parts.ts';
import { isPlaceholderId } from './project-id.ts';

/** What is left to do in the first language after an import. */
export function stillMissing(project: Project, isPlanned = false): Problem[] {
  const { projects } = project.content.projects;
  const entry = entryWriter(project);
  return [
    ...projects.flatMap(({ id, title }, index) => {
      const advice = isPlanned
        ? `import it with one, like --id '${title}=stock-count'`
        : `write one like 'stock-count'`;
      const message = `is '${id}', because its name has no letters from a to z: ${advice}, for its address`;
      return isPlaceholderId(id, title) ? [entry('projects', ['projects', index, 'id'], message)] : [];
    }),
    ...repeatedTexts(project).left,
    ...projects.flatMap(({ id, image, video }, index) => {
      const message = `has no picture or clip: npm run media add -- <your file> --for ${id}`;
      return image || video ? [] : [entry('projects', ['projects', index], message)];
    }),
    ...notInMenu(project),
    ...quotesToAskFor(project).left,
    ...unwrittenTexts(project).left,
    ...sampleTexts(project).left,
  ];
}

/** Sections that come from a CV, until the menu has one of them. */
function notInMenu(project: Project): Problem[] {
  const isOfCv = ({ id }: OwnSection) => ownParts.some((part) => part === id);
  const found = project.content.sections?.sections?.filter(isOfCv) ?? [];
  if (found.length === 0 || found.some(({ menuLabel }) => menuLabel)) return [];
  const ids = found.map(({ id }) => id).join(', ');
  const message = `the menu leads to none of ${ids}: write a menuLabel of a word or two where it should`;
  return [entryWriter(project)('sections', ['sections'], message)];
}
