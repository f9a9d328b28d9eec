import { findingAt, located } from './field-name.ts';
import { lineOf, type Problem } from './problem.ts';
import type { SiteLanguage } from './site.ts';

/** The content of a project in one language. */
export type Project = { root: string } & Pick<SiteLanguage, 'content' | 'folder' | 'locate'>;
/** For the list everything counts that the owner wrote, also quotes that are not shown yet. */
export function projectIn(root: string, language: SiteLanguage): SiteLanguage & Project {
  return { ...language, root, content: language.allContent };
}

export type Group = { heading: string; left: Problem[] };

/** An entry of the launch list: the field, and what to do. */
export function entryWriter({ content, locate }: Project) {
  return (file: string, path: PropertyKey[], message = ''): Problem =>
    located(locate, findingAt(content, file, path, message));
}

/** Each that is said of the same place only once. */
export function unique(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [lineOf(problem), problem])).values()];
}

export function short(value: string): string {
  return value.length > 40 ? `${value.slice(0, 39)}…` : value;
}
