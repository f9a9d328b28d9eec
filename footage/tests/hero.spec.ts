import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Rgb, wcagContrast } from 'culori';
import sharp from 'sharp';
import { heroScenes } from '../../model/theme.ts';
import { makeHero } from '../../tools/hero/make-hero.ts';
import { heroScene } from '../../tools/hero/scene.ts';
import { openStage } from '../../tools/hero/stage.ts';
import { paletteOf } from '../../tools/theme/palette.ts';

const browser = process.env.PORTFOLIO_SHELL!;
const size = { width: 320, height: 180 };
const clipSize = { width: 640, height: 360 };

for (const name of heroScenes) {
  test(`${name}: the loop has no seam, the left stays dark, and a frame has the same bytes each time`, async () => {
    const { signal } = new AbortController();
    const { hero, colours } = paletteOf({ accent: '#e63946', ground: 295 });
    const scene = (seed: string) => heroScene({ scene: name }, hero, seed);
    const stage = await openStage(scene('Lena Brandt'), size, { browser, signal });
    const other = await openStage(scene('Lena Brand'), size, { browser, signal });
    try {
      const [first, last] = [await stage.shoot(0), await stage.shoot(1)];
      expect(difference(first, last)).toBeLessThan(0.001);
      const turns = [0.99, 0, 0.01, 0.25, 0.26, 0.5, 0.51, 0.75, 0.76];
      const frames: Buffer[] = [];
      for (const turn of turns) frames.push(await stage.shoot(turn));
      const step = (index: number) => difference(frames[index]!, frames[index + 1]!);
      expect(step(0)).toBeLessThanOrEqual(1.2 * Math.max(step(1), step(3), step(5), step(7)));
      expect(step(0)).toBeGreaterThan(0);

      expect((await stage.shoot(0.25)).equals(frames[3]!)).toBe(true);
      expect(difference(first, await other.shoot(0))).toBeGreaterThan(0.3);
      for (const frame of frames)
        expect(wcagContrast(brightestOnTheLeft(frame), colours['on-night'].dark)).toBeGreaterThan(12);
    } finally {
      await Promise.all([stage.close(), other.close()]);
    }
  });
}

test('npm run hero shows the first frame, then writes a clip or a still, and keeps a clip of the owner', async () => {
  // It renders and encodes four times.
  test.setTimeout(90_000);
  const root = await mkdtemp(join(tmpdir(), 'hero-'));
  const media = join(root, 'content/media');
  const said: string[] = [];
  const make = (still: boolean, replace = false) =>
    makeHero(
      root,
      { still, replace },
      {
        browser: async () => browser,
        signal: new AbortController().signal,
        reporter: { say: (line) => said.push(line), progress: () => () => {} },
      },
      { ...clipSize, fps: 30, duration: 0.4 },
    );
  try {
    await mkdir(media, { recursive: true });
    await cp('../content/theme.ts', join(root, 'content/theme.ts'));
    await cp('../model', join(root, 'model'), { recursive: true });
    await symlink(resolve('../node_modules'), join(root, 'node_modules'), 'junction');
    await writeFile(
      join(root, 'content/site.ts'),
      `export const site = { name: 'Lena', hero: { video: 'hero' } };\n`,
    );

    await make(false);
    const [, preview] = /^Its first frame: (\S+\.png)/.exec(said[0]!)!;
    expect(await sharp(preview!).metadata()).toMatchObject(clipSize);
    expect(said.join('\n')).toMatch(/AV1: SSIM 0\.9[89]\d+\n.*H\.264: SSIM 0\.9[89]\d+$/);
    const clip = ['hero.640.avif', 'hero.640.webp', 'hero.av1.mp4', 'hero.h264.mp4', 'hero.jpg', 'hero.json'];
    expect((await readdir(media)).toSorted()).toEqual(clip);
    await make(false);
    expect(said.at(-1)).toBe(
      'The hero in content/media is that of this theme. To render it again, add --replace.',
    );

    await make(true);
    expect(said.at(-1)).toBe('A still stands in for the clip: npm run hero renders the clip.');
    expect((await readdir(media)).toSorted()).toEqual(clip.filter((file) => !file.endsWith('.mp4')));

    const path = join(media, 'hero.json');
    const picture = { ...clipSize, widths: [640] };
    const own = JSON.stringify({ madeBy: 'npm run media add', from: 'surf.mov', picture });
    await writeFile(path, own);
    await expect(make(false)).rejects.toThrow(/^Nothing was changed: .* --replace\.$/);
    expect(await readFile(path, 'utf8')).toBe(own);
    await make(true, true);
    const { madeBy, hash } = JSON.parse(await readFile(path, 'utf8'));
    expect(madeBy).toBe('npm run hero');
    expect(hash).toMatch(/^[0-9a-f]{12}$/);
  } finally {
    await rm(root, { recursive: true });
  }
});

/** Mean difference of all channels, in levels of 255. */
function difference(one: Buffer, other: Buffer) {
  let sum = 0;
  for (let at = 0; at < one.length; at += 2) sum += Math.abs(one.readUInt16LE(at) - other.readUInt16LE(at));
  return sum / (one.length / 2) / 257;
}

/** The brightest pixel in the left third of the picture, where the headline is. */
function brightestOnTheLeft(frame: Buffer): Rgb {
  let brightest: Rgb = { mode: 'rgb', r: 0, g: 0, b: 0 };
  for (let pixel = 0; pixel < size.width * size.height; pixel++) {
    if (pixel % size.width > size.width / 3) continue;
    const [r, g, b] = [0, 2, 4].map((byte) => frame.readUInt16LE(pixel * 8 + byte) / 65_535);
    if (r! + g! + b! > brightest.r + brightest.g + brightest.b)
      brightest = { mode: 'rgb', r: r!, g: g!, b: b! };
  }
  return brightest;
}
