import { z } from 'zod';
import { contentIcons } from './icon-names.ts';
import { parseInlineHtml } from './inline-html.ts';

export const notPrintable =
  'has a character that cannot be shown: delete it and type the words around it again';

export const text = z
  .string()
  .trim()
  .min(1, 'is empty: write at least a word')
  .refine(isPrintable, notPrintable);

export const atLeastOne = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).min(1, 'is an empty list: write at least one entry');

export const address = z
  .string()
  .refine((value) => /^https:\/\/[^\s\p{Cc}\p{Cs}]+$/u.test(value) && URL.canParse(value), {
    error: ({ input }) =>
      `${quote(input)} is not an https address: write one like https://www.example.com/you`,
  });

export const phone = z.e164({
  error: ({ input }) =>
    `${quote(input)} is not an international number: write + and digits only, like +442079460321`,
});

export const email = z.email({
  error: ({ input }) => `${quote(input)} is not a mail address: write one like you@example.com`,
});

export const id = z.string().regex(/^[a-z][a-z0-9-]*$/, {
  error: ({ input }) => `${quote(input)} cannot be part of an address: use small letters, digits and hyphens`,
});

export const icon = z.enum(contentIcons, {
  error: ({ input }) =>
    `${quote(input)} is not an icon of this site: choose one of ${contentIcons.join(', ')}, or add it to model/icon-names.ts`,
});

/** A paragraph that may contain the inline tags that `parseInlineHtml` accepts. */
export const html = z
  .string()
  .trim()
  .min(1, 'is empty: write a paragraph or remove it')
  .refine(isPrintable, notPrintable)
  .check(({ value, issues }) => {
    for (const message of parseInlineHtml(value).problems)
      issues.push({ code: 'custom', message, input: value });
  });

export const pixels = z.int().positive('is not a size: write its pixels, like 120');

export const link = z.strictObject({
  path: z.union([z.string().regex(/^\/(?!\/)/), address], {
    error: ({ input }) =>
      `${quote(input)} leads nowhere: write a page of this site like /services/service1, or an https address`,
  }),
  title: text,
});

export const tags = z.array(text).check(({ value, issues }) => {
  for (const [index, tag] of value.entries())
    if (value.indexOf(tag) < index)
      issues.push({
        code: 'custom',
        path: [index],
        message: `${quote(tag)} is there twice: remove one`,
        input: tag,
      });
});

/** Heading and introduction of a section. */
export const sectionWords = z.strictObject({ heading: text, intro: text.optional() });

/** For `when`: a check across these fields runs as soon as they are valid, even if other fields are not. */
export function areValid(...fields: string[]) {
  return ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    !issues.some(({ path }) => fields.includes(String(path?.[0])));
}

/** False for control characters other than tab and line break, and for half of a surrogate pair. */
export function isPrintable(value: string): boolean {
  return !/(?![\t\r\n])\p{Cc}|\p{Cs}/u.test(value);
}

export function quote(input: unknown): string {
  if (typeof input === 'string') return `'${input}'`;
  return typeof input === 'object' && input ? 'this' : String(input);
}
