import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFolder } from '../content/media.ts';
import { filesOf, replaceFiles } from '../media/record.ts';

/**
 * Remembers the files of a picture or clip. What it returns puts them back, and remembers those that were there instead: called
 * again, it brings those back.
 */
export async function keepMedia(root: string, name: string): Promise<() => Promise<void>> {
  const media = join(root, mediaFolder);
  let kept = await read(media, name);
  return async () => {
    const now = await read(media, name);
    const work = join(media, `.adding-${name}`);
    await mkdir(work, { recursive: true });
    try {
      for (const [file, bytes] of kept) await writeFile(join(work, file), bytes);
      await replaceFiles(media, name, work, [...kept.keys()]);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
    kept = now;
  };
}

/** The record is the last. */
async function read(media: string, name: string): Promise<Map<string, Buffer>> {
  const files = filesOf(media, name).toSorted(
    (one, other) => Number(one.endsWith('.json')) - Number(other.endsWith('.json')),
  );
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(media, file))] as const)),
  );
}
