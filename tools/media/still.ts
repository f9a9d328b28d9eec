import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { limits } from '../limits.ts';
import { UserError } from '../user-error.ts';
import { frameFor, portraitSide, type Size } from './frame.ts';
import { requireFewPixels, unreadable } from './recording.ts';

const vectorWidth = 1280;
const limitInputPixels = limits.pixels;

/** The metadata of a picture; undefined if the file is not a picture, or is an animated GIF. */
export async function readStill(file: string): Promise<Metadata | undefined> {
  try {
    const metadata = await sharp(file, { limitInputPixels: false }).metadata();
    if (metadata.format === 'gif' && (metadata.pages ?? 1) > 1) return;
    if (metadata.format === 'heif' && metadata.compression !== 'av1') throw new Error('no decoder');
    return metadata;
  } catch {
    if (!['.heic', '.heif'].includes(extname(file).toLowerCase())) return;
    throw new UserError(
      `${basename(file)} is in Apple's own format: save it as JPEG first (in Preview: File, Export) and give that.`,
    );
  }
}

/** Rotates the picture upright and scales it down. What is transparent stays so: the theme and its scheme may change. */
export async function frameStill(file: string, still: Metadata) {
  const upright = await readUpright(file, still);
  const { width, height } = frameFor(upright.source, false);
  return { ...upright, width, height, png: await scaled(upright.png, { width, height }, 'fill') };
}

/** The part of the picture that attracts the eye, as a square: in a portrait that is the face. */
export async function cutPortrait(file: string, still: Metadata) {
  const upright = await readUpright(file, still);
  const side = Math.min(2 * portraitSide, upright.source.width, upright.source.height);
  const size = { width: side, height: side };
  return { ...upright, ...size, png: await scaled(upright.png, size, 'cover') };
}

async function readUpright(file: string, { format, width, height }: Metadata) {
  await requireWithin(file, { width, height });
  // Without its place, a drawing cannot show the files beside it.
  const picture =
    format === 'svg'
      ? sharp(await readFile(file), { density: Math.min(2400, (72 * vectorWidth) / width), limitInputPixels })
      : sharp(file, { limitInputPixels });
  const { data, info } = await picture
    .autoOrient()
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UserError(unreadable(file));
    });
  return { png: data, source: info as Size, transparent: !(await sharp(data).stats()).isOpaque };
}

async function requireWithin(file: string, picture: Size) {
  const { size } = await stat(file);
  if (size > limits.pictureBytes)
    throw new UserError(
      `${basename(file)} has ${Math.round(size / 1e6)} MB, and a picture ${limits.pictureBytes / 1e6} MB at most: save it smaller.`,
    );
  requireFewPixels(file, picture, 'save');
}

function scaled(png: Buffer, { width, height }: Size, fit: 'fill' | 'cover'): Promise<Buffer> {
  return sharp(png)
    .resize(width, height, { fit, position: 'attention', kernel: 'lanczos3' })
    .png()
    .toBuffer();
}
