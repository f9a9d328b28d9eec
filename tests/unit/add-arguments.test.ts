import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Problem, problemOfFile } from '../../tools/content/problem.ts';
import { readAddArguments } from '../../tools/media/add-arguments.ts';
import { UserError } from '../../tools/user-error.ts';

const site = (content: object, unreadable: Problem[] = []) =>
  ({ languages: [{ content, unreadable }] }) as never;
const projects = [{ id: 'route-planner' }, 'no project', { id: 'stock-count' }, { id: 'zähler' }];
const sections = [{ id: 'about', kind: 'text' }, 'no section', { id: 'talks', kind: 'list' }];
const folder = join('/somewhere', 'else');
const read = (args: string[], given = site({ projects: { projects }, sections: { sections } })) =>
  readAddArguments(args, { site: given, folder });

const rightCalls: [args: string[], expected: object][] = [
  [['clip.mp4'], { name: 'clip', from: 0, length: undefined, project: undefined, isPortrait: false }],
  [['clip.mp4'], { file: join(folder, 'clip.mp4'), replace: false }],
  [['clip.mp4', '--replace'], { name: 'clip', replace: true }],
  [['../clip.mp4'], { file: join('/somewhere', 'clip.mp4') }],
  [['clip.mp4', '--for', 'route-planner'], { name: 'route-planner', project: 'route-planner' }],
  [['--for=stock-count', 'clip.mp4'], { name: 'stock-count', project: 'stock-count' }],
  [['clip.mp4', '--for', 'hero'], { name: 'hero', project: 'hero' }],
  [['hero.mp4', '--for', 'route-planner'], { name: 'route-planner' }],
  [['Amara.jpg', '--for', 'quotes'], { name: 'amara', project: undefined, isPortrait: true }],
  [['me.jpg', '--for', 'about'], { name: 'about', isForText: true, isPortrait: false }],
  [['日本.mp4', '--for', 'hero'], { name: 'hero' }],
  [['عرض.mp4', '--for', 'route-planner'], { name: 'route-planner', file: join(folder, 'عرض.mp4') }],
  [['clip.mp4', '--from', '1.5', '--length', '10'], { from: 1.5, length: 10 }],
  [['clip.mp4', '--from', '0', '--length', '0.5'], { from: 0, length: 0.5 }],
  ...Object.entries({
    'My Clíp, v2.MP4': 'my-clip-v2',
    'ÅNGSTRÖM.final.mov': 'angstrom-final',
    'Große Łódź Ærø.mov': 'grosse-lodz-aero',
    '東京 3.mov': '3',
    '画面収録 2026-11-18.mov': '2026-11-18',
    'カ\u3099ソ\u3099ウ demo.mov': 'demo',
    '１２３ ｄｅｍｏ.mov': '123-demo',
    '🎬 demo.mov': 'demo',
    'Screen Recording 2026-01-02 at 10.11.12.mov': 'screen-recording-2026-01-02-at-10-11-12',
  }).map(([file, name]): [string[], object] => [[file], { name }]),
];

test('a call is understood, and a file gets a name for an address', () => {
  for (const [args, expected] of rightCalls)
    expect(read(['add', ...args]), args.join(' ')).toMatchObject(expected);
});

const usage =
  'Use: npm run media add -- <file> [--for <project>, hero, quotes or the id of your text] [--from <seconds>] [--length <seconds>] [--replace], with one';
// biome-ignore format: a table, one case a line
const wrongCalls: [args: string[], sentence: string][] = [
  ...[[], ['remove', 'a.mp4'], ['a.mp4'], ['add']].map((args): [string[], string] => [args, usage]),
  ...['b.mp4', '--fast', '--for', '--from -1'].map((more): [string[], string] => [['add', 'a.mp4', ...more.split(' ')], usage]),
  [['add', 'a.mp4', '--from', 'x'], '--from is "x": write seconds, 0 or more, like --from 3.'],
  [['add', 'a.mp4', '--from='], '--from is "": write seconds, 0 or more'],
  [['add', 'a.mp4', '--from=-1'], '--from is "-1": write seconds, 0 or more'],
  [['add', 'a.mp4', '--from', 'Infinity'], '--from is "Infinity": write seconds, 0 or more'],
  [['add', 'a.mp4', '--length', '0.4'], '--length is "0.4": write seconds, 0.5 or more, like --length 3.'],
  [['add', 'a.mp4', '--length', '60'], '--length is 10 seconds at most.'],
  [['add', 'a.mp4', '--for', 'lost'], 'There is no project in content/projects.ts and no text in content/sections.ts with the id "lost": write one of route-planner, stock-count, zähler, about, hero, quotes.'],
  [['add', 'a.jpg', '--for', 'abuot'], 'with the id "abuot": did you mean about? If not, write one of route-planner, '],
  [['add', 'a.mp4', '--for', 'zähler'], 'The id "zähler" cannot be part of an address: use the letters a to z, digits and hyphens, in content/projects.ts too.'],
  [['add', 'Hero.mp4'], "Hero.mp4 has the hero's name: add --for hero to replace its clip, or --for a project."],
  [['add', '高橋.jpg', '--for', 'quotes'], ': rename it, for example to screen.jpg.'],
  ...['日本.mp4', 'عرض.mp4', '화면 기록.mp4', 'ภาพ ๑.mp4', '🎬.mp4', 'カ\u3099.mp4'].flatMap((file): [string[], string][] => [
    [['add', file], `${file} has no letter from a to z and no digit, of `],
    [['add', file], ': rename it, for example to screen.mp4, or add --for and the id of a project.'],
  ]),
];

test('a call that is not understood gets a message that says what to write', () => {
  for (const [args, sentence] of wrongCalls) {
    expect(() => read(args), args.join(' ')).toThrow(UserError);
    expect(() => read(args), args.join(' ')).toThrow(sentence);
  }
});

test('a project of a file that cannot be read gets the mistake of the file', () => {
  const position = { line: 1, column: 3 };
  const mistake = { ...problemOfFile('content/projects.ts', 'is wrong'), position };
  const call = () => read(['add', 'a.mp4', '--for', 'route-planner'], site({}, [mistake]));
  expect(call).toThrow('content/projects.ts:1:3  is wrong');
});
