import sharp from 'sharp';
import type { Frame } from './frame.ts';

/** What lies around and behind a recording: `ground` if it does not fill its frame, `paper` where it is transparent. */
export type SheetColours = { ground: string; paper: string; roundness: number };

/**
 * A sheet in the colour of the ground, with a window for the recording that has round corners. Around it are contour lines,
 * as in the hero, which get fainter and further apart.
 */
export function drawSheet(
  { width, height, inner }: Frame,
  { ground, roundness }: SheetColours,
): Promise<Buffer> {
  const unit = height / 800;
  const around = (distance: number) => {
    const [wide, high] = [inner.width + 2 * distance, inner.height + 2 * distance];
    return `x="${(width - wide) / 2}" y="${(height - high) / 2}" width="${wide}" height="${high}" rx="${24 * unit * roundness + distance}"`;
  };
  const contours = Array.from({ length: 9 }, (_, index) => {
    const distance = 14 * unit * (index + 1) ** 1.6;
    return `<rect ${around(distance)} stroke-opacity="${0.2 / (index + 1) ** 0.8}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <mask id="window"><rect width="100%" height="100%" fill="#fff"/><rect ${around(0)}/></mask>
    <g mask="url(#window)">
      <rect width="100%" height="100%" fill="${ground}"/>
      <g fill="none" stroke="#fff" stroke-width="${2 * unit}">${contours.join('')}</g>
    </g>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
