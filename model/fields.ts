import { z } from 'zod';
import { contentIcons } from './icon-names.ts';
import { parseInlineHtml } from './inline-html.ts';

const notPrintable = 'has a character that cannot be shown: delete it and type the words around it again';

/** What a schema says of its texts, for the editor: which of them people read, and what may be in them. */
export type TextKind = 'plain' | 'html' | 'unfinished' | 'tag';

export const text = words('is empty: write at least a word');

/** A word that no visitor reads, such as the id of a project in the list of a service page. */
export const reference = text.meta({ text: undefined });

/** A message that the visitor continues: a space at its end keeps what they type apart from it. */
export const unfinishedText = words('is empty: write at least a word', 'begins').meta({ text: 'unfinished' });

export const atLeastOne = <Entry extends z.ZodType>(entry: Entry) =>
  // Not `min`, which also complains of an empty text in place of a list.
  z.array(entry).refine((list) => list.length > 0, 'is an empty list: write at least one entry');

const notAnAddress = {
  error: ({ input }: { input?: unknown }) =>
    `${quote(input)} is not an https address: write one like https://www.example.com/you`,
};

export const address = z
  .string(notAnAddress)
  .refine((value) => /^https:\/\/[^\s\p{Cc}\p{Cs}]+$/u.test(value) && URL.canParse(value), notAnAddress);

export const phone = z.e164({
  error: ({ input }) =>
    `${quote(input)} is not an international number: write + and digits only, like '+442079460321'`,
});

export const email = z
  .email({ error: ({ input }) => `${quote(input)} is not a mail address: write one like you@example.com` })
  .meta({ text: 'plain' });

const notAnId = {
  error: ({ input }: { input?: unknown }) =>
    `${quote(input)} cannot be part of an address: begin with a letter from a to z, and use only a to z, 0 to 9 and -`,
};

export const id = z.string(notAnId).regex(/^[a-z][a-z0-9-]*$/, notAnId);

export const iconOf = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, {
    error: ({ input }) =>
      `${quote(input)} is not an icon of this site: choose one of ${names.join(', ')}, or add it to model/icon-names.ts`,
  });

export const icon = iconOf(contentIcons);

/** A paragraph that may contain the inline tags that `parseInlineHtml` accepts. */
export const html = words('is empty: write a paragraph or remove it')
  .check(({ value, issues }) => {
    for (const message of parseInlineHtml(value).problems)
      issues.push({ code: 'custom', message, input: value });
  })
  .meta({ text: 'html' });

export const pixels = z.int().positive('is not a size: write its pixels, like 120');

export const link = z.strictObject({
  path: z.union([z.string().regex(/^\/(?!\/)/), address], {
    error: ({ input }) =>
      `${quote(input)} leads nowhere: write a page of this site like /services/service1, or an https address`,
  }),
  title: text,
});

/** The name of a tool or a language, in Latin letters on every page. */
export const tag = text.meta({ text: 'tag' });

export const tags = z.array(tag).check(({ value, issues }) => {
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

/** The page shows a text as it is written, so blanks around it are refused here: nothing removes them later. */
export function words(ifEmpty: string, blanks: 'begins' | 'begins or ends' = 'begins or ends') {
  const trimmed = (value: string) => (blanks === 'begins' ? value.trimStart() : value.trim());
  return z
    .string()
    .refine((value) => value.trim() !== '', { abort: true, error: ifEmpty })
    .refine((value) => value === trimmed(value), `${blanks} with a space or a line break: remove it`)
    .refine(isPrintable, notPrintable)
    .meta({ text: 'plain' });
}

/** False for control characters other than tab and line break, and for half of a surrogate pair. */
function isPrintable(value: string): boolean {
  return !/(?![\t\r\n])\p{Cc}|\p{Cs}/u.test(value);
}

export function quote(input: unknown): string {
  if (typeof input === 'string') return `'${input}'`;
  return typeof input === 'object' && input ? 'this' : String(input);
}
