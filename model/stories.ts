import { z } from 'zod';
import { areValid, atLeastOne, html, text } from './fields.ts';
import { clip, picture } from './media.ts';

const illustration = z
  .strictObject({ image: picture.optional(), video: clip.optional(), alt: text, caption: text })
  .refine(({ image, video }) => Boolean(image) !== Boolean(video), {
    when: areValid('image', 'video'),
    error: 'needs one image or one video: write the name that npm run media add prints',
  });

const illustrations = z.array(illustration).optional();
const decision = z.strictObject({ title: text, text: html });
const figure = z.strictObject({
  value: text.max(8, 'is too long to be set large: write a number with its unit, eight letters at most'),
  meaning: text,
});

const story = z.strictObject({
  description: text,
  lead: text,
  role: text,
  time: text,
  situation: z.strictObject({ paragraphs: atLeastOne(html), media: illustrations }),
  decisions: z.strictObject({ entries: atLeastOne(decision), media: illustrations }),
  outcome: z.strictObject({
    paragraphs: atLeastOne(html),
    figures: z.array(figure).optional(),
    media: illustrations,
  }),
  quote: z.strictObject({ words: text, name: text, role: text }).optional(),
});

/** Checks each file in content/stories/. Its name is the id of the project. */
export const schema = z.object({ story });

export type Story = z.infer<typeof story>;
export type Illustration = z.infer<typeof illustration>;
