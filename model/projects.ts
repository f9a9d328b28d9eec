import { z } from 'zod';
import { areValid, atLeastOne, html, id, link, tags, text, words } from './fields.ts';
import { clip, picture } from './media.ts';

const project = z
  .strictObject({
    id,
    image: picture.optional(),
    video: clip.optional(),
    alt: words('is empty: say in a sentence what the picture or clip shows').optional(),
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
  .refine(
    (project) => hasMedium(project) || !(Object.hasOwn(project, 'image') || Object.hasOwn(project, 'video')),
    {
      when: areValid('image', 'video'),
      error: 'has an image or video without a name: write the one that npm run media add prints',
    },
  )
  .refine((project) => project.alt || !hasMedium(project), {
    when: areValid('image', 'video', 'alt'),
    path: ['alt'],
    error: 'is missing: say in a sentence what the picture or clip shows',
  });

function hasMedium({ image, video }: { image?: object | undefined; video?: object | undefined }) {
  return Boolean(image ?? video);
}

export const schema = z.object({ projects: atLeastOne(project) });

export type Project = z.infer<typeof project>;
