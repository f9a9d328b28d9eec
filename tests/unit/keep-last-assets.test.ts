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

const cases: { what: string; builds: string[][]; there: string[] }[] = [
  { what: 'the first build has its own files', builds: [['a', 'b']], there: ['a', 'b'] },
  {
    what: 'the files of the last build stay',
    builds: [
      ['a', 'b'],
      ['b', 'c'],
    ],
    there: ['a', 'b', 'c'],
  },
  {
    what: 'what the last build kept from an older one is removed',
    builds: [['a'], ['b'], ['c']],
    there: ['b', 'c'],
  },
  {
    what: 'a build that changed nothing keeps what the last one kept',
    builds: [['a'], ['b'], ['b'], ['b']],
    there: ['a', 'b'],
  },
  { what: 'a file may come back', builds: [['a'], ['b'], ['a']], there: ['a', 'b'] },
  {
    what: 'a build without compressed files keeps none of them',
    builds: [['a', 'a.br', 'a.gz'], ['b', 'b.br', 'b.gz'], ['b']],
    there: ['a', 'b'],
  },
];

test.each(cases)('$what', async ({ builds, there }) => {
  const site = await publish(...builds);
  expect(readdirSync(join(site, 'assets')).toSorted()).toEqual(there);
  expect(readFileSync(join(site, '.assets'), 'utf8').split('\n')).toEqual(builds.at(-1));
});

test('a file that both builds have comes from the new one', async () => {
  const site = await publish(['a'], ['a', 'b']);
  expect(readFileSync(join(site, 'assets/a'), 'utf8')).toBe('a of build 1');
});

test('files of a folder without a list of its assets are not kept', async () => {
  const site = temporaryFolder({ 'assets/a': '' });
  await keepLastAssets(site, temporaryFolder({ 'assets/foreign': '' }));
  expect(readdirSync(join(site, 'assets'))).toEqual(['a']);
});
