import { z } from 'zod';
import { atLeastOne, icon, link, quote, reference, tag, text, unfinishedText } from './fields.ts';

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
        error: ({ input }) => `${quote(input)} is no path: write a page of this site like /services/service1`,
      }),
    }),
    z.strictObject({ title: text, chatMessage: unfinishedText }),
  ],
  "is no entry of a menu: write { title: '…', path: '/services/service1' } or { title: '…', chatMessage: '…' }",
);

const titled = z.strictObject({ title: text, text });

const servicePage = z.strictObject({
  path: z.string().regex(/^\/services\/[a-z0-9-]+$/, {
    error: ({ input }) =>
      `${quote(input)} is not a service's address: write one like /services/service1, with only a to z, 0 to 9 and -`,
  }),
  title: text,
  description: text,
  headline: text,
  intro: text,
  deliverables: atLeastOne(titled),
  steps: atLeastOne(titled),
  builtWith: z.array(tag).optional(),
  projects: z.array(reference).optional(),
  nextStep: text,
  chatMessage: unfinishedText,
});

export const schema = z.object({
  services: z.array(service),
  contactCard,
  serviceMenu: z.array(menuItem),
  servicePages: z.array(servicePage),
});

export type Service = z.infer<typeof service>;
export type ServicePage = z.infer<typeof servicePage>;
export type ContactCard = z.infer<typeof contactCard>;
export type MenuItem = z.infer<typeof menuItem>;
