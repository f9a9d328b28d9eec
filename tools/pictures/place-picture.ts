import sharp from 'sharp';
import type { Direction } from './shape-line.ts';

export const shareSize = { width: 1200, height: 630 };
export const frame = { left: 660, top: 150, width: 768, height: 480 };

type Placed = { input: Buffer; left: number; top: number };

const { width, height } = shareSize;

/** The frame extends beyond the bottom and one side of the picture, so only its corner at the text is round. */
export async function framed(picture: string, direction: Direction, radius: number): Promise<Placed> {
  const size = { width: width - frame.left, height: height - frame.top };
  const isRightToLeft = direction === 'rtl';
  const mask = isRightToLeft
    ? `<path d="M0 ${size.height}V0H${size.width - radius}Q${size.width} 0 ${size.width} ${radius}V${size.height}Z"/>`
    : `<path d="M0 ${size.height}V${radius}Q0 0 ${radius} 0H${size.width}V${size.height}Z"/>`;
  const cut = await sharp(picture)
    .resize(frame.width, frame.height, { fit: 'cover', position: isRightToLeft ? 'right top' : 'left top' })
    .extract({ left: isRightToLeft ? frame.width - size.width : 0, top: 0, ...size })
    .toBuffer();
  return { input: await masked(cut, mask, size), left: isRightToLeft ? 0 : frame.left, top: frame.top };
}

/** A picture that is not wide stands on the lower edge, where a tall one is cut. */
export async function standing(picture: string, direction: Direction, radius: number): Promise<Placed> {
  const source = await sharp(picture).metadata();
  const shown = source.width < 0.7 * source.height ? 340 : 440;
  const size = {
    width: shown,
    height: Math.min(height - frame.top, Math.round((shown * source.height) / source.width)),
  };
  const mask = `<path d="M0 ${size.height}V${radius}Q0 0 ${radius} 0H${shown - radius}Q${shown} 0 ${shown} ${radius}V${size.height}Z"/>`;
  const cut = await sharp(picture)
    .resize({ ...size, fit: 'cover', position: 'top' })
    .toBuffer();
  const left = Math.round((frame.left + width - shown) / 2);
  return {
    input: await masked(cut, mask, size),
    left: direction === 'rtl' ? width - left - shown : left,
    top: height - size.height,
  };
}

function masked(picture: Buffer, mask: string, size: typeof shareSize): Promise<Buffer> {
  return sharp(picture)
    .composite([{ input: svg(mask, size), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

export function svg(content: string, size = shareSize): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${content}</svg>`,
  );
}
