import { z } from 'zod';
import { areValid, atLeastOne, isPrintable, html, id, link, tags, text, notPrintable } from './fields.ts';
import { clip, picture } from './media.ts';

const project = z
  .strictObject({
    id,
    image: picture.optional(),
    video: clip.optional(),
    alt: z
      .string()
      .trim()
      .min(1, 'is empty: say in a sentence what the picture or clip shows')
      .refine(isPrintable, notPrintable),
    attachmentOnRight: z.boolean(),
    title: text,
    subTitle: text,
    description: atLeastOne(html),
    techStack: tags.optional(),
    link: link.optional(),
  })
  .refine(({ image, video }) => !(image && video), {
    when: areValid('image', 'video'),
    error: 'has both image and video: keep one of them',
  })
  .refine(({ image, video }) => image || video, {
    when: areValid('image', 'video'),
    error: ({ input }) =>
      Object.hasOwn(input as object, 'image') || Object.hasOwn(input as object, 'video')
        ? 'has an image or video that no file exports: write its import as npm run media add prints it'
        : 'has neither image nor video: add one of them',
  });

export const schema = z.object({ projects: atLeastOne(project) });

export type Project = z.infer<typeof project>;
