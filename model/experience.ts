import { z } from 'zod';
import { atLeastOne, isPrintable, html, icon, pixels, quote, text, notPrintable } from './fields.ts';
import { mediaFile } from './media.ts';

const logoSize = pixels.max(160, {
  error: ({ input }) =>
    `is ${input}: write the size at which the logo is shown, not the size of its file, like 56, and 160 at most`,
});

const duration = z
  .string()
  .regex(/^\d{4} to (\d{4}|present)(, .+)?$/, {
    abort: true,
    error: ({ input }) =>
      `${quote(input)} is not a span of years: write '2022 to 2024, 2 years' or '2024 to present'`,
  })
  .refine(isPrintable, notPrintable)
  .refine((value) => !(Number(value.slice(8, 12)) < Number(value.slice(0, 4))), {
    error: ({ input }) => `${quote(input)} ends before it starts: put the earlier year first`,
  });

const role = z.strictObject({
  company: text,
  image: mediaFile,
  imageWidth: logoSize,
  imageHeight: logoSize.optional(),
  designation: text,
  duration,
  supportLine: text,
  description: atLeastOne(html),
  icon,
});

export const schema = z.object({ experience: z.array(role) });

export type Role = z.infer<typeof role>;
