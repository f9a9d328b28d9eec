import type { LaunchGroup } from '../../model/editing.ts';
import { isStory, storyId } from '../../model/entries.ts';
import { otherCvs } from '../content/launch-cv.ts';
import { projectIn } from '../content/launch-line.ts';
import { launchList } from '../content/launch-list.ts';
import { type LoadedSite, nameInContent } from '../content/load-site.ts';
import { placeText, type Problem } from '../content/problem.ts';
import { type SiteLanguage, siteOf } from '../content/site.ts';
import { type Field, fieldsOf, idOf } from './fields.ts';

const lists = new WeakMap<LoadedSite, Promise<LaunchGroup[]>>();

/** What `npm run launch` would list of the content, each with the field to which it leads. It does not look at dist/. */
export function launchOf(loaded: LoadedSite): Promise<LaunchGroup[]> {
  const list = lists.get(loaded) ?? makeList(loaded);
  lists.set(loaded, list);
  return list;
}

export async function countOf(loaded: LoadedSite): Promise<number> {
  return (await launchOf(loaded)).reduce((sum, { entries }) => sum + entries.length, 0);
}

async function makeList(loaded: LoadedSite): Promise<LaunchGroup[]> {
  const { languages } = siteOf(loaded, '/');
  const [first, ...others] = languages.map((language) => projectIn(loaded.root, language));
  const fields = loaded.languages.flatMap((language) => fieldsOf(loaded.model.schemas, language).fields);
  const groups = [
    ...(await launchList(first!, { isBuilt: false, others })),
    ...(await otherCvs(siteOf(loaded))),
  ];
  return groups.map(({ heading, left }) => ({
    heading,
    entries: left.map((problem) => {
      const field = fields.find((each) => isIn(each, problem));
      const language = languages.find(({ folder }) => folder === field?.folder);
      const page = field && language && { id: idOf(field), path: pathOf(language, field) };
      const text = [problem.field, problem.message].filter(Boolean).join('  ');
      return { text, place: placeText(problem), ...page };
    }),
  }));
}

/** The address of the page on which a field is shown. */
function pathOf({ home, content }: SiteLanguage, { file, path: [list, index] }: Field): string {
  if (isStory(file)) return `${home}projects/${storyId(file)}`;
  if (list === 'servicePages') return home + content.services.servicePages[Number(index)]!.path.slice(1);
  return index === 'notFound' ? `${home}404` : home;
}

/** Whether this is the field of a problem, or one in the entry that it is about. */
function isIn({ folder, file, path }: Field, problem: Problem): boolean {
  return (
    problem.path.length > 0 &&
    problem.file === `content/${nameInContent(folder, file)}.ts` &&
    problem.path.every((key, index) => key === path[index])
  );
}
