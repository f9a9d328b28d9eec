import { z } from 'zod';
import { areValid, atLeastOne, html, icon, pixels, quote, text } from './fields.ts';
import { pictureFile } from './media.ts';

const logoSize = pixels.max(160, {
  error: ({ input }) =>
    `is ${input}: write the size at which the logo is shown, not the size of its file, like 56, and 160 at most`,
});

const year = z
  .int({ error: ({ input }) => `${quote(input)} is no year: write one like 2022` })
  .check(({ value, issues }) => {
    const thisYear = new Date().getFullYear();
    const mistake = value > thisYear ? 'is in the future' : value < 1900 ? 'is too long ago' : '';
    if (mistake)
      issues.push({
        code: 'custom',
        message: `${value} ${mistake}: write a year up to ${thisYear}`,
        input: value,
      });
  });

const role = z
  .strictObject({
    company: text,
    image: pictureFile.optional(),
    imageWidth: logoSize.optional(),
    imageHeight: logoSize.optional(),
    designation: text,
    from: year,
    /** Without it the role is the present one. */
    to: year.optional(),
    /** What is shown. Without it the page writes the years in its language. */
    duration: text.optional(),
    supportLine: text,
    description: atLeastOne(html),
    icon,
  })
  .refine(({ from, to }) => !to || to >= from, {
    when: areValid('from', 'to'),
    path: ['to'],
    error: 'is before from: write the later year here',
  })
  .refine(({ image, imageWidth }) => !image || imageWidth, {
    when: areValid('image', 'imageWidth'),
    path: ['imageWidth'],
    error: 'is missing: write the width at which the logo is shown, like 56',
  })
  .refine((role) => role.image || !Object.hasOwn(role, 'image'), {
    when: areValid('image'),
    path: ['image'],
    error: "is no file: write the name of one in content/media, like 'mark.svg', or remove image",
  });

export const schema = z.object({ experience: z.array(role) });

export type Role = z.infer<typeof role>;
