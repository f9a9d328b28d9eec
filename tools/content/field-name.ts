import type { Locate } from './locate.ts';
import type { Problem } from './problem.ts';

export type Text = { file: string; path: PropertyKey[]; value: string };
/**
 * A problem in a content file, by its name: site, stories/shop. `path` leads to the position in the file. It may go further than
 * the `field` that is named, to a misspelt field of it.
 */
export type Finding = { file: string; path: PropertyKey[]; field: string; message: string };

export function findingAt(content: object, file: string, path: PropertyKey[], message: string): Finding {
  return { file, path, field: fieldName((content as Record<string, unknown>)[file], path), message };
}

/** With the place of its field in the project. */
export function located(locate: Locate, finding: Finding): Problem {
  return { ...finding, ...locate(finding.file, finding.path) };
}

/** The position in the file with the name of the entry, for example `projects[2] (Order Tracker).alt`. */
export function fieldName(root: unknown, path: PropertyKey[]): string {
  let value = root as Record<PropertyKey, unknown> | undefined;
  let field = '';
  for (const key of path) {
    value = value?.[key] as typeof value;
    const name = value?.title ?? value?.company ?? value?.heading ?? value?.name;
    if (typeof key !== 'number') field += `${field && '.'}${String(key)}`;
    else field += typeof name === 'string' ? `[${key}] (${name})` : `[${key}]`;
  }
  return field;
}

/** The fields that pages show as titles. */
export const titleFields = ['title', 'heading', 'headline', 'designation', 'nextStep', 'subTitle'];

/** Every text in the content, with its position. The theme has none, only names. */
export function textsIn(content: object): Text[] {
  const found: Text[] = [];
  for (const [file, exported] of Object.entries(content))
    if (file !== 'theme') addTexts(found, file, [], exported);
  return found;
}

function addTexts(found: Text[], file: string, path: PropertyKey[], value: unknown) {
  if (typeof value === 'string') found.push({ file, path, value });
  else if (Array.isArray(value))
    for (const [index, inner] of value.entries()) addTexts(found, file, [...path, index], inner);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) addTexts(found, file, [...path, key], inner);
}
