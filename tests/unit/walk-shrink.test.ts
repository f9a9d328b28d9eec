import { expect, test } from 'vitest';
import { shrink } from '../walk/shrink.ts';

const numbers = Array.from({ length: 40 }, (_, index) => index);

test.each([{ needed: [17] }, { needed: [0, 39] }, { needed: [3, 4, 20] }])(
  'a walk of 40 steps that fails because of $needed is reduced to these',
  async ({ needed }) => {
    let replays = 0;
    const shortest = await shrink(numbers, async (rest) => {
      replays += 1;
      return needed.every((number) => rest.includes(number));
    });
    expect(shortest).toEqual(needed);
    expect(replays).toBeLessThan(60);
  },
);

test('a walk that fails by itself, without a step, is reduced to nothing', async () => {
  expect(await shrink(numbers, async () => true)).toEqual([]);
});

test('a walk that does not fail again keeps its steps', async () => {
  expect(await shrink(numbers, async () => false)).toEqual(numbers);
});
