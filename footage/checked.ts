import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** A hash of all that the tests in footage/tests depend on: scenes, renderers and tests, media, encoder settings. */
export async function hashOfChecked(project: string, settings: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const folder of ['footage', 'tools/hero', 'content/media']) {
    const entries = await readdir(join(project, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(project, join(parentPath, name)).replaceAll('\\', '/'))
      .filter((file) => !/\/(\.|node_modules\/|checked\.txt$)/.test(file));
    for (const file of files.toSorted())
      hash.update(`\n${file}\n`).update(await readFile(join(project, file)));
  }
  return hash.digest('hex');
}
