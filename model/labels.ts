import { z } from 'zod';
import { quote, unfinishedText } from './fields.ts';
import { labels as english } from './labels/en.ts';
import { nearest } from './nearest.ts';

const sentence = z.custom((value) => typeof value === 'function', {
  error: ({ input }) =>
    `${quote(input)} is no function: write one as in model/labels/en.ts, like (name) => \`…\``,
});

const unknown = z.custom(() => false, {
  error: ({ path }) =>
    `is no label of the page: did you mean ${nearest(String(path?.at(-1)), Object.keys(english))}? model/labels/en.ts has them all`,
});

/** Which label is a text and which is a function is the same in every language. */
const labels = z
  .object(
    Object.fromEntries(
      Object.entries(english).map(([name, label]) => [
        name,
        (typeof label === 'function' ? sentence : unfinishedText.meta({ text: 'plain' })).optional(),
      ]),
    ),
  )
  .catchall(unknown);

export const schema = z.object({ labels });
