import { projectIds, storyFiles, storyId } from '../../model/entries.ts';
import { nearest } from '../../model/nearest.ts';
import { type Problem, problemAt } from './field-name.ts';
import { type LoadedContent, optionalContent } from './load-site.ts';
import type { Locate } from './locate.ts';

type Fields = Record<string, unknown>;
/** `inFirst` leads to the same place in the first language, where an entry may have another index. */
type Place = { file: string; path: PropertyKey[]; inFirst: PropertyKey[] };
/** `where` is the position in the file of the first language. */
type Difference = Place & { message: (where: string) => string };

/** Not words, so they are the same in every language. */
const fixed = 'id path url icon email phone chat security from to attachmentOnRight'.split(' ');
/** What each entry of a list is known by. */
const keys = ['id', 'path'];

/**
 * Compares the content of two languages: the same files, entries, order and addresses. Files that are optional may be missing.
 * `locate` gives the positions in the first language. The problems are in the other.
 */
export function compareLanguages(first: LoadedContent, other: LoadedContent, locate: Locate): Problem[] {
  return differences(first, other).map(({ file, path, inFirst, message }) =>
    problemAt(other, file, path, message(locate(file, inFirst))),
  );
}

function differences(first: LoadedContent, other: LoadedContent): Difference[] {
  const misnamed = [...misnamedStories(first), ...misnamedStories(other)];
  const lackedBy = (content: LoadedContent, reference: LoadedContent) =>
    Object.keys(reference).filter(
      (file) => !['theme', ...optionalContent, ...misnamed].includes(file) && !content[file],
    );
  const both = Object.keys(first).filter((file) => other[file] && !['labels', 'theme'].includes(file));
  return [
    ...lackedBy(other, first).flatMap((file) =>
      report(start(file), (where) => `is not there: copy ${where} and translate it`),
    ),
    ...lackedBy(first, other).flatMap((file) =>
      report(start(file), (where) => `has no counterpart: write ${where} too, or remove it`),
    ),
    ...(other.theme
      ? report(start('theme'), (where) => `is not used: all languages have ${where}, remove it`)
      : []),
    ...both.flatMap((file) => compareFields(start(file), { ...first[file] }, { ...other[file] })),
  ];
}

/** The stories of no project, which are reported already, and what they should be called. */
function misnamedStories(content: LoadedContent): string[] {
  const ids = projectIds(content).map(String);
  return storyFiles(content).flatMap(([file]) => {
    const id = storyId(file);
    return ids.length === 0 || ids.includes(id) ? [] : [file, `stories/${nearest(id, ids)}`];
  });
}

function start(file: string): Place {
  return { file, path: [], inFirst: [] };
}

/** The place in an entry or a field of it. */
function inside({ file, path, inFirst }: Place, key: PropertyKey): Place {
  return { file, path: [...path, key], inFirst: [...inFirst, key] };
}

function report(place: Place, message: Difference['message']): Difference[] {
  return [{ ...place, message }];
}

function compare(place: Place, first: unknown, other: unknown): Difference[] {
  const key = place.path.at(-1);
  // The projects of a service page are ids; the list of projects itself is compared entry by entry.
  const isIds = Array.isArray(first ?? other) && ![first, other].flat().some(isGroup);
  if (fixed.includes(String(key)) || (key === 'projects' && isIds)) {
    if (JSON.stringify(first) === JSON.stringify(other)) return [];
    return report(place, (where) => `must be ${written(first)} as in ${where}: only words differ`);
  }
  const [kind, kindOfFirst] = [kindOf(other), kindOf(first)];
  if (kind !== kindOfFirst) {
    // A text may be left out in one of them, such as `duration`.
    if (!isObject(first) && !isObject(other)) return [];
    // The words of a section that is left out may stay. The check of each language asks for those that are needed.
    if (place.path.length === 3 && place.path[1] === 'sections') return [];
    if (first === undefined)
      return report(place, (where) => `is not in ${where}: remove it here too, or add it there`);
    if (other === undefined)
      return report(place, (where) => `is missing, and in ${where}: add it here, or remove it there too`);
    return report(place, (where) => `is ${kind}, and ${kindOfFirst} in ${where}: make them alike`);
  }
  if (Array.isArray(first)) return compareLists(place, first, other as unknown[]);
  return kind === 'a group of fields' ? compareFields(place, first as Fields, other as Fields) : [];
}

function compareFields(place: Place, first: Fields, other: Fields): Difference[] {
  const fields = new Set([...Object.keys(first), ...Object.keys(other)]);
  return [...fields].flatMap((field) => compare(inside(place, field), first[field], other[field]));
}

function compareLists(place: Place, first: unknown[], other: unknown[]): Difference[] {
  // Paragraphs and tags are words.
  if (![...first, ...other].some(isGroup)) return [];
  const key = keys.find((name) => [...first, ...other].every((entry) => isGroup(entry) && name in entry));
  if (key) {
    const found = compareNames(place, key, first as Fields[], other as Fields[]);
    if (found.length > 0) return found;
  }
  if (first.length !== other.length) {
    const leaveOut = 'write [] in both languages to leave it out, or as many entries in both';
    const advice = first.length === 0 || other.length === 0 ? leaveOut : 'make them alike';
    return report(
      place,
      (where) => `has ${other.length} entries, and ${where} has ${first.length}: ${advice}`,
    );
  }
  return first.flatMap((entry, index) => compare(inside(place, index), entry, other[index]));
}

/** Compares what the entries of a list are known by. */
function compareNames(place: Place, key: string, first: Fields[], other: Fields[]): Difference[] {
  const [inFirst, inOther] = [first.map((entry) => entry[key]), other.map((entry) => entry[key])];
  const lost = inFirst.filter((name) => !inOther.includes(name));
  const added = inOther.filter((name) => !inFirst.includes(name));
  if (lost.length + added.length === 0 && inFirst.join() !== inOther.join())
    return report(place, (where) => `has another order than ${where}: ${inFirst.join(', ')}`);
  return [
    ...lost.flatMap((name) =>
      report(
        { ...place, inFirst: inside(place, inFirst.indexOf(name)).inFirst },
        (where) => `lacks ${written(name)}, which is in ${where}: add it`,
      ),
    ),
    ...added.flatMap((name) =>
      report(
        { ...place, path: [...place.path, inOther.indexOf(name), key] },
        (where) => `${written(name)} is not in ${where}: add it there, or remove it here`,
      ),
    ),
  ];
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (!isGroup(value)) return 'a text or a number';
  if ('av1' in value) return 'a clip';
  return 'avif' in value ? 'a picture' : 'a group of fields';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isGroup(value: unknown): value is Fields {
  return isObject(value) && !Array.isArray(value);
}

function written(value: unknown): string {
  if (value === undefined) return 'left out';
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}
