import { z } from 'zod';
import type { Content } from '../../model/content.ts';
import { fieldName } from '../content/field-name.ts';
import type { LoadedLanguage, LoadedSite } from '../content/load-site.ts';
import { limitsOf } from '../content/launch-lengths.ts';
import { placeText } from '../content/problem.ts';
import { sameTexts } from '../content/launch-translation.ts';
import { type Field, fieldsOf, idOf, type List, type Place } from './fields.ts';
import { writtenList } from './edit-list.ts';
import { literalAt } from './literal.ts';

/** What the page needs to know of the texts and lists of a language. */
export function factsOf({ model, languages }: LoadedSite, language: LoadedLanguage) {
  const { fields, lists } = fieldsOf(model.schemas, language);
  const treeOf = ({ file }: Place) => language.trees[file]!;
  const common = (place: Place) => ({
    id: idOf(place),
    name: fieldName(language.content[place.file], place.path),
    place: placeText(language.locate(place.file, place.path)),
  });
  const hasOrder = Boolean((languages[0].content as Partial<Content>).sections?.order);
  const same = new Set(
    language === languages[0]
      ? []
      : sameTexts(languages[0].content, language.content).map((text) =>
          idOf({ ...text, folder: language.folder }),
        ),
  );
  return {
    fields: fields.map((field, index) => {
      const literal = literalAt(treeOf(field), field.path);
      const facts = common(field);
      const recommended = limitsOf(field);
      return {
        ...facts,
        index,
        kind: field.kind,
        value: field.value,
        editable: typeof literal === 'object',
        ...(typeof literal === 'string' && { computed: literal }),
        ...limitOf(field),
        ...(recommended && { recommended }),
        ...(same.has(facts.id) && { notTranslated: true }),
      };
    }),
    lists: lists.map((list) => ({
      ...common(list),
      length: list.value.length,
      entries: list.value.map((_, index) => idOf({ ...list, path: [...list.path, index] })),
      why: {
        ...whyNot(list, writtenList(treeOf(list), list)),
        ...(hasOrder && isOwnSections(list) && { add: inOrder, up: inOrder, down: inOrder }),
      },
    })),
  };
}

const inOrder = 'order in content/sections.ts says what is shown and where: change it there';

function isOwnSections({ file, path }: List): boolean {
  return file === 'sections' && path.length === 1;
}

/** What cannot be done with a list, whichever entry is meant, and why. */
function whyNot({ value, schema }: List, written: object | string) {
  if (typeof written === 'string')
    return Object.fromEntries(['add', 'remove', 'up', 'down'].map((action) => [action, written]));
  const mistake = (list: unknown[]) =>
    z.safeParse(schema, list).error?.issues.find(({ path }) => path.length === 0)?.message;
  const [add, remove] = [mistake([...value, ...value.slice(-1)]), mistake(value.slice(0, -1))];
  return { ...(add && { add }), ...(remove && { remove }) };
}

function limitOf({ schema }: Field) {
  const limit = (schema as z.ZodString).maxLength;
  return typeof limit === 'number' ? { limit } : {};
}
