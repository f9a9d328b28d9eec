import { expect, test } from 'vitest';
import { makeSteps } from '../walk/steps.ts';

const paths = ['/', '/services/service1'];

test('a seed always gives the same walk, and another seed gives another', () => {
  expect(makeSteps(7, 30, paths)).toEqual(makeSteps(7, 30, paths));
  expect(makeSteps(7, 30, paths)).not.toEqual(makeSteps(8, 30, paths));
  expect(makeSteps(7, 50, paths).slice(0, 30)).toEqual(makeSteps(7, 30, paths));
});

test('in time a walk contains every action, and visits every path', () => {
  const steps = makeSteps(1, 3000, paths);
  const actions = new Set(steps.map((step) => step.split(' ')[0]));
  expect([...actions].sort()).toEqual(
    [
      ...['back', 'click', 'colours', 'double-click', 'extension', 'forward', 'motion', 'offline', 'online'],
      ...[
        'point',
        'press',
        'print',
        'reload',
        'resize',
        'second-tab',
        'tab',
        'text',
        'translate',
        'visit',
        'wheel',
      ],
    ].sort(),
  );
  for (const path of paths) expect(steps).toContain(`visit ${path}`);
});
