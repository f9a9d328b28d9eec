import { basename, extname } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { UserError } from '../user-error.ts';
import { frameFor, portraitSide, type Size } from './frame.ts';
import { unreadable } from './recording.ts';

const vectorWidth = 1280;

/** The metadata of a picture; undefined if the file is not a picture, or is an animated GIF. */
export async function readStill(file: string): Promise<Metadata | undefined> {
  try {
    const metadata = await sharp(file).metadata();
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

async function readUpright(file: string, { format, width }: Metadata) {
  const isVector = format === 'svg';
  const picture = sharp(file, isVector ? { density: Math.min(2400, (72 * vectorWidth) / width) } : {});
  const { data, info } = await picture
    .autoOrient()
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UserError(unreadable(file));
    });
  return { png: data, source: info as Size, transparent: !(await sharp(data).stats()).isOpaque };
}

function scaled(png: Buffer, { width, height }: Size, fit: 'fill' | 'cover'): Promise<Buffer> {
  return sharp(png)
    .resize(width, height, { fit, position: 'attention', kernel: 'lanczos3' })
    .png()
    .toBuffer();
}
