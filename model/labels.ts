import { z } from 'zod';
import { quote, unfinishedText } from './fields.ts';
import { placeholders } from './label-texts.ts';
import { labels as english } from './labels/en.ts';
import { nearest } from './nearest.ts';

/** A text with the same words in it as that of English, like the name in `{name}, home`. */
const textLike = (example: string, more: string[] = []) => {
  const wanted = placeholders(example);
  return unfinishedText.check(({ value, issues }) => {
    const found = placeholders(value);
    const missing = wanted.find((name) => !found.includes(name));
    const unknown = found.find((name) => ![...wanted, ...more].includes(name));
    const message = missing
      ? `${quote(value)} lacks {${missing}}: write it where the page shows it, as in ${quote(example)}`
      : unknown && `${quote(value)} has {${unknown}}, which the page does not know: remove it`;
    if (message) issues.push({ code: 'custom', message, input: value });
  });
};

const period = textLike('{from} to {to}', ['years']).optional();

const schemas = {
  ...Object.fromEntries(
    Object.entries(english).flatMap(([name, label]) => {
      if (typeof label !== 'string') return [];
      const text = textLike(label);
      return [[name, (placeholders(label).length > 0 ? text : text.meta({ text: 'plain' })).optional()]];
    }),
  ),
  years: z
    .strictObject({
      present: textLike(english.years.present),
      sameYear: textLike(english.years.sameYear),
      period: z.strictObject({
        zero: period,
        one: period,
        two: period,
        few: period,
        many: period,
        other: period.unwrap(),
      }),
    })
    .optional(),
};

const unknown = z.custom(() => false, {
  error: ({ path }) =>
    `is no label of the page: did you mean ${nearest(String(path?.at(-1)), Object.keys(english))}? model/labels/en.ts has them all`,
});

export const schema = z.object({ labels: z.object(schemas).catchall(unknown) });
