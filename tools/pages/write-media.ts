import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { textsIn } from '../content/field-name.ts';
import type { Site } from '../content/site.ts';
import { withHash } from '../fonts/add-fonts.ts';

/** Copies the media that the content names into the folder of the site. Returns a function that gives their URLs. */
export async function writeMedia({ root, base, languages }: Site, folder: string) {
  const texts = languages.flatMap(({ content }) => textsIn(content).map(({ value }) => value));
  const paths = new Set(texts.filter((value) => value.startsWith('./content/media/')));
  const names = new Map<string, string>();
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const path of paths) {
    const name = withHash(basename(path), await readFile(join(root, path)));
    await copyFile(join(root, path), join(folder, 'assets', name));
    names.set(path, name);
  }
  return (path: string) => `${base}assets/${names.get(path)}`;
}
