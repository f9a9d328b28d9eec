import type { Asked } from '../../model/editing.ts';
import { type LoadedSite, nameInContent } from '../content/load-site.ts';
import { fieldName } from '../content/field-name.ts';
import { lineOf } from '../content/problem.ts';
import type { Edits } from './edits.ts';
import { fieldsOf, idOf, type Place } from './fields.ts';
import { literalAt, withText } from './literal.ts';
import { Refused } from './refused.ts';

/** Puts a text in place of another. Nothing else in its file changes. */
export async function editText(edits: Edits, { id, before, after }: Asked<'POST text'>) {
  const plan = (now: LoadedSite) => {
    const { field, tree, content, locate } = fieldAt(now, id);
    const { folder, file, path, value } = field;
    if (value !== before)
      throw new Refused(409, 'This text has changed in its file meanwhile, so nothing was written.', {
        value,
      });
    if (after.trim() === '' && isOptional(now, content[file]!, field)) {
      const { file: where, position } = locate(file, path);
      const advice = `remove ${String(path.at(-1))} by hand in ${where}, line ${position!.line}`;
      throw new Refused(422, `is optional: to leave it out, ${advice}`);
    }
    const literal = literalAt(tree, path);
    const name = fieldName(content[file], path);
    if (typeof literal === 'string')
      throw new Refused(422, `${name} ${literal}: edit it in its file.`, { value });
    const texts = { [nameInContent(folder, file)]: withText(tree.text, literal, after) };
    return { label: name, texts: value === after ? {} : texts, place: field };
  };
  await edits.change(plan, (next) => fieldAt(next, id).field.value === after);
  return { value: after };
}

function fieldAt({ model, languages }: LoadedSite, id: string) {
  for (const language of languages) {
    if (!id.startsWith(`${language.folder}|`)) continue;
    const field = fieldsOf(model.schemas, language).fields.find((each) => idOf(each) === id);
    if (field) return { field, tree: language.trees[field.file]!, ...language };
  }
  const problem = languages.flatMap(({ unreadable }) => unreadable)[0];
  throw new Refused(409, problem ? lineOf(problem) : 'This text is not there any more: load the page again.');
}

/** Whether the file is right without this field. Entries of a list are removed on the page. */
function isOptional({ model: { schemas } }: LoadedSite, exported: object, { file, path }: Place): boolean {
  const rest = structuredClone(exported);
  const group: object = path.slice(0, -1).reduce((value, key) => Reflect.get(value, key), rest);
  if (Array.isArray(group)) return false;
  Reflect.deleteProperty(group, path.at(-1)!);
  const { error } = schemas[file.replace(/\/.*/, '')]!.safeParse(rest);
  return !error?.issues.some((issue) => issue.path.join() === path.join());
}
