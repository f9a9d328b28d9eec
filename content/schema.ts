import { existsSync } from 'node:fs';
import { z } from 'zod';
import { contentIcons } from '../src/icon-names.ts';
import { parseInlineHtml } from '../src/inline-html.ts';

const unshowable = 'has a character that cannot be shown: delete it and type the words around it again';

const text = z.string().trim().min(1, 'is empty: write at least a word').refine(canBeShown, unshowable);

const atLeastOne = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).min(1, 'is an empty list: write at least one entry');

const address = z.string().refine((value) => /^https:\/\/\S+$/.test(value) && URL.canParse(value), {
  error: ({ input }) => `${show(input)} is not an https address: write one like https://www.example.com/you`,
});

// A browser would change any other spelling: it then names another place, or none.
const siteAddress = z
  .string()
  .refine(
    (value) => value.startsWith('https://') && URL.canParse(value) && isWritten(new URL(value), value),
    {
      error: ({ input }) =>
        `${show(input)} cannot be this site's address: write it like https://example.com or https://you.github.io/portfolio, with a name in small letters (one with others as xn--…) and without a slash at its end`,
    },
  );

const phone = z.e164({
  error: ({ input }) =>
    `${show(input)} is not an international number: write + and digits only, like +442079460321`,
});

const email = z.email({
  error: ({ input }) => `${show(input)} is not a mail address: write one like you@example.com`,
});

const id = z.string().regex(/^[a-z][a-z0-9-]*$/, {
  error: ({ input }) => `${show(input)} cannot be part of an address: use small letters, digits and hyphens`,
});

const icon = z.enum(contentIcons, {
  error: ({ input }) =>
    `${show(input)} is not an icon of this site: choose one of ${contentIcons.join(', ')}, or add it to src/icon-names.ts`,
});

// A content file imports its media. During the check an import gives the path of the file, with a dot before it
// that nobody would write; in the site the address it is served from: both are strings.
const file = z
  .string()
  .startsWith('./content/', {
    abort: true,
    error: ({ input }) =>
      `${show(input)} is a text: write import mark from './media/mark.svg' at the top, and mark here`,
  })
  .regex(/\.(avif|webp|jpe?g|png|svg|mp4)$/, {
    abort: true,
    error: ({ input }) =>
      `${input} is no file for a page: use one that ends in .svg, .png, .jpg, .webp, .avif or .mp4, in small letters`,
  })
  .refine((path) => existsSync(path), {
    error: ({ input }) => `the file ${input} does not exist: add it, or import one that does`,
  });

const html = z
  .string()
  .trim()
  .min(1, 'is empty: write a paragraph or remove it')
  .refine(canBeShown, unshowable)
  .check(({ value, issues }) => {
    for (const message of parseInlineHtml(value).problems)
      issues.push({ code: 'custom', message, input: value });
  });

const pixels = z.int().positive('is not a size: write its pixels, like 120');

const markSize = pixels.max(160, {
  error: ({ input }) =>
    `is ${input}: write how large the mark is to be shown, not how large its file is, like 56, and 160 at most`,
});

const link = z.strictObject({
  path: z.union([z.string().regex(/^\/(?!\/)/), address], {
    error: ({ input }) =>
      `${show(input)} leads nowhere: write a page of this site like /services/service1, or an https address`,
  }),
  title: text,
});

const elseMakeOne = (what: string) => ({
  error: ({ code, input }: { code?: string; input?: unknown }) =>
    code === 'invalid_type' && input !== undefined
      ? `${show(input)} is no ${what} yet: run npm run media add -- <your file>, and write here what it prints`
      : undefined,
});

const picture = z.strictObject(
  {
    width: pixels,
    height: pixels,
    avif: atLeastOne(z.strictObject({ src: file, width: pixels })),
    webp: atLeastOne(z.strictObject({ src: file, width: pixels })),
    jpeg: file,
  },
  elseMakeOne('picture'),
);

const encoding = z.strictObject({ src: file, codecs: text });

const clip = z.strictObject(
  {
    width: pixels,
    height: pixels,
    duration: z.number().positive('is not a length: write its seconds'),
    av1: encoding,
    h264: encoding,
    poster: picture,
  },
  elseMakeOne('clip'),
);

const duration = z
  .string()
  .regex(/^\d{4} to (\d{4}|present)(, .+)?$/, {
    abort: true,
    error: ({ input }) =>
      `${show(input)} is not a span of years: write '2022 to 2024, 2 years' or '2024 to present'`,
  })
  .refine(canBeShown, unshowable)
  .refine((value) => !(Number(value.slice(8, 12)) < Number(value.slice(0, 4))), {
    error: ({ input }) => `${show(input)} ends before it starts: put the earlier year first`,
  });

const section = z.strictObject({ heading: text, intro: text.optional() });
const profile = z.strictObject({ name: text, icon, url: address });

