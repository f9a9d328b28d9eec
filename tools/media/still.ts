import { basename, extname } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { UserError } from '../user-error.ts';
import { frameFor } from './frame.ts';
import { unreadable } from './recording.ts';
import { drawSheet, type SheetColours } from './sheet.ts';

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

/** Rotates the picture upright, makes it opaque and puts it into its frame. */
export async function frameStill(file: string, { format, width }: Metadata, colours: SheetColours) {
  const isVector = format === 'svg';
  const picture = sharp(file, isVector ? { density: Math.min(2400, (72 * vectorWidth) / width) } : {});
  const upright = await picture
    .autoOrient()
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UserError(unreadable(file));
    });
  const frame = frameFor(upright.info, false);
  const input = await sharp(upright.data)
    .flatten({ background: colours.paper })
    .resize(frame.inner.width, frame.inner.height, { fit: 'fill', kernel: 'lanczos3' })
    .toBuffer();
  const png = await sharp({
    create: { width: frame.width, height: frame.height, channels: 3, background: colours.paper },
  })
    .composite(
      frame.fitted === 'framed' ? [{ input }, { input: await drawSheet(frame, colours) }] : [{ input }],
    )
    .png()
    .toBuffer();
  return { png, frame, source: upright.info, transparent: !(await sharp(upright.data).stats()).isOpaque };
}
