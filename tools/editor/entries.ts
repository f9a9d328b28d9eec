import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Asked } from '../../model/editing.ts';
import { findProblems } from '../content/find-problems.ts';
import type { Finding } from '../content/field-name.ts';
import { type LoadedContent, type LoadedSite, nameInContent } from '../content/load-site.ts';
import { mediaNames } from '../content/media.ts';
import { listAt } from './edit-list.ts';

/** For each entry of a list, why it cannot be removed: the check of the content without it. */
export function entriesOf(site: LoadedSite, { id }: Asked<'GET entries'>) {
  const { root, model, media } = site;
  const { list, language } = listAt(site, id);
  const { file, path, value } = list;
  const names = mediaNames(root, media);
  const problemsOf = (content: LoadedContent) =>
    findProblems(content, model.schemas, (file) => existsSync(join(root, file)), names);
  const known = new Set(problemsOf(language.content).map(({ message }) => message));
  return {
    entries: value.map((_, index) => {
      const without = changedAt(
        language.content,
        [file, ...path],
        value.toSpliced(index, 1),
      ) as LoadedContent;
      const problem = problemsOf(without).find(({ message }) => !known.has(message));
      return problem ? { remove: whyNeeded(problem, nameInContent(language.folder, problem.file)) } : {};
    }),
  };
}

function whyNeeded({ field }: Finding, file: string): string {
  return `content/${file}.ts needs it${field && ` at ${field}`}: take it out there first.`;
}

/** The value with another one at a path. */
function changedAt(value: unknown, [key, ...path]: PropertyKey[], inner: unknown): unknown {
  if (key === undefined) return inner;
  const changed = changedAt(Reflect.get(value as object, key), path, inner);
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...(value as object), [key]: changed };
}
