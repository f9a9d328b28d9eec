import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAddArguments } from '../../tools/media/add-arguments.ts';
import { UserError } from '../../tools/user-error.ts';
import { temporaryFolder } from './temporary-folder.ts';

const projects = `export const projects = [
  {
    id: 'route-planner',
    title: 'Route Planner',
  },
  { id: "stock-count", title: 'Stock Count' },
  { id: 'zähler', title: 'Zähler' },
];`;
const folder = join('/somewhere', 'else');
const read = (args: string[]) =>
  readAddArguments(args, { root: temporaryFolder({ 'content/projects.ts': projects }), folder });

const rightCalls: [args: string[], expected: object][] = [
  [
    ['clip.mp4'],
    {
      file: join(folder, 'clip.mp4'),
      name: 'clip',
      from: 0,
      length: undefined,
      project: undefined,
      replace: false,
    },
  ],
  [['clip.mp4', '--replace'], { name: 'clip', replace: true }],
  [['../clip.mp4'], { file: join('/somewhere', 'clip.mp4') }],
  [['clip.mp4', '--for', 'route-planner'], { name: 'route-planner', project: 'route-planner' }],
  [['--for=stock-count', 'clip.mp4'], { name: 'stock-count', project: 'stock-count' }],
  [['clip.mp4', '--for', 'hero'], { name: 'hero', project: 'hero' }],
  [['hero.mp4', '--for', 'route-planner'], { name: 'route-planner' }],
  [['日本.mp4', '--for', 'hero'], { name: 'hero' }],
  [['clip.mp4', '--from', '1.5', '--length', '10'], { from: 1.5, length: 10 }],
  [['clip.mp4', '--from', '0', '--length', '0.5'], { from: 0, length: 0.5 }],
  [['My Clíp, v2.MP4'], { name: 'my-clip-v2' }],
  [['ÅNGSTRÖM.final.mov'], { name: 'angstrom-final' }],
  [['Große Łódź Ærø.mov'], { name: 'grosse-lodz-aero' }],
  [['東京 3.mov'], { name: '3' }],
  [['Screen Recording 2026-01-02 at 10.11.12.mov'], { name: 'screen-recording-2026-01-02-at-10-11-12' }],
];

test.each(rightCalls)('add %j is understood', (args, expected) => {
  expect(read(['add', ...args])).toMatchObject(expected);
});

const usage =
  /^Use: npm run media add -- <file> \[--for <project>\] \[--from <seconds>\] \[--length <seconds>\] \[--replace\], with one/;
const wrongCalls: [args: string[], sentence: RegExp][] = [
  [[], usage],
  [['remove', 'a.mp4'], usage],
  [['a.mp4'], usage],
  [['add'], usage],
  [['add', 'a.mp4', 'b.mp4'], usage],
  [['add', 'a.mp4', '--fast'], usage],
  [['add', 'a.mp4', '--for'], usage],
  [['add', 'a.mp4', '--from', '-1'], usage],
  [['add', 'a.mp4', '--from', 'x'], /^--from is "x": write seconds, 0 or more, like --from 3\.$/],
  [['add', 'a.mp4', '--from='], /^--from is "": write seconds, 0 or more/],
  [['add', 'a.mp4', '--from=-1'], /^--from is "-1": write seconds, 0 or more/],
  [['add', 'a.mp4', '--from', 'Infinity'], /^--from is "Infinity": write seconds, 0 or more/],
  [
    ['add', 'a.mp4', '--length', '0.4'],
    /^--length is "0\.4": write seconds, 0\.5 or more, like --length 3\.$/,
  ],
  [['add', 'a.mp4', '--length', '60'], /^--length is 10 seconds at most\.$/],
  [
    ['add', 'a.mp4', '--for', 'lost'],
    /^There is no project "lost" in content\/projects\.ts; write one of: route-planner, stock-count, zähler, hero\.$/,
  ],
  [
    ['add', 'a.mp4', '--for', 'zähler'],
    /^The id "zähler" cannot be part of an address: use the letters a to z, digits and hyphens, in content\/projects\.ts too\.$/,
  ],
  [
    ['add', 'Hero.mp4'],
    /^Hero\.mp4 has the hero's name: add --for hero to replace its clip, or --for a project\.$/,
  ],
  [
    ['add', '日本.mp4'],
    /^日本\.mp4 has no letter from a to z to be named after: add --for a project, or rename it\.$/,
  ],
];

test.each(wrongCalls)('%j gets a message that says what to write', (args, sentence) => {
  const call = () => read(args);
  expect(call).toThrow(UserError);
  expect(call).toThrow(sentence);
});
