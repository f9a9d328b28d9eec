import { lineOf, problemAt } from './field-name.ts';
import type { SiteLanguage } from './site.ts';

/** The content of a project in one language. */
export type Project = { root: string } & Pick<SiteLanguage, 'content' | 'folder' | 'locate'>;
export type Group = { heading: string; left: string[] };

/** Writes a line of the launch list: the position in the file, the name of the field, and what to do. */
export function lineWriter({ content, locate }: Project) {
  return (file: string, path: PropertyKey[], message = ''): string =>
    lineOf(locate, problemAt(content, file, path, message));
}

export function short(value: string): string {
  return value.length > 40 ? `${value.slice(0, 39)}…` : value;
}
