import { z } from 'zod';
import { atLeastOne, canBeShown, html, icon, pixels, show, text, unshowable } from './fields.ts';
import { mediaFile } from './media.ts';

const markSize = pixels.max(160, {
  error: ({ input }) =>
    `is ${input}: write how large the mark is to be shown, not how large its file is, like 56, and 160 at most`,
});

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

const role = z.strictObject({
  company: text,
  image: mediaFile,
  imageWidth: markSize,
  imageHeight: markSize.optional(),
  designation: text,
  duration,
  supportLine: text,
  description: atLeastOne(html),
  icon,
});

export const schema = z.object({ experience: z.array(role) });

export type Role = z.infer<typeof role>;
