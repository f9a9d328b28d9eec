import { z } from 'zod';
import { atLeastOne, pixels, quote, reference } from './fields.ts';

const advice = "write the name of a file in content/media, like 'mark.svg'";

// tools/content/media.ts puts the paths of files in the project, `./content/media/mark.svg`, in place of the names that the
// owner writes; in the site they are URLs. tools/content checks that the file exists.
export const mediaFile = z
  .string({ error: ({ input }) => `${quote(input)} is no file: ${advice}` })
  .startsWith('./content/', {
    abort: true,
    error: ({ input }) => `${quote(input)} is no file: ${advice}`,
  })
  .regex(/\.(avif|webp|jpe?g|png|svg|mp4)$/, {
    abort: true,
    error: ({ input }) =>
      `${input} is no file for a page: use one that ends in .svg, .png, .jpg, .webp, .avif or .mp4, in small letters`,
  });

/** A picture as the owner has it, which the site cleans. A clip is made by npm run media add. */
export const pictureFile = mediaFile.refine((value) => !value.endsWith('.mp4'), {
  error: ({ input }) => `${input} is a clip: write the name of a picture, like 'mark.svg'`,
});

const adviseMediaAdd = (what: string) => ({
  error: ({ code, input }: { code?: string; input?: unknown }) => {
    if (code !== 'invalid_type') return;
    const [, file, name] = /^\.\/content\/media\/(([^.]+)\..*)/.exec(String(input)) ?? [];
    if (file)
      return `'${file}' is the name of a file: write that of the ${what}, '${name}', without the ending`;
    return `${quote(input)} is no ${what} yet: run npm run media add -- <your file>, and write here what it prints`;
  },
});

export const picture = z.strictObject(
  {
    width: pixels,
    height: pixels,
    /** Of a picture that is not wide. */
    shape: z.enum(['upright', 'square']).optional(),
    avif: atLeastOne(z.strictObject({ src: mediaFile, width: pixels })),
    webp: atLeastOne(z.strictObject({ src: mediaFile, width: pixels })),
    jpeg: mediaFile,
  },
  adviseMediaAdd('picture'),
);

const encoding = z.strictObject({ src: mediaFile, codecs: reference });

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

/** As the owner writes it: each picture or clip by its name. */
export type Written<Value> = Value extends Picture | Clip | Poster
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Written<Value[Key]> }
    : Value;

const size = { width: pixels, height: pixels };

/** The JSON file beside the files of a picture or clip, which says what there is. */
export const mediaRecord = z.strictObject({
  /** The command that made it, from what, and what its result depends on. */
  madeBy: z.string(),
  from: z.string().optional(),
  hash: z.string().optional(),
  /** `av1` and `h264` are the `codecs` of its files. */
  clip: z
    .strictObject({ ...size, made: z.string(), duration: z.number(), av1: z.string(), h264: z.string() })
    .optional(),
  /** The picture, or the poster of the clip. */
  picture: z.strictObject({
    ...size,
    shape: z.enum(['upright', 'square']).optional(),
    widths: atLeastOne(pixels),
  }),
});

export type MediaRecord = z.infer<typeof mediaRecord>;
