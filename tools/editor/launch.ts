import { launchList } from '../content/launch-list.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { siteOf } from '../content/site.ts';
import { fieldsOf, idOf } from './fields.ts';

type Left = { heading: string; left: { id?: string; place: string; message: string }[] }[];

const lists = new WeakMap<LoadedSite, Promise<Left>>();

/** What `npm run launch` would list of the content, each with the field to which it leads. It does not look at dist/. */
export function launchOf(loaded: LoadedSite): Promise<Left> {
  const list = lists.get(loaded) ?? makeList(loaded);
  lists.set(loaded, list);
  return list;
}

export async function countOf(loaded: LoadedSite): Promise<number> {
  return (await launchOf(loaded)).reduce((sum, { left }) => sum + left.length, 0);
}

async function makeList(loaded: LoadedSite): Promise<Left> {
  const [first, ...others] = siteOf(loaded).languages.map((language) => ({ ...language, root: loaded.root }));
  const ids = fieldsByPlace(loaded);
  const groups = await launchList(first!, { isBuilt: false, others });
  return groups.map(({ heading, left }) => ({
    heading,
    left: left.map((line) => {
      const [place = '', ...message] = line.split('  ');
      const id = ids.get(place);
      return { ...(id && { id }), place, message: message.join('  ') };
    }),
  }));
}

/** By their positions. That of an entry leads to its first field. */
function fieldsByPlace({ model, languages }: LoadedSite): Map<string, string> {
  const ids = new Map<string, string>();
  for (const language of languages) {
    for (const field of fieldsOf(model.schemas, language).fields) {
      for (let length = field.path.length; length > 0; length--) {
        const place = language.locate(field.file, field.path.slice(0, length));
        if (length === field.path.length || !ids.has(place)) ids.set(place, idOf(field));
      }
    }
  }
  return ids;
}
