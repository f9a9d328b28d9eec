import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accepts, refusal } from '../../tools/refusal.mjs';
import { temporaryFolder } from './temporary-folder.ts';

const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const here = { node: '22.16.0', needed: engines.node, root: '/home/ada/my site ü 100%/' };

test.each(['20.19.0', '22.16.0', '24.0.0', '26.10.0'])('Node %s is new enough for all packages', (node) => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const all: { engines?: { node?: string }; optional?: boolean }[] = Object.values(packages);
  const ranges = all.flatMap((each) => (each.optional ? [] : (each.engines?.node ?? [])));
  expect(ranges.filter((range) => !accepts(range, node))).toEqual([]);
  expect(refusal({ ...here, node })).toBeUndefined();
});

test.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0', '22.15.1', '23.11.0'])(
  'Node %s is refused with both versions, before anything is loaded',
  (node) => {
    expect(refusal({ ...here, node })).toBe(
      `This is Node ${node}, and the project needs ${engines.node}: install another one from https://nodejs.org.`,
    );
  },
);

test.each(['#', '?'])("a folder with '%s' in its path is refused by its name", (letter) => {
  const root = `/home/ada/C${letter}/site/`;
  expect(refusal({ ...here, root })).toMatch(`The folder of the project is ${root}: `);
});

test.each([
  ['C#', 'The folder of the project is '],
  ['mein pfad ü 100%', 'The packages of the project are not installed: run npm ci first.'],
])('a command in the folder %s, where nothing is installed, ends with one sentence', (name, sentence) => {
  const files = ['package.json', 'tools/command.mjs', 'tools/refusal.mjs'];
  const folder = temporaryFolder(
    Object.fromEntries(files.map((file) => [join(name, file), readFileSync(file)])),
  );
  const { status, stderr } = spawnSync(process.execPath, ['--import', './tools/command.mjs', 'build.ts'], {
    cwd: join(folder, name),
    encoding: 'utf8',
  });
  expect(stderr).toMatch(new RegExp(`^${sentence}.*\n$`));
  expect(status).toBe(1);
});

test('each command in TypeScript begins with that check', () => {
  const commands = Object.values<string>(scripts).filter((script) => /\bnode .*\.ts\b/.test(script));
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((script) => !script.includes('node --import ./tools/command.mjs '))).toEqual([]);
});

test('only a few versions satisfy a range that a package writes loosely', () => {
  const versions = ['14.16.0', '14.17.0', '16.0.0', '18.5.1', '20.18.0', '24.0.0'];
  const accepted = (range: string) => versions.filter((version) => accepts(range, version));
  expect(accepted('>=16 || 14 >=14.17')).toEqual(['14.17.0', '16.0.0', '18.5.1', '20.18.0', '24.0.0']);
  expect(accepted('^20.18 || ^22.16 || >= 24.0')).toEqual(['20.18.0', '24.0.0']);
  expect(accepted('18 || 20')).toEqual(['18.5.1', '20.18.0']);
  expect(accepted('*')).toEqual(versions);
});
