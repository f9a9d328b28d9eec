import { z } from 'zod';
import { areValid, atLeastOne, html, icon, pixels, quote, text } from './fields.ts';
import { mediaFile } from './media.ts';
import { mistakeInDuration } from './duration.ts';

const logoSize = pixels.max(160, {
  error: ({ input }) =>
    `is ${input}: write the size at which the logo is shown, not the size of its file, like 56, and 160 at most`,
});

const duration = text.check(({ value, issues }) => {
  const mistake = mistakeInDuration(value, new Date().getFullYear());
  if (mistake) issues.push({ code: 'custom', message: `${quote(value)} ${mistake}`, input: value });
});

const role = z
  .strictObject({
    company: text,
    image: mediaFile.optional(),
    imageWidth: logoSize.optional(),
    imageHeight: logoSize.optional(),
    designation: text,
    duration,
    supportLine: text,
    description: atLeastOne(html),
    icon,
  })
  .refine(({ image, imageWidth }) => !image || imageWidth, {
    when: areValid('image', 'imageWidth'),
    path: ['imageWidth'],
    error: 'is missing: write the width at which the logo is shown, like 56',
  })
  .refine((role) => role.image || !Object.hasOwn(role, 'image'), {
    when: areValid('image'),
    path: ['image'],
    error: "is no file: write import mark from './media/mark.svg' at the top, or remove image",
  });

export const schema = z.object({ experience: z.array(role) });

export type Role = z.infer<typeof role>;
