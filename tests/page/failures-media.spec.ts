import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { expectEverythingThere } from '../support/everything-there.ts';
import { expect, open, test } from '../support/visitor.ts';

test.use({ clips: true });

const clips = /\.mp4$/;
const pictures = /\.(avif|webp|jpg|png|svg)$/;
const project = (page: Page) => page.getByRole('article', { name: 'Order Tracker' });
const gone = (route: Route) => route.fulfill({ status: 404, body: '' });

/** A browser that knows none of these codecs: their names are changed to some that no browser knows. */
async function refuse(page: Page, ...codecs: string[]) {
  await page.route(/assets\/hydrate-.*\.js$/, async (route) => {
    const response = await route.fetch();
    const code = codecs.reduce((text, codec) => text.replaceAll(codec, 'none'), await response.text());
    await route.fulfill({ response, body: code });
  });
}

async function expectPoster(page: Page) {
  await project(page).scrollIntoViewIfNeeded();
  const image = project(page).getByRole('img');
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(project(page).locator('video source')).toHaveCount(2);
  await expect(project(page).locator('video')).toHaveCSS('opacity', '0');
}

const onlyPosters: Record<string, (page: Page) => Promise<unknown>> = {
  'are gone': (page) => page.route(clips, gone),
  'never come': (page) => page.route(clips, () => {}),
  'are in no codec that the browser knows': (page) => refuse(page, 'av01', 'avc1'),
};

test.describe('when clips', () => {
  test.use({ expectedErrors: /^Failed to load resource/ });

  for (const [bad, prepare] of Object.entries(onlyPosters)) {
    test(`${bad}, their posters stay`, async ({ page }) => {
      await prepare(page);
      await open(page);
      await expectPoster(page);
      await expectEverythingThere(page);
      await page.getByRole('button', { name: 'Pause motion' }).click();
      await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible();
    });
  }

  test('break off in the middle, their posters come back', async ({ page }) => {
    await page.route(clips, async (route) => {
      const { range, ...headers } = await route.request().allHeaders();
      const clip = await (await route.fetch({ headers })).body();
      await route.fulfill({ contentType: 'video/mp4', body: clip.subarray(0, clip.length / 3) });
    });
    await open(page);
    await project(page).scrollIntoViewIfNeeded();
    const state = () =>
      project(page)
        .locator('video')
        .evaluate((video: HTMLVideoElement) => ({
          played: video.played.length,
          failed: Boolean(video.error),
        }));
    await expect.poll(state, { timeout: 15_000 }).toEqual({ played: 1, failed: true });
    await expectPoster(page);
    await expectEverythingThere(page);
    await expect(page.getByRole('button', { name: 'Pause motion' })).toBeVisible();
  });
});

test('a browser without AV1 plays the other file', async ({ page }) => {
  await refuse(page, 'av01');
  await open(page);
  await project(page).scrollIntoViewIfNeeded();
  const video = project(page).locator('video');
  await expect(video).toHaveCSS('opacity', '1');
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentSrc)).toContain('.h264');
});

test.describe('when pictures', () => {
  test.use({ expectedErrors: /^Failed to load resource/ });

  test('are gone, their descriptions stand in their frames', async ({ page }) => {
    await page.route(pictures, gone);
    await page.route(clips, gone);
    await open(page);
    await expectEverythingThere(page);
    const frame = project(page).getByRole('img');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAccessibleName(/^A phone shows an order/);
    const { width, height } = (await frame.boundingBox())!;
    expect(width / height).toBeCloseTo(1280 / 800, 1);
    const shot = await frame.screenshot();
    // No sign of a broken picture in the corner; words in the middle.
    expect(await contrast(shot, { left: 20, top: 10, width: 60, height: 60 })).toBeLessThan(1);
    expect(await contrast(shot)).toBeGreaterThan(2);
  });

  test('are gone but clips come, the clips are seen', async ({ page }) => {
    await page.route(pictures, gone);
    await open(page);
    const video = project(page).locator('video');
    await video.scrollIntoViewIfNeeded();
    await expect(video).toHaveCSS('opacity', '1');
    expect(
      await video.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === element;
      }),
    ).toBe(true);
  });

  test('and fonts are gone, every word is in another face', async ({ page }) => {
    await page.route(/\.woff2$/, gone);
    await open(page);
    expect(
      await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
    ).toBe(2);
    await expectEverythingThere(page);
  });
});

async function contrast(shot: Buffer, part?: { left: number; top: number; width: number; height: number }) {
  const pixels = part ? await sharp(shot).extract(part).toBuffer() : shot;
  const { channels } = await sharp(pixels).stats();
  return Math.max(...channels.slice(0, 3).map((channel) => channel.stdev));
}
