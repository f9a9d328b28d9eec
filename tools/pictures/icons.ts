import { wcagContrast } from 'culori';
import sharp from 'sharp';
import type { Theme } from '../../model/theme.ts';
import { roundness } from '../theme/corners.ts';
import type { HexColours } from './colours.ts';
import type { Face, Faces } from './faces.ts';
import { drawable, inkBounds, lettering, widthOf } from './lettering.ts';

/** All icons that browsers and phones request, with the owner's initials, by file name. */
export async function drawIcons(
  initials: string,
  colour: HexColours,
  { heavy }: Faces,
  corners: Theme['corners'],
): Promise<Record<string, string | Buffer>> {
  // A dark accent would not be seen on the dark ground: it is the ground itself.
  const isDark = wcagContrast(colour('accent'), colour('night')) < 3;
  const [ground, ink] = isDark
    ? [colour('accent'), colour('on-accent')]
    : [colour('night'), colour('accent')];
  const square = `<rect width="32" height="32" fill="${ground}"/>`;
  const { words } = drawable(initials, heavy);
  const letters = (width: number) => `<g fill="${ink}">${centred(words, width, heavy)}</g>`;
  const rounded = square.replace('/>', ` rx="${7 * roundness[corners]}"/>`) + letters(22);
  const png = (size: number, content: string) =>
    sharp(Buffer.from(svg(content)), { density: (72 * size) / 32 })
      .png()
      .toBuffer();

  return {
    // A dark icon would not be visible in a dark browser tab.
    'favicon.svg': svg(
      `<style>@media(prefers-color-scheme:dark){rect{fill:${isDark ? colour('on-accent') : ink}}g{fill:${isDark ? ground : colour('on-accent')}}}</style>` +
        rounded,
    ),
    // For browsers without SVG icons, and for files without an icon tag, such as a text file.
    'favicon.ico': ico(await png(32, rounded)),
    'apple-touch-icon.png': await png(180, square + letters(20)),
    'icon-192.png': await png(192, rounded),
    'icon-512.png': await png(512, rounded),
    // A maskable icon may be cropped to a circle of 80% of its width.
    'maskable-192.png': await png(192, square + letters(17)),
    'maskable-512.png': await png(512, square + letters(17)),
  };
}

/** An ICO file with one PNG of 32 by 32: a header that says where the PNG begins and how long it is. */
function ico(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** Centred by their ink: letters of each script stand elsewhere on the line, and some reach far below it. */
function centred(initials: string, width: number, face: Face): string {
  const advance = widthOf(initials, face, 1);
  const ink = inkBounds(initials, face, 1);
  const size = Math.min(28, width / advance, width / (ink.bottom - ink.top));
  const left = 16 - ((ink.left + ink.right) / 2) * size;
  const start = face.direction === 'rtl' ? left + advance * size : left;
  return lettering(initials, face, size, start, 16 - ((ink.top + ink.bottom) / 2) * size);
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${content}</svg>`;
}
