import type { LaunchGroup } from '../../model/editing.ts';
import { isStory, storyId } from '../../model/entries.ts';
import { otherCvs } from '../content/launch-cv.ts';
import { launchList } from '../content/launch-list.ts';
import type { LoadedSite } from '../content/load-site.ts';
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
  const [first, ...others] = languages.map((language) => ({ ...language, root: loaded.root }));
  const fields = fieldsByPlace(loaded);
  const groups = [
    ...(await launchList(first!, { isBuilt: false, others })),
    ...(await otherCvs(siteOf(loaded))),
  ];
  return groups.map(({ heading, left }) => ({
    heading,
    entries: left.map((line) => {
      const [place = '', ...text] = line.split('  ');
      const field = fields.get(place);
      const language = languages.find(({ folder }) => folder === field?.folder);
      const page = field && language && { id: idOf(field), path: pathOf(language, field) };
      return { text: text.join('  '), place, ...page };
    }),
  }));
}

/** The address of the page on which a field is shown. */
function pathOf({ home, content }: SiteLanguage, { file, path: [list, index] }: Field): string {
  if (isStory(file)) return `${home}projects/${storyId(file)}`;
  if (list === 'servicePages') return home + content.services.servicePages[Number(index)]!.path.slice(1);
  return index === 'notFound' ? `${home}404` : home;
}

/** By their positions. That of an entry leads to its first field. */
function fieldsByPlace({ model, languages }: LoadedSite): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const language of languages) {
    for (const field of fieldsOf(model.schemas, language).fields) {
      for (let length = field.path.length; length > 0; length--) {
        const place = language.locate(field.file, field.path.slice(0, length));
        if (length === field.path.length || !found.has(place)) found.set(place, field);
      }
    }
  }
  return found;
}
