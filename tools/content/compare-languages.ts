import { projectIds, storyFiles, storyId } from '../../model/entries.ts';
import { nearest } from '../../model/nearest.ts';
import { type Finding, findingAt } from './field-name.ts';
import { type LoadedContent, optionalContent } from './load-site.ts';
import type { Locate } from './locate.ts';
import { placeText } from './problem.ts';

type Fields = Record<string, unknown>;
type Path = PropertyKey[];
type Difference = { path: Path; message: string };
/** The position of a field in the file of the first language. */
type There = (path: Path) => string;

/** Not words, so they are the same in every language. */
const fixed = 'id path url icon email phone chat security from to attachmentOnRight kind ask'.split(' ');
/** What each entry of a list is known by. */
const keys = ['id', 'path'];

/**
 * Compares the content of two languages: the same files, entries, order and addresses. Files that are optional may be missing.
 * `locate` gives the positions in the first language. The problems are in the other.
 */
export function compareLanguages(first: LoadedContent, other: LoadedContent, locate: Locate): Finding[] {
  const isOptional = (file: string) =>
    // A file that has only the order of the home page need not be there in another language.
    optionalContent.includes(file) && !(file === 'sections' && (first.sections ?? other.sections)?.sections);
  const ignored = ['theme', ...misnamedStories(first), ...misnamedStories(other)];
  const lackedBy = (content: LoadedContent, reference: LoadedContent) =>
    Object.keys(reference).filter((file) => !ignored.includes(file) && !isOptional(file) && !content[file]);
  const there = (file: string, path: Path = []) => placeText(locate(file, path));
  const report = (file: string, message: string) => findingAt(other, file, [], message);
  const both = Object.keys(first).filter((file) => other[file] && !['labels', 'theme'].includes(file));
  return [
    ...lackedBy(other, first).map((file) =>
      report(file, `is not there: copy ${there(file)} and translate it`),
    ),
    ...lackedBy(first, other).map((file) =>
      report(file, `has no counterpart: write ${there(file)} too, or remove it`),
    ),
    ...(other.theme ? [report('theme', `is not used: all languages have ${there('theme')}, remove it`)] : []),
    ...both.flatMap((file) => {
      const found = compareFields([], { ...first[file] }, { ...other[file] }, (path) => there(file, path));
      return found.map(({ path, message }) => findingAt(other, file, path, message));
    }),
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

function compareFields(path: Path, first: Fields, other: Fields, there: There): Difference[] {
  const fields = new Set([...Object.keys(first), ...Object.keys(other)]);
  return [...fields].flatMap((field) => compare([...path, field], first[field], other[field], there));
}

function compare(path: Path, first: unknown, other: unknown, there: There): Difference[] {
  // The first language says it for all.
  if (path.join() === 'order' && other === undefined) return [];
  if (isFixed(path, first, other)) {
    if (JSON.stringify(first) === JSON.stringify(other)) return [];
    const advice = path.join() === 'order' ? 'remove it here' : 'only words differ';
    return [{ path, message: `must be ${written(first)} as in ${there(path)}: ${advice}` }];
  }
  if (kindOf(first) !== kindOf(other)) return compareKinds(path, first, other, there);
  if (Array.isArray(first)) return compareLists(path, first, other as unknown[], there);
  return kindOf(first) === 'a group of fields'
    ? compareFields(path, first as Fields, other as Fields, there)
    : [];
}

function isFixed(path: Path, first: unknown, other: unknown): boolean {
  const key = String(path.at(-1));
  // The projects of a service page and the order of the home page are ids; the list of projects itself is compared entry by entry.
  const isIds = Array.isArray(first ?? other) && ![first, other].flat().some(isGroup);
  return fixed.includes(key) || (['projects', 'order'].includes(key) && isIds);
}

function compareKinds(path: Path, first: unknown, other: unknown, there: There): Difference[] {
  // A text may be left out in one of them, such as `duration`.
  if (!isObject(first) && !isObject(other)) return [];
  // The words of a section that is left out may stay. The check of each language asks for those that are needed.
  if (path.length === 3 && path[1] === 'sections') return [];
  const where = there(path);
  if (first === undefined)
    return [{ path, message: `is not in ${where}: remove it here too, or add it there` }];
  if (other === undefined)
    return [{ path, message: `is missing, and in ${where}: add it here, or remove it there too` }];
  return [{ path, message: `is ${kindOf(other)}, and ${kindOf(first)} in ${where}: make them alike` }];
}

function compareLists(path: Path, first: unknown[], other: unknown[], there: There): Difference[] {
  // Paragraphs and tags are words.
  if (![...first, ...other].some(isGroup)) return [];
  const key = keys.find((name) => [...first, ...other].every((entry) => isGroup(entry) && name in entry));
  const found = key ? compareNames(path, key, first as Fields[], other as Fields[], there) : [];
  if (found.length > 0) return found;
  if (first.length !== other.length) {
    const leaveOut = 'write [] in both languages to leave it out, or as many entries in both';
    const advice = first.length === 0 || other.length === 0 ? leaveOut : 'make them alike';
    const message = `has ${other.length} entries, and ${there(path)} has ${first.length}: ${advice}`;
    return [{ path, message }];
  }
  return first.flatMap((entry, index) => compare([...path, index], entry, other[index], there));
}

/** Compares what the entries of a list are known by. */
function compareNames(path: Path, key: string, first: Fields[], other: Fields[], there: There): Difference[] {
  const [inFirst, inOther] = [first.map((entry) => entry[key]), other.map((entry) => entry[key])];
  const lost = inFirst.filter((name) => !inOther.includes(name));
  const added = inOther.filter((name) => !inFirst.includes(name));
  if (lost.length + added.length === 0 && inFirst.join() !== inOther.join())
    return [{ path, message: `has another order than ${there(path)}: ${inFirst.join(', ')}` }];
  return [
    ...lost.map((name) => {
      const where = there([...path, inFirst.indexOf(name)]);
      return { path, message: `lacks ${written(name)}, which is in ${where}: add it` };
    }),
    ...added.map((name) => {
      const message = `${written(name)} is not in ${there(path)}: add it there, or remove it here`;
      return { path: [...path, inOther.indexOf(name), key], message };
    }),
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
