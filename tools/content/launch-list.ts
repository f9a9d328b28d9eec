import { filesOverLimit, heroOfAnotherTheme, sharePictures } from './launch-files.ts';
import type { Group, Project } from './launch-line.ts';
import { sampleTexts } from './launch-sample.ts';
import { brokenAddresses, linksWithoutHandle, longWords, textLengths, untranslated } from './launch-words.ts';
import { lettersLeftOut } from './letters-left-out.ts';

/**
 * What is left to do before the site in dist/ is published, in all its languages. `online` also requests each address in the
 * content.
 */
export async function launchList(
  project: Project,
  { online, others = [] }: { online: boolean; others?: Project[] },
): Promise<Group[]> {
  const lists = [await listOf(project, online)];
  for (const other of others) lists.push([untranslated(project, other), ...(await listOfOther(other))]);
  return lists.flat();
}

async function listOfOther(project: Project): Promise<Group[]> {
  const groups = [
    textLengths(project),
    longWords(project),
    await sharePictures(project),
    await lettersLeftOut(project),
  ];
  return groups.map(({ heading, left }) => ({ heading: `${heading}, ${project.folder}`, left }));
}

async function listOf(project: Project, online: boolean): Promise<Group[]> {
  return [
    sampleTexts(project),
    linksWithoutHandle(project),
    heroOfAnotherTheme(project),
    await filesOverLimit(project),
    textLengths(project),
    longWords(project),
    await sharePictures(project),
    await lettersLeftOut(project),
    ...(online ? [await brokenAddresses(project)] : []),
  ];
}
