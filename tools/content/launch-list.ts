import { keptMedia } from '../media/unused-media.ts';
import { brokenAddresses, keptMessages, linksWithoutHandle } from './launch-addresses.ts';
import { missingCv } from './launch-cv.ts';
import { filesOverLimit, heroOfAnotherTheme, keptStill, sharePictures } from './launch-files.ts';
import { leftOutOfPictures } from './launch-pictures.ts';
import { longWords, textLengths } from './launch-lengths.ts';
import { lettersLeftOut, systemLetters } from './launch-letters.ts';
import { type Group, type Project, unique } from './launch-line.ts';
import { repeatedTexts } from './launch-repeats.ts';
import { keptServiceTexts, quotesToAskFor, sampleTexts, unwrittenTexts } from './launch-sample.ts';
import { keptWords, untranslated } from './launch-translation.ts';
import type { LoadedSite } from './load-site.ts';
import type { Problem } from './problem.ts';

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
    ...onlyIfAny(repeatedTexts(project)),
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
    ...onlyIfAny(repeatedTexts(project)),
    ...onlyIfAny(quotesToAskFor(project)),
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

/** What is as in the sample, or seldom wanted, and may stay. */
export async function keptList(loaded: LoadedSite, project: Project, others: Project[]): Promise<Group[]> {
  const inSystemFont: Problem[] = [];
  for (const { root, content } of [project, ...others])
    inSystemFont.push(...(await systemLetters(root, content)));
  const mayKeep = (heading: string, left: Problem[]) => ({ heading: `${heading}, which you may keep`, left });
  return [
    {
      heading: "In the sample's words, which you may keep where they are true of you",
      left: keptServiceTexts(project),
    },
    mayKeep('In place of a clip', keptStill(project)),
    { heading: 'A CV as a file, which you may do without', left: missingCv(loaded) },
    mayKeep('Without effect', keptMessages(project)),
    mayKeep('Media that nothing uses', keptMedia(loaded)),
    {
      heading: 'Left out of pictures on the site; your files stay as they are',
      left: await leftOutOfPictures([project, ...others]),
    },
    mayKeep('Letters that visitors see in a font of their system', unique(inSystemFont)),
    ...others.map((other) =>
      mayKeep(`The same in the first language and in ${other.folder}`, keptWords(project, other)),
    ),
  ];
}

function onlyIfAny(group: Group): Group[] {
  return group.left.length > 0 ? [group] : [];
}
