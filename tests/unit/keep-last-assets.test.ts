import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepLastAssets } from '../../tools/pages/keep-last-assets.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Publishes the builds one after the other, each a folder with these assets. */
async function publish(...builds: string[][]): Promise<string> {
  let last = join(temporaryFolder(), 'nothing-published-yet');
  for (const [index, names] of builds.entries()) {
    const site = temporaryFolder(
      Object.fromEntries(names.map((name) => [`assets/${name}`, `${name} of build ${index}`])),
    );
    await keepLastAssets(site, last);
    last = site;
  }
  return last;
}

// biome-ignore format: a table, one case a line
const cases: [what: string, builds: string[][], there: string[]][] = [
  ['the first build has its own files', [['a', 'b']], ['a', 'b']],
  ['the files of the last build stay', [['a', 'b'], ['b', 'c']], ['a', 'b', 'c']],
  ['what the last build kept from an older one is removed', [['a'], ['b'], ['c']], ['b', 'c']],
  ['a build that changed nothing keeps what the last one kept', [['a'], ['b'], ['b'], ['b']], ['a', 'b']],
  ['a file may come back', [['a'], ['b'], ['a']], ['a', 'b']],
  ['an uncompressed build keeps nothing compressed', [['a', 'a.br', 'a.gz'], ['b', 'b.br'], ['b']], ['a', 'b']],
];

test.each(cases)('%s', async (_, builds, there) => {
  const site = await publish(...builds);
  expect(readdirSync(join(site, 'assets')).toSorted()).toEqual(there);
  expect(readFileSync(join(site, '.assets'), 'utf8').split('\n')).toEqual(builds.at(-1));
});

test('a file of both builds is that of the new one, and a folder without a list of its assets has none to keep', async () => {
  const site = await publish(['a'], ['a', 'b']);
  expect(readFileSync(join(site, 'assets/a'), 'utf8')).toBe('a of build 1');
  const own = temporaryFolder({ 'assets/a': '' });
  await keepLastAssets(own, temporaryFolder({ 'assets/foreign': '' }));
  expect(readdirSync(join(own, 'assets'))).toEqual(['a']);
});
