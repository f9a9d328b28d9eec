import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import sharp from 'sharp';
import { loadHero } from '../../tools/hero/load-hero.ts';
import { makeHero } from '../../tools/hero/make-hero.ts';
import { openStage } from '../../tools/hero/stage.ts';
import { measureChosenFiles } from '../../tools/pages/sizes.ts';
import { coloursOf } from '../../tools/pictures/colours.ts';
import { findBrowser } from '../../tools/programs/find-browser.ts';
import { loadTheme } from '../../tools/theme/load-theme.ts';
import { leastContrast } from '../support/colour.ts';
import { copyProject } from '../support/project-copy.ts';
import { readyThemes } from '../support/ready-themes.ts';
import { desktop, expect, phone, test } from '../support/visitor.ts';
import { labels } from '../support/words.ts';

// Each builds a site of its own.
test.describe.configure({ mode: 'parallel', timeout: 90_000 });
test.use({ ownContext: true });

const { signal } = new AbortController();

test('there are six ready themes, and no two share a display font, an accent, or both scene and corners', () => {
  expect(readyThemes).toHaveLength(6);
  for (const line of [/accent: .*/, /display: '[^']+'/, /corners: .*scene: '\w+'/s])
    expect(new Set(readyThemes.map(({ file }) => line.exec(file)?.[0])).size).toBe(6);
});

for (const { name, file } of readyThemes)
  test(`with the theme ${name} all can be read, and fonts, icons, share picture and hero are its own`, async ({
    page,
    request,
  }) => {
    const { folder, buildAndServe, remove } = await copyProject();
    await writeFile(join(folder, 'content/theme.ts'), file);
    const reporter = { say: () => {}, progress: () => () => {} };
    // A small one: posters in the size of the page take 20 seconds.
    const format = { width: 640, height: 360, fps: 30, duration: 10 };
    await makeHero(
      folder,
      { still: true, replace: true },
      { browser: findBrowser, signal, reporter },
      format,
    );
    const { address, close } = await buildAndServe();
    try {
      const theme = await loadTheme(folder);
      const colour = coloursOf(theme);

      for (const [viewport, colorScheme] of [
        [desktop, 'light'],
        [phone, 'dark'],
      ] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(address);
        await expect(page.locator('nav > button:not([popovertarget])')).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        const words = page.getByRole('region', { name: labels.introduction }).locator('h1, p:visible');
        expect(await leastContrast(words)).toBeGreaterThanOrEqual(4.5);
      }

      const loaded = page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
      });
      expect((await loaded).join()).toContain(theme.fonts.display);
      expect((await loaded).join()).toContain(theme.fonts.text);
      for (const { what, bytes, limit } of await measureChosenFiles(join(folder, 'dist')))
        expect(bytes, what).toBeLessThanOrEqual(limit);

      const icon = await (await request.get(`${address}favicon.svg`)).text();
      expect(icon).toContain(colour('accent'));
      const manifest = await (await request.get(`${address}manifest.webmanifest`)).json();
      expect(manifest.theme_color).toBe(colour('night'));
      const corner = { left: 0, top: 620, width: 1, height: 1 };
      const share = sharp(join(folder, 'dist/share/home.jpg')).extract(corner);
      const night = Buffer.from(colour('night').slice(1), 'hex');
      for (const [channel, level] of (await share.raw().toBuffer()).entries())
        expect(Math.abs(level - night[channel]!), 'the share picture').toBeLessThan(10);

      await expectLoop(folder);
    } finally {
      close();
      await remove();
    }
  });

/** The last frame leads to the first as each frame leads to the next. */
async function expectLoop(folder: string) {
  const browser = await findBrowser();
  const stage = await openStage(await loadHero(folder), { width: 320, height: 180 }, { browser, signal });
  try {
    const at = (frame: number) => stage.shoot(frame / 300);
    const [first, second, last, again] = [await at(0), await at(1), await at(299), await at(300)];
    const step = difference(first, second);
    expect(difference(again, first)).toBeLessThan(0.05 * step);
    expect(difference(last, first)).toBeLessThan(1.5 * step);
  } finally {
    await stage.close();
  }
}

function difference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 2) sum += Math.abs(one.readUInt16LE(at) - other.readUInt16LE(at));
  return sum;
}
