import { z } from 'zod';
import type { TextKind } from '../../model/fields.ts';
import type { Schemas } from '../content/load-model.ts';
import type { LoadedLanguage } from '../content/load-site.ts';

export type Place = { folder: string; file: string; path: PropertyKey[] };
/** A text that people read. */
export type Field = Place & { kind: TextKind; value: string; schema: z.core.$ZodType };
/** A list of texts, or of entries that have texts. */
export type List = Place & { value: unknown[]; schema: z.core.$ZodType; entry: z.core.$ZodType };
type Found = { fields: Field[]; lists: List[] };

/** The texts and lists of a language, as the schemas of its files name them. Names, addresses and numbers are none. */
export function fieldsOf(schemas: Schemas, { folder, content }: LoadedLanguage): Found {
  const found: Found = { fields: [], lists: [] };
  for (const [file, exported] of Object.entries(content)) {
    const schema = schemas[file.replace(/\/.*/, '')];
    if (schema && file !== 'theme') addFields(found, schema, exported, { folder, file, path: [] });
  }
  return found;
}

/** By this name a page asks for a change. The server looks it up among those that it has found itself. */
export function idOf({ folder, file, path }: Place): string {
  return [folder, file, JSON.stringify(path)].join('|');
}

function addFields(found: Found, schema: z.core.$ZodType, value: unknown, place: Place) {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inside = (key: PropertyKey): Place => ({ ...place, path: [...place.path, key] });
  const kind = kindOf(schema);
  if (kind && typeof value === 'string') found.fields.push({ ...place, kind, value, schema });
  else if ('innerType' in def) addFields(found, def.innerType, value, place);
  else if (def.type === 'union') {
    const option = optionOf(def.options, value);
    if (option) addFields(found, option, value, place);
  } else if (def.type === 'object' && typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(def.shape))
      if (Object.hasOwn(value, key)) addFields(found, inner, Reflect.get(value, key), inside(key));
  } else if (def.type === 'array' && Array.isArray(value) && hasText(def.element)) {
    found.lists.push({ ...place, value, schema, entry: def.element });
    for (const [index, inner] of value.entries()) addFields(found, def.element, inner, inside(index));
  }
}

export function kindOf(schema: z.core.$ZodType): TextKind | undefined {
  return z.globalRegistry.get(schema)?.text as TextKind | undefined;
}

export function optionOf(options: readonly z.core.$ZodType[], value: unknown) {
  return options.find((option) => z.safeParse(option, value).success);
}

function hasText(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (kindOf(schema)) return true;
  if ('innerType' in def) return hasText(def.innerType);
  if (def.type === 'union') return def.options.some(hasText);
  if (def.type === 'array') return hasText(def.element);
  return def.type === 'object' && Object.values(def.shape).some(hasText);
}
