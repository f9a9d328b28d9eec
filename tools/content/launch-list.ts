import { brokenAddresses, linksWithoutHandle } from './launch-addresses.ts';
import { filesOverLimit, heroOfAnotherTheme, sharePictures } from './launch-files.ts';
import { longWords, textLengths } from './launch-lengths.ts';
import { lettersLeftOut } from './launch-letters.ts';
import type { Group, Project } from './launch-line.ts';
import { sampleTexts } from './launch-sample.ts';
import { untranslated } from './launch-translation.ts';

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
