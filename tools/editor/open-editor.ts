import { join } from 'node:path';
import type { Asked } from '../../model/editing.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { placeText } from '../content/problem.ts';
import { fieldsOf, idOf } from './fields.ts';
import { launchOf } from './launch.ts';
import { Refused } from './refused.ts';

/** Opens a field, or a place that the launch list names, in the owner's editor, as the links of Vite's overlay do. */
export async function openEditor(
  loaded: LoadedSite,
  asked: Asked<'POST open'>,
  open: (file: string) => Promise<unknown>,
) {
  const known = 'id' in asked ? placeOf(loaded, asked.id) : await knownPlace(loaded, asked.place);
  if (known === undefined) throw new Refused(409, 'This field is not there any more: load the page again.');
  await open(join(loaded.root, known));
  return {};
}

async function knownPlace(loaded: LoadedSite, place: string): Promise<string | undefined> {
  const entries = (await launchOf(loaded)).flatMap((group) => group.entries);
  return entries.find((each) => each.place === place)?.place;
}

function placeOf({ model, languages }: LoadedSite, id: string): string | undefined {
  for (const language of languages) {
    const { fields, lists } = fieldsOf(model.schemas, language);
    const found = [...fields, ...lists].find((each) => idOf(each) === id);
    if (found) return placeText(language.locate(found.file, found.path));
  }
}