const site = z.strictObject({
  url: siteAddress,
  name: text,
  initials: text.max(3, 'is too long for the small logo: write three letters at most'),
  role: text,
  title: text,
  description: text,
  contact: z
    .strictObject({
      email,
      message: text,
      phone: phone.optional(),
      phoneText: text.optional(),
      chat: z.strictObject({ name: text, icon, number: phone }).optional(),
      network: profile.optional(),
      marketplace: profile.optional(),
    })
    .refine(({ phone, phoneText }) => !phone || phoneText, {
      when: areSound('phone', 'phoneText'),
      path: ['phoneText'],
      error: 'is missing: write the number of phone as people read it, or remove phone too',
    })
    .refine(({ phone, phoneText }) => phone || !phoneText, {
      when: areSound('phone', 'phoneText'),
      path: ['phone'],
      error: 'is missing: write the number to call, like +442079460321, or remove phoneText too',
    }),
  security: z
    .union([email, address], {
      error: ({ input }) => `${show(input)} reaches nobody: write a mail address or an https address`,
    })
    .optional(),
  hero: z.strictObject({ headline: text, bio: text, invitation: text, video: clip }),
  sections: z.strictObject({
    services: section,
    experience: section.optional(),
    technologies: section.optional(),
    hireMe: z.strictObject({ heading: text, text }).optional(),
    projects: section,
  }),
  footer: text,
  notFound: z.strictObject({ title: text, description: text, heading: text, text }),
});

const experience = z.strictObject({
  company: text,
  image: file,
  imageWidth: markSize,
  imageHeight: markSize.optional(),
  designation: text,
  duration,
  supportLine: text,
  description: atLeastOne(html),
  icon,
});

const tags = z.array(text).check(({ value, issues }) => {
  for (const [index, tag] of value.entries())
    if (value.indexOf(tag) < index)
      issues.push({
        code: 'custom',
        path: [index],
        message: `${show(tag)} is there twice: remove one`,
        input: tag,
      });
});

const technologyGroup = z.strictObject({ heading: text, tags });

const project = z
  .strictObject({
    id,
    image: picture.optional(),
    video: clip.optional(),
    alt: z
      .string()
      .trim()
      .min(1, 'is empty: say in a sentence what the picture or clip shows')
      .refine(canBeShown, unshowable),
    attachmentOnRight: z.boolean(),
    title: text,
    subTitle: text,
    description: atLeastOne(html),
    techStack: tags.optional(),
    link: link.optional(),
  })
  .refine(({ image, video }) => !(image && video), {
    when: areSound('image', 'video'),
    error: 'has both image and video: keep one of them',
  })
  .refine(({ image, video }) => image || video, {
    when: areSound('image', 'video'),
    error: ({ input }) =>
      Object.hasOwn(input as object, 'image') || Object.hasOwn(input as object, 'video')
        ? 'shows what no file exports: write its import as npm run media add prints it'
        : 'has neither image nor video: add one of them',
  });

const service = z.strictObject({
  title: text,
  icon,
  text,
  points: z.array(text).optional(),
  link: link.optional(),
});

const contactCard = z.strictObject({ title: text, text, chatLabel: text });

const menuItem = z.union(
  [
    z.strictObject({
      title: text,
      path: z.string().startsWith('/', {
        error: ({ input }) => `${show(input)} is no path: write a page of this site like /services/service1`,
      }),
    }),
    z.strictObject({ title: text, chatMessage: text }),
  ],
  "is no entry of a menu: write { title: '…', path: '/services/service1' } or { title: '…', chatMessage: '…' }",
);

const titled = z.strictObject({ title: text, text });

const servicePage = z.strictObject({
  path: z.string().regex(/^\/services\/[a-z0-9-]+$/, {
    error: ({ input }) => `${show(input)} is not a service's address: write one like /services/service1`,
  }),
  title: text,
  description: text,
  headline: text,
  intro: text,
  deliverables: atLeastOne(titled),
  steps: atLeastOne(titled),
  builtWith: z.array(text).optional(),
  projects: z.array(id).optional(),
  nextStep: text,
  chatMessage: text,
});

/** One entry a content file: what it exports, by name. */
export const files = {
  site: z.object({ site }),
  services: z.object({
    services: z.array(service),
    contactCard,
    serviceMenu: z.array(menuItem),
    servicePages: z.array(servicePage),
  }),
  experience: z.object({ experience: z.array(experience) }),
  technologies: z.object({ technologies: z.array(technologyGroup) }),
  projects: z.object({ projects: atLeastOne(project) }),
};

/** A check of some fields against each other waits for these to be right, and for no other. */
function areSound(...fields: string[]) {
  return ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    !issues.some(({ path }) => fields.includes(String(path?.[0])));
}

function isWritten({ origin, pathname, host }: URL, value: string): boolean {
  return (
    value === origin + pathname.replace(/\/$/, '') &&
    /^([a-z0-9-]+\.)+[a-z0-9-]+(\/[\w.~-]+)*\/?$/.test(host + pathname)
  );
}

/** Neither a control character, other than a break or a tab, nor half of a character. */
function canBeShown(value: string): boolean {
  return !/(?![\t\r\n])\p{Cc}|\p{Cs}/u.test(value);
}

function show(input: unknown): string {
  if (typeof input === 'string') return `'${input}'`;
  return typeof input === 'object' && input ? 'this' : String(input);
}

export type Content = { [Name in keyof typeof files]: z.infer<(typeof files)[Name]> };
export type Site = z.infer<typeof site>;
export type Experience = z.infer<typeof experience>;
export type TechnologyGroup = z.infer<typeof technologyGroup>;
export type Project = z.infer<typeof project>;
export type Service = z.infer<typeof service>;
export type ServicePage = z.infer<typeof servicePage>;
export type ContactCard = z.infer<typeof contactCard>;
export type MenuItem = z.infer<typeof menuItem>;
export type Picture = z.infer<typeof picture>;
export type Clip = z.infer<typeof clip>;
