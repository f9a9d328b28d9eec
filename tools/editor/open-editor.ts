import { join } from 'node:path';
import type { LoadedSite } from '../content/load-site.ts';
import { fieldsOf, idOf } from './fields.ts';
import { launchOf } from './launch.ts';
import { Refused } from './refused.ts';

/** Opens a field, or a place that the launch list names, in the owner's editor, as the links of Vite's overlay do. */
export async function openEditor(loaded: LoadedSite, { id, place, host }: Record<string, unknown>) {
  const known =
    placeOf(loaded, id) ??
    (await launchOf(loaded)).flatMap(({ entries }) => entries).find((each) => each.place === place)?.place;
  if (known === undefined) throw new Refused(409, 'This field is not there any more: load the page again.');
  await fetch(`http://${host}/__open-in-editor?file=${encodeURIComponent(join(loaded.root, known))}`);
  return {};
}

function placeOf({ model, languages }: LoadedSite, id: unknown): string | undefined {
  for (const language of languages) {
    const { fields, lists } = fieldsOf(model.schemas, language);
    const found = [...fields, ...lists].find((each) => idOf(each) === id);
    if (found) return language.locate(found.file, found.path);
  }
}
