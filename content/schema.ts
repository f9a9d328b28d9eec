import { existsSync } from 'node:fs';
import { z } from 'zod';

// A content file imports its media. During the check an import gives the path of the file,
// in the site the address it is served from: both are strings.
const file = z.string().refine((path) => existsSync(path), {
  error: (issue) => `the file ${issue.input} is not there: add it, or import one that is`,
});

const picture = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  avif: z.array(z.strictObject({ src: file, width: z.int().positive() })).min(1),
  webp: z.array(z.strictObject({ src: file, width: z.int().positive() })).min(1),
  jpeg: file,
});

const encoding = z.strictObject({ src: file, codecs: z.string().min(1) });

const clip = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  duration: z.number().positive(),
  av1: encoding,
  h264: encoding,
  poster: picture,
});

export type Picture = z.infer<typeof picture>;
export type Clip = z.infer<typeof clip>;
