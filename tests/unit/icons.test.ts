import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Theme } from '../../model/theme.ts';
import { drawIcons } from '../../tools/pictures/icons.ts';
import { type Faces, readFaces } from '../../tools/pictures/faces.ts';
import { validContent } from './valid-content.ts';

const faces = await readFaces('.', validContent().theme.theme.fonts, 'LB');
const colours: Record<string, string> = { night: '#102030', accent: '#ff8800', 'on-accent': '#000011' };

/** The icons, by their file names. */
async function draw(
  initials: string,
  { corners = 'soft' as Theme['corners'], own = colours, from = faces as Faces } = {},
) {
  const icons = await drawIcons(initials, (name) => own[name]!, from, corners);
  return new Map(Object.entries(icons).map(([name, data]) => [name, data as Buffer]));
}

/** The alpha of the corner of an icon, and the places that are painted in the accent colour. */
async function paintOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const places: [x: number, y: number][] = [];
  for (let at = 0; at < data.length; at += 4)
    if (data[at]! > 0x80) places.push([(at / 4) % info.width, Math.floor(at / 4 / info.width)]);
  return { painted: places, corner: data[3] };
}

test('the icons have every size that browsers and phones request, and only the corners of a maskable one are painted', async () => {
  const icons = await draw('LB');
  for (const [file, size, corner] of [
    ['apple-touch-icon.png', 180, 255],
    ['icon-192.png', 192, 0],
    ['icon-512.png', 512, 0],
    ['maskable-192.png', 192, 255],
    ['maskable-512.png', 512, 255],
  ] as const) {
    const png = icons.get(file)!;
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    expect((await paintOf(png)).corner, file).toBe(corner);
  }
  const ico = icons.get('favicon.ico')!;
  expect([ico.readUInt32LE(14), ico.readUInt32LE(18)], 'a header').toEqual([ico.length - 22, 22]);
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

test.each(['漢', '🚀'])('with initials that no font has the icon is its ground: %s', async (initials) => {
  expect((await sharp((await draw(initials)).get('icon-192.png')!).metadata()).width).toBe(192);
});

test.each([
  ['IV', 'Funnel Display', 'ltr'],
  ['山田', 'Noto Sans JP', 'ltr'],
  ['ع', 'Noto Kufi Arabic', 'rtl'],
  ['श्री', 'Noto Sans Devanagari', 'ltr'],
  ['國', 'Noto Sans JP', 'ltr'],
  ['WWW', 'Funnel Display', 'ltr'],
] as const)(
  'the initials %s are in the middle, with space around them, and inside the mask of a phone',
  async (initials, family, direction) => {
    const { heavy, ...others } = await readFaces('.', { display: family, text: family }, initials);
    const icons = await draw(initials, { from: { ...others, heavy: Object.assign(heavy, { direction }) } });
    const { painted } = await paintOf(icons.get('apple-touch-icon.png')!);
    for (const axis of [0, 1] as const) {
      const places = painted.map((place) => place[axis]).sort((a, b) => a - b);
      expect(Math.abs(places[0]! + places.at(-1)! - 179)).toBeLessThanOrEqual(4);
      expect(places[0]).toBeGreaterThan(25);
    }
    // A maskable icon may be cropped to a circle of 80% of its width.
    const masked = await paintOf(icons.get('maskable-512.png')!);
    const distances = masked.painted.map(([x, y]) => Math.hypot(x - 255.5, y - 255.5));
    expect(distances.length).toBeGreaterThan(1000);
    expect(distances.reduce((a, b) => Math.max(a, b))).toBeLessThan(0.4 * 512);
  },
);

test('the SVG icon is dark and the other way round in a dark theme; a dark accent is its ground', async () => {
  const svg = String((await draw('LB')).get('favicon.svg'));
  expect(svg).toContain('<rect width="32" height="32" fill="#102030" rx="7"/><g fill="#ff8800">');
  expect(svg).toContain('@media(prefers-color-scheme:dark){rect{fill:#ff8800}g{fill:#000011}}');
  const own = { night: '#102030', accent: '#3b0764', 'on-accent': '#faf5ff' };
  const deep = String((await draw('LB', { corners: 'sharp', own })).get('favicon.svg'));
  expect(deep).toContain('<rect width="32" height="32" fill="#3b0764" rx="0"/><g fill="#faf5ff">');
  expect(deep).toContain('@media(prefers-color-scheme:dark){rect{fill:#faf5ff}g{fill:#3b0764}}');
});
