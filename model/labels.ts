import { z } from 'zod';
import { quote, unfinishedText } from './fields.ts';
import { labels as english } from './labels/en.ts';

const sentence = z.custom((value) => typeof value === 'function', {
  error: ({ input }) =>
    `${quote(input)} is no function: write one as in model/labels/en.ts, like (name) => \`…\``,
});

const unknown = z.custom(() => false, {
  error: ({ path }) =>
    `is no label of the page: did you mean ${nearest(String(path?.at(-1)))}? model/labels/en.ts has them all`,
});

/** Which label is a text and which is a function is the same in every language. */
const labels = z
  .object(
    Object.fromEntries(
      Object.entries(english).map(([name, label]) => [
        name,
        (typeof label === 'function' ? sentence : unfinishedText).optional(),
      ]),
    ),
  )
  .catchall(unknown);

export const schema = z.object({ labels });

function nearest(name: string): string {
  const names = Object.keys(english);
  return names.toSorted((one, other) => distance(one, name) - distance(other, name))[0]!;
}

/** How many letters have to be added, left out or changed to make one word from the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at++)
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (letter === other[at] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
