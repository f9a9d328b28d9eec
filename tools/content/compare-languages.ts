import { fieldName } from './field-name.ts';
import { type LoadedContent, optionalContent } from './load-content.ts';

/** Where a further language differs in more than its words. `inFirst` leads to the same place in the first language. */
export type Difference = {
  file: string;
  path: PropertyKey[];
  inFirst: PropertyKey[];
  field: string;
  /** `first` is the position in the file of the first language. */
  message: (first: string) => string;
};

type Fields = Record<string, unknown>;
type Place = Pick<Difference, 'file' | 'path' | 'inFirst'>;

/** Not words, so they are the same in every language. */
const fixed = [
  'id',
  'path',
  'url',
  'icon',
  'email',
  'phone',
  'chat',
  'security',
  'from',
  'to',
  'attachmentOnRight',
];
/** What each entry of a list is known by. */
const keys = ['id', 'path'];

/** Compares the content of two languages: the same files, entries, order and addresses. Files that are optional may be missing. */
export function compareLanguages(first: LoadedContent, other: LoadedContent): Difference[] {
  const missing = missingIn(other, first).map((file) => ({
    ...at(file),
    message: (name: string) => `is not there: copy ${name} and translate it`,
  }));
  const added = missingIn(first, other).map((file) => ({
    ...at(file),
    message: (name: string) => `has no counterpart: write ${name} too, or remove it`,
  }));
  const both = Object.keys(first).filter((file) => other[file] && !['labels', 'theme'].includes(file));
  const differences = both.flatMap((file) =>
    compareFields({ file, path: [], inFirst: [] }, { ...first[file] }, { ...other[file] }),
  );
  const theme = other.theme
    ? [{ ...at('theme'), message: (name: string) => `is not used: all languages have ${name}, remove it` }]
    : [];
  return [
    ...missing,
    ...added,
    ...theme,
    ...differences.map((found) => ({ ...found, field: fieldName(other[found.file], found.path) })),
  ];
}

function missingIn(content: LoadedContent, reference: LoadedContent): string[] {
  const expected = Object.keys(reference).filter(
    (file) => file !== 'theme' && !optionalContent.includes(file),
  );
  return expected.filter((file) => !content[file]);
}

function at(file: string) {
  return { file, path: [], inFirst: [], field: '' };
}

type Found = Place & Pick<Difference, 'message'>;

function compare(place: Place, first: unknown, other: unknown): Found[] {
  const key = place.path.at(-1);
  // The projects of a service page are ids; the list of projects itself is compared entry by entry.
  const isIds = isList(first ?? other) && ![first, other].flat().some(isGroup);
  if (fixed.includes(String(key)) || (key === 'projects' && isIds)) {
    if (JSON.stringify(first) === JSON.stringify(other)) return [];
    return report(place, (where) => `must be ${written(first)} as in ${where}: only words differ`);
  }
  if (kindOf(first) !== kindOf(other)) {
    // A text may be left out in one of them, such as `duration`.
    if (![first, other].some(isGroupOrList)) return [];
    return report(place, (where) => `is ${kindOf(other)}, and ${kindOf(first)} in ${where}: make them alike`);
  }
  if (isList(first) && isList(other)) return compareLists(place, first, other);
  if (isGroup(first) && isGroup(other) && !isMedium(first)) return compareFields(place, first, other);
  return [];
}

function compareFields(place: Place, first: Fields, other: Fields): Found[] {
  return [...new Set([...Object.keys(first), ...Object.keys(other)])].flatMap((key) =>
    compare(
      { ...place, path: [...place.path, key], inFirst: [...place.inFirst, key] },
      first[key],
      other[key],
    ),
  );
}

function compareLists(place: Place, first: unknown[], other: unknown[]): Found[] {
  // Paragraphs and tags are words.
  if (![...first, ...other].some(isGroup)) return [];
  const key = keys.find((name) => [...first, ...other].every((entry) => isGroup(entry) && name in entry));
  const names = (list: unknown[]) => list.map((entry) => key && (entry as Fields)[key]);
  const [inFirst, inOther] = [names(first), names(other)];
  if (key && inFirst.join() !== inOther.join()) {
    const lost = inFirst.filter((name) => !inOther.includes(name));
    const added = inOther.filter((name) => !inFirst.includes(name));
    if (lost.length + added.length === 0)
      return report(place, (where) => `has another order than ${where}: ${inFirst.join(', ')}`);
    return [
      ...lost.flatMap((name) =>
        report(
          { ...place, inFirst: [...place.inFirst, inFirst.indexOf(name)] },
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
  if (first.length !== other.length)
    return report(
      place,
      (where) => `has ${other.length} entries, and ${where} has ${first.length}: make them alike`,
    );
  return first.flatMap((entry, index) =>
    compare(
      { ...place, path: [...place.path, index], inFirst: [...place.inFirst, index] },
      entry,
      other[index],
    ),
  );
}

function report(place: Place, message: Difference['message']): Found[] {
  return [{ ...place, message }];
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (isList(value)) return 'a list';
  if (!isGroup(value)) return 'a text or a number';
  return isMedium(value) ? ('av1' in value ? 'a clip' : 'a picture') : 'a group of fields';
}

function isMedium(value: Fields): boolean {
  return 'av1' in value || 'avif' in value;
}

function isGroupOrList(value: unknown): boolean {
  return isList(value) || isGroup(value);
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isGroup(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !isList(value);
}

function written(value: unknown): string {
  if (value === undefined) return 'left out';
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}
