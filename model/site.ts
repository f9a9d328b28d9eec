import { z } from 'zod';
import { chat } from './chat.ts';
import {
  address,
  areValid,
  email,
  icon,
  phone,
  sectionWords,
  quote,
  text,
  unfinishedText,
} from './fields.ts';
import { isLanguage } from './language.ts';
import { clipOrPoster } from './media.ts';

// Browsers normalise any other spelling, and the addresses in the built files would then not match.
export const siteAddress = z
  .string()
  .refine(
    (value) => value.startsWith('https://') && URL.canParse(value) && isNormalised(new URL(value), value),
    {
      error: ({ input }) =>
        `${quote(input)} cannot be this site's address: write it like https://example.com or https://you.github.io/portfolio, with a name in small letters (write other letters as xn--…) and without a slash at its end`,
    },
  );

const notALanguage = {
  error: ({ input }: { input?: unknown }) =>
    `${quote(input)} is not the code of a language: write one like 'en', 'de' or 'pt-BR'`,
};
const language = z.string(notALanguage).refine(isLanguage, notALanguage);

const profile = z.strictObject({ name: text, icon, url: address });

const site = z.strictObject({
  language,
  url: siteAddress,
  name: text,
  initials: text.refine(
    (initials) => lengthOf(initials) <= 3,
    'is too long for the small logo: write three letters at most, or two as wide as 山 or 김',
  ),
  role: text,
  title: text,
  description: text,
  contact: z
    .strictObject({
      email,
      message: unfinishedText,
      phone: phone.optional(),
      phoneText: text.optional(),
      chat: chat.optional(),
      booking: z.strictObject({ name: text, url: address }).optional(),
      network: profile.optional(),
      marketplace: profile.optional(),
      profiles: z.array(z.strictObject({ name: text, url: address })).optional(),
    })
    .refine(({ phone, phoneText }) => !phone || phoneText, {
      when: areValid('phone', 'phoneText'),
      path: ['phoneText'],
      error: 'is missing: write the number of phone as people read it, or remove phone too',
    })
    .refine(({ phone, phoneText }) => phone || !phoneText, {
      when: areValid('phone', 'phoneText'),
      path: ['phone'],
      error: 'is missing: write the number to call, like +442079460321, or remove phoneText too',
    }),
  fonts: z.never('is in content/theme.ts now: move it there').optional(),
  security: z
    .union([email, address], {
      error: ({ input }) => `${quote(input)} reaches nobody: write a mail address or an https address`,
    })
    .optional(),
  hero: z.strictObject({ headline: text, bio: text, invitation: text, video: clipOrPoster }),
  sections: z.strictObject({
    services: sectionWords,
    experience: sectionWords.optional(),
    technologies: sectionWords.optional(),
    hireMe: z.strictObject({ heading: text, text }).optional(),
    quotes: sectionWords.optional(),
    projects: sectionWords,
  }),
  footer: text,
  cv: z
    .strictObject({
      paper: z.enum(['A4', 'Letter'], {
        error: ({ input }) => `${quote(input)} is no size of paper: write 'A4' or 'Letter'`,
      }),
    })
    .optional(),
  notFound: z.strictObject({ title: text, description: text, heading: text, text }),
});

export const schema = z.object({ site });

function isNormalised({ origin, pathname, host }: URL, value: string): boolean {
  return (
    value === origin + pathname.replace(/\/$/, '') &&
    /^([a-z0-9-]+\.)+[a-z0-9-]+(\/[\w.~-]+)*\/?$/.test(host + pathname)
  );
}

export type Site = z.infer<typeof site>;

const segmenter = new Intl.Segmenter();

/** In letters as people count them, of which one may have several code units. Two of Chinese, Japanese or Korean are as wide as three. */
function lengthOf(initials: string): number {
  const wide = /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}]/u;
  return [...segmenter.segment(initials)].reduce(
    (sum, { segment }) => sum + (wide.test(segment) ? 1.5 : 1),
    0,
  );
}
