import { expect, test } from 'vitest';
import { readRenderArguments } from '../../footage/render-arguments.ts';
import { UserError } from '../../tools/user-error.ts';

const scenes = ['hero', 'order-tracker'];

test.each([
  [[], { open: false, frame: undefined, all: true, names: scenes }],
  [['hero'], { open: false, frame: undefined, all: false, names: ['hero'] }],
  [['order-tracker', 'hero'], { all: false, names: ['order-tracker', 'hero'] }],
  [['--open'], { open: true }],
  [['--frame', '2.5', 'hero'], { frame: 2.5, names: ['hero'] }],
  [['hero', '--frame=0'], { frame: 0, names: ['hero'] }],
])('%j is understood', (args, expected) => {
  expect(readRenderArguments(args, scenes)).toMatchObject(expected);
});

const usage =
  'Use: npm run footage -- [name...], npm run footage -- --frame <seconds> <name>, npm run footage -- --open';

test.each<[args: string[], sentence: string, known?: string[]]>([
  [['order-traker'], 'There is no scene "order-traker"; the scenes are: hero, order-tracker.'],
  [['a', 'hero', 'b'], 'There is no scene "a", "b"; the scenes are: hero, order-tracker.'],
  [['hero'], 'There is no scene "hero"; the scenes are: none yet.', []],
  [['--fast'], usage],
  [['--frame'], usage],
  [['--frame', '2'], usage],
  [['--frame', 'x', 'hero'], usage],
])('%j gets a message that says what to write', (args, sentence, known = scenes) => {
  expect(() => readRenderArguments(args, known)).toThrow(new UserError(sentence));
});
