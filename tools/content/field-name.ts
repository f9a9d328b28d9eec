export type Text = { file: string; path: PropertyKey[]; value: string };
/** `path` leads to the position in the file. It may go further than the `field` that is named, to a misspelt field of it. */
export type Problem = { file: string; path: PropertyKey[]; field: string; message: string };

export function problemAt(content: object, file: string, path: PropertyKey[], message: string): Problem {
  return { file, path, field: fieldName((content as Record<string, unknown>)[file], path), message };
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

/** Every text in the content, with its position. The theme has none, only names. */
export function textsIn(content: object): Text[] {
  return Object.entries(content)
    .filter(([file]) => file !== 'theme')
    .flatMap(([file, exported]) => textsBelow([], { ...exported }).map((text) => ({ file, ...text })));
}

function textsBelow(path: PropertyKey[], value: unknown): { path: PropertyKey[]; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => textsBelow([...path, key], inner));
}
