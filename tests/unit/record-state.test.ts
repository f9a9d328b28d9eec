import { expect, test } from 'vitest';
import { origin, recordState } from '../../footage/record-state.ts';
import { temporaryFolder } from './temporary-folder.ts';

const picture = { width: 1280, height: 800, widths: [640] };
const rendered = JSON.stringify({ ...origin('tide-table', 'abc'), picture });
const pictures = { 'tide-table.640.avif': '', 'tide-table.640.webp': '', 'tide-table.jpg': '' };

const record = 'tide-table.json';
const added = JSON.stringify({ madeBy: 'npm run media add', from: 'my.mov', picture });

// biome-ignore format: a table, one case a line
test.each<[what: string, state: string, files: Record<string, string>]>([
  ['no record', 'stale', {}],
  ['a record of these sources', 'current', { [record]: rendered, ...pictures }],
  ['a record of these sources, with a file missing', 'stale', { [record]: rendered, 'tide-table.jpg': '' }],
  ['a record of other sources', 'stale', { [record]: rendered.replace('abc', 'xyz'), ...pictures }],
  ['a record of media that the owner added', 'foreign', { [record]: added, ...pictures }],
  ['a record that cannot be read', 'foreign', { [record]: '{', ...pictures }],
])('%s is %s', (_, state, files) => {
  expect(recordState(temporaryFolder(files), 'tide-table', 'abc')).toBe(state);
});
