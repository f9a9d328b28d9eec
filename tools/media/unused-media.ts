import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from '../content/field-name.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { isOfMedium, mediaFolder } from '../content/media.ts';
import { type Problem, problemOfFile } from '../content/problem.ts';
import { isRendered, isSampleMark } from '../content/sample.ts';
import { UserError } from '../user-error.ts';

type Unused = { name: string; files: string[]; isSample: boolean };

/** The media that no content file names, in any language: each name with all its files in content/media. */
export function unusedMedia(site: LoadedSite): Unused[] {
  const { root, languages } = site;
  const cvs = languages.map(({ cv }) => cv?.path);
  const all = readdirSync(join(root, mediaFolder))
    .filter((file) => !cvs.includes(`./${mediaFolder}/${file}`))
    .sort();
  const names = new Set(all.map(nameOf).filter((name) => name && !isUsed(site, name)));
  return [...names].map((name) => {
    const files = all.filter((file) => nameOf(file) === name);
    return { name, files, isSample: files.some((file) => isOfSample(root, file)) };
  });
}

/** Removes these media, each by its name. Returns the names of the removed files. */
export function removeMedia(site: LoadedSite, names: string[]): string[] {
  const unused = unusedMedia(site);
  for (const name of names) {
    if (isUsed(site, name))
      throw new UserError(`Nothing was removed: content/ still names ${name}. Remove it there first.`);
    if (!unused.some((medium) => medium.name === name))
      throw new UserError(`Nothing was removed: there is no ${name} in content/media.`);
  }
  const removed = unused.flatMap(({ name, files }) => (names.includes(name) ? files : []));
  for (const file of removed) rmSync(join(site.root, 'content/media', file));
  return removed;
}

/** Lines for the launch list: what is not used, and the command that removes it. */
export function keptMedia(site: LoadedSite): Problem[] {
  const unused = unusedMedia(site);
  return [true, false].flatMap((isSample) => {
    const names = unused.filter((medium) => medium.isSample === isSample).map(({ name }) => name);
    if (names.length === 0) return [];
    const whose = isSample ? "the sample's" : 'yours';
    return problemOfFile(mediaFolder, `${whose}: npm run media remove -- ${names.join(' ')}`);
  });
}

/** Also those that a file names which cannot be read. */
function isUsed({ languages }: LoadedSite, name: string): boolean {
  return languages.some(
    ({ content, sources }) =>
      textsIn(content).some((text) => isOfMedium(name, text)) ||
      Object.entries(sources).some(([file, source]) => !content[file] && source.includes(name)),
  );
}

/** Of `shop.640.avif`: `shop`. */
function nameOf(file: string): string {
  return file.replace(/\..*/, '');
}

function isOfSample(root: string, file: string): boolean {
  const text = { file: '', path: [], value: `./content/media/${file}` };
  return isSampleMark(text) || isRendered(root, text);
}
