import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Theme } from '../../model/theme.ts';
import { drawIcons } from '../../tools/pictures/icons.ts';
import { readFaces } from '../../tools/pictures/faces.ts';
import { validContent } from './valid-content.ts';

const faces = await readFaces('.', validContent().theme.theme.fonts, 'LBWß');
const colours: Record<string, string> = { night: '#102030', accent: '#ff8800', 'on-accent': '#000011' };
const draw = (initials: string, corners: Theme['corners'] = 'soft', own = colours) =>
  drawIcons(initials, (name) => own[name]!, faces, corners);

test.each(['LB', 'WWW', '漢', 'ß', '🚀'])(
  'the initials %s are drawn in every size that browsers and phones request',
  async (initials) => {
    const icons = await draw(initials);
    for (const [file, size] of [
      ['apple-touch-icon.png', 180],
      ['icon-192.png', 192],
      ['icon-512.png', 512],
      ['maskable-192.png', 192],
      ['maskable-512.png', 512],
    ] as const)
      expect(await sharp(icons[file] as Buffer).metadata()).toMatchObject({
        format: 'png',
        width: size,
        height: size,
      });
  },
);

test('favicon.ico is a header of 22 bytes and a PNG of 32 by 32', async () => {
  const ico = (await draw('LB'))['favicon.ico'] as Buffer;
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
  expect(ico.readUInt32LE(18)).toBe(22);
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

test('the SVG icon is dark, and has the accent colour in a dark theme', async () => {
  const svg = (await draw('LB'))['favicon.svg'] as string;
  expect(svg).toContain('<rect width="32" height="32" fill="#102030" rx="7"/><g fill="#ff8800">');
  expect(svg).toContain('@media(prefers-color-scheme:dark){rect{fill:#ff8800}g{fill:#000011}}');
});

test('a dark accent is the ground of the icon, and the other way round in a dark theme', async () => {
  const deep = { night: '#102030', accent: '#3b0764', 'on-accent': '#faf5ff' };
  const svg = (await draw('LB', 'sharp', deep))['favicon.svg'] as string;
  expect(svg).toContain('<rect width="32" height="32" fill="#3b0764" rx="0"/><g fill="#faf5ff">');
  expect(svg).toContain('@media(prefers-color-scheme:dark){rect{fill:#faf5ff}g{fill:#3b0764}}');
});

test('the corners of a maskable icon are painted, those of the other are not', async () => {
  const icons = await draw('LB');
  for (const [file, opaque] of [
    ['icon-192.png', 0],
    ['icon-512.png', 0],
    ['maskable-192.png', 255],
    ['maskable-512.png', 255],
  ] as const) {
    const corner = sharp(icons[file] as Buffer).extract({ left: 0, top: 0, width: 1, height: 1 });
    expect((await corner.ensureAlpha().raw().toBuffer())[3], file).toBe(opaque);
  }
});

test('the letters of a maskable icon are inside a circle of 80% of its width', async () => {
  const { data, info } = await sharp((await draw('WWW'))['maskable-512.png'] as Buffer)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const painted = [...Array(info.width * info.height).keys()].filter((pixel) => data[pixel * 3]! > 0x80);
  const distances = painted.map((pixel) =>
    Math.hypot((pixel % 512) - 255.5, Math.floor(pixel / 512) - 255.5),
  );
  expect(distances.length).toBeGreaterThan(1000);
  expect(Math.max(...distances.slice(0, 100_000))).toBeLessThan(0.4 * 512);
});
