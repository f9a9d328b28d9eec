import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../support/project-copy.ts';

test('the same sources give the same files in any folder; a build keeps the hashed files of the last release alone', async () => {
  test.slow();
  const { folder, build, remove } = await copyProject();
  const assets = join(folder, 'dist/assets');
  try {
    // The last release, which had kept a file of the release before it.
    await mkdir(assets, { recursive: true });
    for (const name of ['hydrate-last.js', 'hydrate-before.js']) await writeFile(join(assets, name), name);
    await writeFile(join(folder, 'dist/.assets'), 'hydrate-last.js');

    expect(await build()).toMatchObject({ code: 0, stdout: 'The site is in dist/.\n' });
    const { [join('assets', 'hydrate-last.js')]: last, ...built } = await filesIn(join(folder, 'dist'));
    expect(last).toBeDefined();
    expect(built).toEqual(await filesIn('dist', { ownOnly: true }));
    expect(await filesIn(join(folder, 'deploy'))).toEqual(await filesIn('deploy'));
  } finally {
    await remove();
  }
});

/** The hash of each file; with `ownOnly`, without those that the build kept from another one. */
async function filesIn(folder: string, { ownOnly = false } = {}): Promise<Record<string, string>> {
  const own = ownOnly ? (await readFile(join(folder, '.assets'), 'utf8')).split('\n') : [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .filter(({ parentPath, name }) => !ownOnly || !parentPath.endsWith('assets') || own.includes(name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const hashes = files.toSorted().map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file));
    return [relative(folder, file), hash.digest('hex')];
  });
  return Object.fromEntries(await Promise.all(hashes));
}
