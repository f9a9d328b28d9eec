import { isDeepStrictEqual } from 'node:util';
import type { ESTree } from 'vite';
import { z } from 'zod';
import type { Asked } from '../../model/editing.ts';
import { type ContentTree, ownPart } from '../content/content-tree.ts';
import { fieldName, textsIn } from '../content/field-name.ts';
import { type LoadedLanguage, type LoadedSite, nameInContent } from '../content/load-site.ts';
import { withMedia } from '../content/media.ts';
import type { Edits } from './edits.ts';
import { fieldsOf, idOf, type List } from './fields.ts';
import { listSource, withEntry, withoutEntry, withSwapped } from './list-source.ts';
import { whyNotWritten } from './literal.ts';
import { newEntries } from './new-entry.ts';
import { Refused } from './refused.ts';

type Change = Pick<Asked<'POST list'>, 'action' | 'index'>;

/** Adds an entry after another, removes or moves one. Lists of entries are changed in all languages, so that they still match. */
export async function editList(edits: Edits, shown: LoadedSite, asked: Asked<'POST list'>) {
  const { id, action, index } = asked;
  const expected: [id: string, isRight: (list: unknown[]) => boolean][] = [];
  await edits.change(
    (now) => {
      const { list, language } = listAt(now, id);
      if (!isDeepStrictEqual(listAt(shown, id).list.value, list.value))
        throw new Refused(409, 'This list has changed in its file meanwhile, so nothing was written.');
      const name = fieldName(language.content[list.file], list.path);
      const texts: Record<string, string> = {};
      for (const own of sameLists(now, list)) {
        texts[nameInContent(own.folder, own.file)] = changedSource(now, own, asked);
        expected.push([idOf(own), (value) => isExpected(own.value, value, asked)]);
      }
      return { label: `${action} in ${name}`, texts };
    },
    (next) => expected.every(([own, isRight]) => isRight(listAt(next, own).list.value)),
  );
  return { index: { add: index + 1, remove: index, up: index - 1, down: index + 1 }[action] };
}

/** The list, and that of each other language. Paragraphs and tags are words: there may be more of them in another language. */
function sameLists({ model, languages }: LoadedSite, list: List): List[] {
  const areEntries = list.value.some((entry) => typeof entry === 'object');
  return languages.flatMap((language) => {
    if (language.folder === list.folder) return [list];
    const other = idOf({ ...list, folder: language.folder });
    const found = fieldsOf(model.schemas, language).lists.find((each) => idOf(each) === other);
    return found && (areEntries || found.value.length === list.value.length) ? [found] : [];
  });
}

function changedSource(now: LoadedSite, list: List, { action, index }: Change): string {
  const { trees, content } = languageOf(now, list);
  const tree = trees[list.file]!;
  const written = writtenList(tree, list);
  const name = fieldName(content[list.file], list.path);
  if (typeof written === 'string') throw new Refused(422, `${name} ${written}: edit it in its file.`);
  const text = listSource(tree, written);
  const first = action === 'add' ? -1 : action === 'up' ? 1 : 0;
  const last = list.value.length - (action === 'down' ? 2 : 1);
  if (index < first || index > last) throw new Refused(422, `${name} has no place for that.`);
  if (action === 'remove') return withoutEntry(text, index);
  if (action === 'add') return withEntry(text, index, newEntry(now, list, tree, index));
  return withSwapped(text, action === 'up' ? index - 1 : index);
}

function newEntry({ languages, media }: LoadedSite, list: List, tree: ContentTree, index: number) {
  const like = ownPart(tree, [...list.path, Math.max(index, 0)])?.value;
  const taken = new Set(languages.flatMap(({ content }) => textsIn(content).map(({ value }) => value)));
  const arePages = list.path.join() === 'servicePages';
  const hasAllTexts = list.file === 'sections';
  const found = newEntries(list.entry, { like, taken, arePages, hasAllTexts }).find(
    (entry) => z.safeParse(list.entry, withMedia(entry, media)).success,
  );
  if (found === undefined)
    throw new Refused(422, 'An entry of this list is too special: write it in its file.');
  return found;
}

/** Where a list is written, or why it cannot be changed there. */
export function writtenList(tree: ContentTree, { path }: List): ESTree.ArrayExpression | string {
  const value = ownPart(tree, path)?.node;
  if (value?.type !== 'ArrayExpression') return whyNotWritten(tree, path);
  return value.elements.every((each) => each && each.type !== 'SpreadElement')
    ? value
    : 'has entries from elsewhere, with ...';
}

function isExpected(before: unknown[], after: unknown[], { action, index }: Change): boolean {
  const list = [...before];
  if (action === 'add') list.splice(index + 1, 0, after[index + 1]);
  else if (action === 'remove') list.splice(index, 1);
  else list.splice(action === 'up' ? index - 1 : index + 1, 0, ...list.splice(index, 1));
  return isDeepStrictEqual(list, after);
}

export function listAt(site: LoadedSite, id: string) {
  for (const language of site.languages) {
    const list = id.startsWith(`${language.folder}|`)
      ? fieldsOf(site.model.schemas, language).lists.find((each) => idOf(each) === id)
      : undefined;
    if (list) return { list, language };
  }
  throw new Refused(409, 'This list is not there any more: load the page again.');
}

function languageOf({ languages }: LoadedSite, { folder }: List): LoadedLanguage {
  return languages.find((each) => each.folder === folder)!;
}
