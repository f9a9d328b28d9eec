import { filesOverLimit, heroOfAnotherTheme, sharePictures } from './launch-files.ts';
import type { Group, Project } from './launch-line.ts';
import { sampleTexts } from './launch-sample.ts';
import {
  brokenAddresses,
  linksWithoutHandle,
  longWords,
  textLengths,
  untranslated,
  unwrittenTexts,
} from './launch-words.ts';
import { lettersLeftOut } from './letters-left-out.ts';

/**
 * What is left to do before the site in dist/ is published, in all its languages. `online` also requests each address in the
 * content. Before the site is built, it is what the content itself says.
 */
export async function launchList(
  project: Project,
  {
    online = false,
    isBuilt = true,
    others = [],
  }: { online?: boolean; isBuilt?: boolean; others?: Project[] },
): Promise<Group[]> {
  const lists = [await listOf(project, online, isBuilt)];
  for (const other of others)
    lists.push([untranslated(project, other), ...(await listOfOther(other, isBuilt))]);
  return lists.flat();
}

async function listOfOther(project: Project, isBuilt: boolean): Promise<Group[]> {
  const groups = [
    ...onlyIfAny(unwrittenTexts(project)),
    textLengths(project),
    longWords(project),
    ...(isBuilt ? [await sharePictures(project)] : []),
    await lettersLeftOut(project),
  ];
  return groups.map(({ heading, left }) => ({ heading: `${heading}, ${project.folder}`, left }));
}

async function listOf(project: Project, online: boolean, isBuilt: boolean): Promise<Group[]> {
  return [
    sampleTexts(project),
    ...onlyIfAny(unwrittenTexts(project)),
    linksWithoutHandle(project),
    heroOfAnotherTheme(project),
    ...(isBuilt ? [await filesOverLimit(project)] : []),
    textLengths(project),
    longWords(project),
    ...(isBuilt ? [await sharePictures(project)] : []),
    await lettersLeftOut(project),
    ...(online ? [await brokenAddresses(project)] : []),
  ];
}

function onlyIfAny(group: Group): Group[] {
  return group.left.length > 0 ? [group] : [];
}
