import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { Refused } from './refused.ts';

/** The text of a file of the project that was read, and the text that it shall have. */
export type Change = { file: string; before: string; after: string };

/**
 * Writes files in content/ that the loader has read. Each is written beside its place and renamed, so that a crash leaves the
 * old or the new text. Nothing is written if a file is not what was read.
 */
export async function writeFiles(root: string, changes: Change[]) {
  const written: { part: string; path: string }[] = [];
  try {
    for (const change of changes) written.push(await writeBeside(root, change));
    for (const { file, before } of changes) await requireUnchanged(join(root, file), file, before);
    for (const { part, path } of written) await rename(part, path);
  } finally {
    for (const { part } of written) await rm(part, { force: true });
  }
}

/** Removes what a server left that was killed while it wrote. */
export async function removeParts(root: string) {
  const names = await readdir(join(root, 'content'), { recursive: true }).catch(() => []);
  for (const name of names)
    if (/^\..+\.ts\.[0-9a-f-]{36}\.part$/.test(basename(name))) await rm(join(root, 'content', name));
}

async function writeBeside(root: string, { file, before, after }: Change) {
  const path = await realpath(join(root, file)).catch(() => join(root, file));
  const content = await realpath(join(root, 'content'));
  if (!path.startsWith(content + sep))
    throw new Refused(403, `${file} is a link to a file outside content/: edit that file itself.`);
  await requireUnchanged(path, file, before);
  await access(path, constants.W_OK).catch(() => {
    throw new Refused(422, `${file} cannot be written: change its permissions.`);
  });
  // Not the ending of a content file, and a dot: neither the loader nor the watcher of the dev server takes it for one.
  const part = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`);
  try {
    const handle = await open(part, 'wx', (await stat(path)).mode);
    try {
      await handle.writeFile(after);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    await rm(part, { force: true });
    throw new Refused(422, `${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  return { part, path };
}

async function requireUnchanged(path: string, file: string, before: string) {
  // Bytes, because signs that are no UTF-8 would be lost.
  const now = await readFile(path).catch(() => undefined);
  if (!now?.equals(Buffer.from(before)))
    throw new Refused(
      409,
      `${file} has changed meanwhile, so nothing was written. Look at it and try again.`,
    );
}
