import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const list = '.assets';

/**
 * The hashed files of the last build stay for one more, so that a page opened before a deploy finds what it asks
 * for. A list says which files are a build's own: what it kept itself is not kept again.
 */
export async function keepLastAssets(site: string, last: string) {
  const own = (await readdir(join(site, 'assets'))).toSorted();
  await writeFile(join(site, list), own.join('\n'));
  const lastOwn = await readFile(join(last, list), 'utf8').then(
    (text) => text.split('\n'),
    (): string[] => [],
  );
  const there = await readdir(join(last, 'assets')).catch((): string[] => []);
  // A build that changed nothing is no release: it keeps what the last one kept.
  const unchanged = lastOwn.join() === own.join();
  for (const name of there) {
    if (own.includes(name) || !(unchanged || lastOwn.includes(name))) continue;
    await cp(join(last, 'assets', name), join(site, 'assets', name));
  }
}
