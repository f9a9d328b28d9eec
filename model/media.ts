import { z } from 'zod';
import { atLeastOne, pixels, quote, text } from './fields.ts';

const importAdvice = "write import mark from './media/mark.svg' at the top, and mark here";

// In the content check the import of a media file gives its path in the project, `./content/media/mark.svg`; in the site
// it gives the URL of the file. tools/content checks that the file exists.
export const mediaFile = z
  .string({ error: ({ input }) => `${quote(input)} is no file: ${importAdvice}` })
  .startsWith('./content/', {
    abort: true,
    error: ({ input }) => `${quote(input)} is a text: ${importAdvice}`,
  })
  .regex(/\.(avif|webp|jpe?g|png|svg|mp4)$/, {
    abort: true,
    error: ({ input }) =>
      `${input} is no file for a page: use one that ends in .svg, .png, .jpg, .webp, .avif or .mp4, in small letters`,
  });

const adviseMediaAdd = (what: string) => ({
  error: ({ code, input }: { code?: string; input?: unknown }) =>
    code === 'invalid_type'
      ? `${quote(input)} is no ${what} yet: run npm run media add -- <your file>, and write here what it prints`
      : undefined,
});

export const picture = z.strictObject(
  {
    width: pixels,
    height: pixels,
    avif: atLeastOne(z.strictObject({ src: mediaFile, width: pixels })),
    webp: atLeastOne(z.strictObject({ src: mediaFile, width: pixels })),
    jpeg: mediaFile,
  },
  adviseMediaAdd('picture'),
);

const encoding = z.strictObject({ src: mediaFile, codecs: text });

export const clip = z.strictObject(
  {
    width: pixels,
    height: pixels,
    made: z.iso.date("is not a date: write the day it was made, like '2026-05-31'"),
    duration: z.number().positive('is not a length: write its seconds'),
    av1: encoding,
    h264: encoding,
    poster: picture,
  },
  adviseMediaAdd('clip'),
);

/** A poster without its clip. */
const poster = z.strictObject({ poster: picture });

/** Not a union, whose message would name neither the field nor what is wrong with it. */
export const clipOrPoster = z.custom<Clip | Poster>().superRefine((value, context) => {
  const isPoster = typeof value === 'object' && value && Object.keys(value).join() === 'poster';
  const { error } = (isPoster ? poster : clip).safeParse(value);
  for (const issue of error?.issues ?? []) context.addIssue({ ...issue });
});

export type Picture = z.infer<typeof picture>;
export type Clip = z.infer<typeof clip>;
export type Poster = z.infer<typeof poster>;
