import { expect, test } from 'vitest';
import { origin, recordState } from '../../footage/record-state.ts';
import { temporaryFolder } from './temporary-folder.ts';

const rendered = `${origin('tide-table', 'abc')}\nimport jpeg from './tide-table.jpg';`;

const cases: [what: string, state: string, files: Record<string, string>][] = [
  ['no record', 'stale', {}],
  ['a record of these sources', 'current', { 'tide-table.ts': rendered, 'tide-table.jpg': '' }],
  ['a record of these sources, with a file missing', 'stale', { 'tide-table.ts': rendered }],
  [
    'a record of other sources',
    'stale',
    { 'tide-table.ts': rendered.replace('abc', 'xyz'), 'tide-table.jpg': '' },
  ],
  [
    'a record of media that the owner added',
    'foreign',
    { 'tide-table.ts': '// Made by `npm run media add` from my.mov' },
  ],
];

test.each(cases)('%s is %s', (_, state, files) => {
  expect(recordState(temporaryFolder(files), 'tide-table', 'abc')).toBe(state);
});
