import { z } from 'zod';
import { unwritten } from '../content/unwritten.ts';
import { kindOf, optionOf } from './fields.ts';

type Wanted = {
  /** An entry of the list, as it is written. */
  like: unknown;
  /** Texts that the site has already. */
  taken: Set<string>;
  /** Whether the entries are pages, so that each has a path of its own. */
  arePages: boolean;
  /** Whether an entry also has the texts that it may do without, where the entry that it is like has them. */
  hasAllTexts: boolean;
};

/**
 * What a new entry of a list may be, the simplest first: the texts are words that the launch list names, the rest is as in an
 * entry of the list. The first has only what must be there.
 */
export function newEntries(schema: z.core.$ZodType, wanted: Wanted): unknown[] {
  return [false, true].map((isWhole) => {
    const make = (inner: z.core.$ZodType, like: unknown, key: string): unknown => {
      const { def } = (inner as z.core.$ZodTypes)._zod;
      const kind = kindOf(inner);
      if (kind) return wordsFor(inner, nameFor(kind, key), wanted.taken);
      if (key === 'id') return freeName('unwritten', wanted.taken);
      if (key === 'path' && wanted.arePages) return freeName('/services/unwritten', wanted.taken);
      if (def.type === 'optional') {
        const isWanted = isWhole || (wanted.hasAllTexts && kindOf(def.innerType));
        return isWanted && like !== undefined ? make(def.innerType, like, key) : undefined;
      }
      if (def.type === 'union') return make(optionOf(def.options, like) ?? def.options.at(-1)!, like, key);
      if (def.type === 'array') return [make(def.element, Array.isArray(like) ? like[0] : undefined, key)];
      // The name of a picture or clip stands in place of what it has.
      if (def.type === 'object' && typeof like !== 'string') {
        const keys = Object.keys(def.shape);
        const order = typeof like === 'object' && like !== null ? Object.keys(like) : [];
        const made = [...keys]
          .sort((one, other) => order.indexOf(one) - order.indexOf(other))
          .map((each) => [
            each,
            make(
              def.shape[each]!,
              order.includes(each) ? Reflect.get(like as object, each) : undefined,
              each,
            ),
          ]);
        return Object.fromEntries(made.filter(([, value]) => value !== undefined));
      }
      if (def.type === 'boolean') return like !== true;
      return like ?? guess(def);
    };
    return make(schema, wanted.like, 'entry');
  });
}

function nameFor(kind: string, key: string): string {
  const names: Record<string, string> = { html: 'paragraph', tag: 'tag' };
  return names[kind] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Short, where a longer text does not fit. */
function wordsFor(schema: z.core.$ZodType, name: string, taken: Set<string>): string {
  const words = freeName(`${unwritten} ${name}`, taken, ' ');
  return z.safeParse(schema, words).success ? words : freeName('???', taken, '');
}

function freeName(name: string, taken: Set<string>, gap = '-'): string {
  let number = 1;
  const numbered = () => (number === 1 ? name : `${name}${gap}${number}`);
  while (taken.has(numbered())) number += 1;
  return numbered();
}

/** For the first entry of a list. */
function guess(def: z.core.$ZodTypes['_zod']['def']): unknown {
  if (def.type === 'enum') return Object.values(def.entries)[0];
  if (def.type === 'literal') return def.values[0];
  return def.type === 'number' ? new Date().getFullYear() : 'https://example.com';
}
