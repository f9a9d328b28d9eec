import type { Content } from '../../model/content.ts';
import { fieldName, type Text, textsIn } from '../content/field-name.ts';
import { entryText, hasSampleWords } from '../content/sample.ts';
import { setValue } from './source.ts';
import { type Language, oneLine } from './words.ts';

/** `from` is a field of the CV, `to` a field of the content, or the reason why it is not there. */
export type Row = { from: string; to: string; value?: string };
export type Rows = Record<'written' | 'removed' | 'same' | 'kept' | 'leftOut' | 'noPlace', Row[]>;

/** What an import will do. Planning it changes `sources`, and adds to `rows`. */
export type Plan = {
  content: Content;
  /** The text of each content file, by file name. */
  sources: Record<string, string>;
  rows: Rows;
  language: Language;
  isSampleText: (text: Text) => boolean;
  replace: boolean;
  /** The ids that the owner chose for projects, by their names. */
  ids: Record<string, string>;
};

/** A text, a profile, or a list of profiles or entries. */
type Value = string | object;
/** The name of a content file, and the keys that lead to a field of it. */
export type Path = [file: string, ...keys: PropertyKey[]];

/** Writes a value of the CV, unless words of the owner's own are there. Returns whether it did. */
export function offer(
  plan: Plan,
  from: string,
  path: Path,
  offered: Value | undefined,
  isSame = (current: Value) => shown(current) === shown(offered!),
): boolean {
  if (!offered) return false;
  const current = valueAt(plan.content, path);
  const isThere = current !== undefined && isSame(current);
  if (isThere || !(plan.replace || isSample(plan, path))) {
    const row = { from, to: nameOf(plan, path), value: shown(current!) };
    plan.rows[isThere ? 'same' : 'kept'].push(row);
    return false;
  }
  write(plan, from, path, typeof offered === 'string' ? oneLine(offered) : offered);
  return true;
}

export function write(plan: Plan, from: string, path: Path, value: Value) {
  const [file, ...keys] = path;
  plan.sources[file] = setValue(plan.sources[file]!, keys, value);
  plan.rows.written.push({ from, to: nameOf(plan, path), value: shown(value) });
}

export function isSample({ content, isSampleText }: Plan, path: Path): boolean {
  const [file] = path;
  const value = valueAt(content, path) ?? [];
  if (file !== 'site') return (value as object[]).every((entry) => isSampleText(entryText(entry)));
  // What is personal about a profile is its address.
  const texts =
    typeof value === 'string'
      ? [{ file, path, value }]
      : textsIn({ file: value }).filter((text) => text.path.at(-1) === 'url');
  return texts.every((text) => hasSampleWords(text, content.site.site.name) || isSampleText(text));
}

/** For the report: `content/site.ts  site.name`. */
export function nameOf({ content }: Plan, [file, ...keys]: Path): string {
  return `content/${file}.ts  ${fieldName(content[file as keyof Content], keys)}`;
}

function valueAt(content: Content, path: Path): Value | undefined {
  const inside = (value: unknown, key: PropertyKey) =>
    (value as Record<PropertyKey, unknown> | undefined)?.[key];
  return path.reduce<unknown>(inside, content) as Value | undefined;
}

/** Profiles by their addresses, entries by their names, ids as they are. */
function shown(value: Value): string {
  if (typeof value === 'string') return oneLine(value);
  type Name = 'url' | 'title' | 'company' | 'heading' | 'value' | 'name';
  const entries = [value].flat() as (string | Partial<Record<Name, string>>)[];
  return entries
    .map((entry) => {
      if (typeof entry === 'string') return entry;
      const { url, title, company, heading, value, name } = entry;
      return url ?? title ?? company ?? heading ?? value ?? name;
    })
    .join(', ');
}
