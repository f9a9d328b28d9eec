import sharp from 'sharp';
import { colour } from './colours.ts';
import { heavy, lettering, widthOf } from './lettering.ts';

/** The owner's initials as every icon that a browser or a phone asks for, by file name. */
export async function drawIcons(initials: string): Promise<Record<string, string | Buffer>> {
  const night = `<rect width="32" height="32" fill="${colour('night')}"/>`;
  const letters = (room: number) => `<g fill="${colour('accent')}">${centred(initials, room)}</g>`;
  const rounded = night.replace('/>', ' rx="7"/>') + letters(22);
  const png = (size: number, content: string) =>
    sharp(Buffer.from(svg(content)), { density: (72 * size) / 32 })
      .png()
      .toBuffer();

  return {
    // A dark tab would swallow a dark icon.
    'favicon.svg': svg(
      `<style>@media(prefers-color-scheme:dark){rect{fill:${colour('accent')}}g{fill:${colour('on-accent')}}}</style>` +
        rounded,
    ),
    // For browsers that know no other, and for pages without a word of their own for it, such as a text file.
    'favicon.ico': ico(await png(32, rounded)),
    'apple-touch-icon.png': await png(180, night + letters(20)),
    // A mask may leave no more than a circle of four fifths.
    'icon-192.png': await png(192, night + letters(17)),
    'icon-512.png': await png(512, night + letters(17)),
  };
}

/** One picture, 32 by 32, in that format's wrapping: where it begins and how long it is. */
function ico(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

function centred(initials: string, room: number): string {
  const size = Math.min(28, room / widthOf(initials, heavy, 1));
  const left = 16 - widthOf(initials, heavy, size) / 2;
  return lettering(initials, heavy, size, left, 16 + size * 0.34);
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${content}</svg>`;
}
