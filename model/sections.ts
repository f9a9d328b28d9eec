import { z } from 'zod';
import { address, areValid, atLeastOne, html, iconOf, id, quote, reference, text } from './fields.ts';
import { contentIcons, entryIcons } from './icon-names.ts';
import { picture } from './media.ts';
import { wordsIn } from './word-width.ts';

const notADate = {
  error: ({ input }: { input?: unknown }) =>
    `${quote(input)} is not a date: write one like '2014', '2014-09' or '2014-09-30'`,
};
const date = z
  .string(notADate)
  .refine((value) => /^\d{4}(-\d\d(-\d\d)?)?$/.test(value) && isInCalendar(value), notADate);

const entry = z
  .strictObject({
    title: text,
    place: text.optional(),
    /** What is shown. Without it the page writes the years. */
    time: text.optional(),
    from: date.optional(),
    to: date.optional(),
    text: text.optional(),
    link: address.optional(),
    icon: iconOf([...contentIcons, ...entryIcons]).optional(),
  })
  .refine(({ from, to }) => !to || from, {
    when: areValid('from', 'to'),
    path: ['from'],
    error: "is missing, and to is there: write when it began, like '2014-09', or write from in place of to",
  })
  .refine(({ from, to }) => !from || !to || to.slice(0, from.length) >= from.slice(0, to.length), {
    when: areValid('from', 'to'),
    path: ['to'],
    error: 'is before from: write the later date here',
  });

const fact = z.strictObject({ value: text, meaning: text.optional() });

const common = {
  id,
  heading: text,
  intro: text.optional(),
  /** The words of its link in the menu and the footer. Without it there is no link. */
  menuLabel: text
    .refine((label) => widthOf(label) <= 8, "is too long for the menu: write a word or two, like 'Education'")
    .optional(),
};

const kinds = ['list', 'text', 'facts'] as const;
const ownSection = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ ...common, kind: z.literal('list'), entries: z.array(entry) }),
    z.strictObject({
      ...common,
      kind: z.literal('text'),
      paragraphs: atLeastOne(html),
      portrait: picture.optional(),
    }),
    z.strictObject({ ...common, kind: z.literal('facts'), facts: z.array(fact) }),
  ],
  {
    error: ({ input }) => {
      // In place of a group of fields, which has a message of its own.
      if (typeof input !== 'object' || input === null) return;
      const { kind } = input as { kind?: unknown };
      const known = kinds.map((each) => `'${each}'`).join(', ');
      return kind === undefined
        ? `is missing: choose one of ${known}`
        : `${quote(kind)} is no kind of section: choose one of ${known}`;
    },
  },
);

/** The file is optional, and so is each of its lists. */
export const schema = z.strictObject({
  sections: z.array(ownSection).optional(),
  order: z.array(reference).optional(),
});

/** Also false for a day that its month does not have. */
export function isInCalendar(value: string): boolean {
  const day = `${value}-01-01`.slice(0, 10);
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** In em. */
function widthOf(label: string): number {
  return wordsIn(label).reduce((sum, { width }) => sum + width + 0.3, 0);
}

export type OwnSection = z.infer<typeof ownSection>;
export type OwnList = Extract<OwnSection, { kind: 'list' }>;
export type OwnText = Extract<OwnSection, { kind: 'text' }>;
export type OwnFacts = Extract<OwnSection, { kind: 'facts' }>;
