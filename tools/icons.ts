import sharp from 'sharp';
import { colour } from './colours.ts';
import { heavy, lettering, widthOf } from './lettering.ts';

/** The owner's initials as every icon that a browser or a phone asks for, by file name. */
export async function drawIcons(initials: string): Promise<Record<string, string | Buffer>> {
  const night = `<rect width="32" height="32" fill="${colour('night')}"/>`;
  const letters = (room: number) => `<g fill="${colour('accent')}">${centred(initials, room)}</g>`;
  const png = (size: number, room: number) =>
    sharp(Buffer.from(svg(night + letters(room))), { density: (72 * size) / 32 })
      .png()
      .toBuffer();

  return {
    // A dark tab would swallow a dark icon.
    'favicon.svg': svg(
      `<style>@media(prefers-color-scheme:dark){rect{fill:${colour('accent')}}g{fill:${colour('on-accent')}}}</style>` +
        night.replace('/>', ' rx="7"/>') +
        letters(22),
    ),
    'apple-touch-icon.png': await png(180, 20),
    // A mask may leave no more than a circle of four fifths.
    'icon-192.png': await png(192, 17),
    'icon-512.png': await png(512, 17),
  };
}

function centred(initials: string, room: number): string {
  const size = Math.min(28, room / widthOf(initials, heavy, 1));
  const left = 16 - widthOf(initials, heavy, size) / 2;
  return lettering(initials, heavy, size, left, 16 + size * 0.34);
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${content}</svg>`;
}
