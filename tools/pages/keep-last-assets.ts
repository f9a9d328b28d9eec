import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const listFile = '.assets';

/**
 * Copies the hashed files of the previous build into this one, so that a page opened before a deploy still finds its
 * files. `.assets` lists the files that belong to a build itself; files that it only kept are not kept again.
 */
export async function keepLastAssets(site: string, last: string) {
  const own = (await readdir(join(site, 'assets'))).toSorted();
  await writeFile(join(site, listFile), own.join('\n'));
  const lastOwn = await readFile(join(last, listFile), 'utf8').then(
    (text) => text.split('\n'),
    (): string[] => [],
  );
  const available = await readdir(join(last, 'assets')).catch((): string[] => []);
  // A build without changes is not a release: it keeps all that the previous build kept.
  const unchanged = lastOwn.filter(isPlain).join() === own.filter(isPlain).join();
  const isUncompressed = own.every(isPlain);
  for (const name of available) {
    if (isUncompressed && !isPlain(name)) continue;
    if (own.includes(name) || !(unchanged || lastOwn.includes(name))) continue;
    await cp(join(last, 'assets', name), join(site, 'assets', name));
  }
}

function isPlain(name: string): boolean {
  return !/\.(br|gz)$/.test(name);
}
