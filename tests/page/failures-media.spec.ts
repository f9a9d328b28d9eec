import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { article, lastWithClip } from '../support/clips.ts';
import { expectEverythingThere } from '../support/everything-there.ts';
import { expect, open, scrollTo, test } from '../support/visitor.ts';
import { motionButton } from '../support/words.ts';

test.use({ clips: true });

const clips = /\.mp4$/;
const pictures = /\.(avif|webp|jpg|png|svg)$/;
const gone = (route: Route) => route.fulfill({ status: 404, body: '' });

test.describe('files that do not arrive', () => {
  test.use({ expectedErrors: /^Failed to load resource/ });

  test('when clips are gone, everything is there, and their posters stay', async ({ page }) => {
    await page.route(clips, gone);
    await expectPosters(page);
    await expectEverythingThere(page);
  });

  test('when a clip breaks off in the middle, its poster comes back', async ({ page }) => {
    await page.route(clips, async (route) => {
      const { range, ...headers } = await route.request().allHeaders();
      const clip = await (await route.fetch({ headers })).body();
      await route.fulfill({ contentType: 'video/mp4', body: clip.subarray(0, clip.length / 3) });
    });
    await open(page);
    const video = article(page, lastWithClip).locator('video');
    await video.scrollIntoViewIfNeeded();
    // It may have broken off already, and then its time stays.
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    await video.evaluate((element: HTMLVideoElement) => {
      element.playbackRate = 8;
    });
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.error?.code))
      .toBeGreaterThan(0);
    await expectPoster(page);
    await expect(motionButton(page, 'pauseMotion')).toBeVisible();
  });

  test('when pictures are gone but clips arrive, the clips are seen', async ({ page }) => {
    await page.route(pictures, gone);
    await open(page);
    const video = article(page, lastWithClip).locator('video');
    await video.scrollIntoViewIfNeeded();
    await expect(video).toHaveCSS('opacity', '1');
    const isOnTop = await video.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    });
    expect(isOnTop).toBe(true);
  });

  test('when pictures and clips are gone, descriptions stand in their frames', async ({ page }) => {
    await page.route(pictures, gone);
    await page.route(clips, gone);
    await open(page);
    await expectEverythingThere(page);
    const frame = article(page, lastWithClip).getByRole('img');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAccessibleName(lastWithClip.alt!);
    const { width, height } = (await frame.boundingBox())!;
    const { poster } = lastWithClip.video!;
    expect(width / height).toBeCloseTo(poster.width / poster.height, 1);
    const shot = await frame.screenshot();
    // No sign of a broken picture in the corner; words in the middle.
    expect(await variation(shot, { left: 20, top: 10, width: 60, height: 60 })).toBeLessThan(1);
    expect(await variation(shot)).toBeGreaterThan(2);
  });
});

test('when clips never arrive, the posters stay', async ({ page }) => {
  await page.route(clips, () => {});
  await expectPosters(page);
});

test('when the browser does not know AV1, it plays the other file', async ({ page }) => {
  // The names of the codecs are in the data.
  await page.route(/assets\/site-.*\.json$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('av01', 'none') });
  });
  await open(page);
  const video = article(page, lastWithClip).locator('video');
  await video.scrollIntoViewIfNeeded();
  await expect(video).toHaveCSS('opacity', '1');
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentSrc)).toContain('.h264');
});

async function expectPoster(page: Page) {
  const project = article(page, lastWithClip);
  await project.scrollIntoViewIfNeeded();
  const image = project.getByRole('img');
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(project.locator('video source')).toHaveCount(2);
  await expect(project.locator('video')).toHaveCSS('opacity', '0');
}

async function expectPosters(page: Page) {
  await open(page);
  await expectPoster(page);
  await scrollTo(page, 0);
  await motionButton(page, 'pauseMotion').click();
  await expect(motionButton(page)).toBeVisible();
}

/** How far the brightness of the pixels varies: 0 for a plain area. */
async function variation(shot: Buffer, part?: { left: number; top: number; width: number; height: number }) {
  const pixels = part ? await sharp(shot).extract(part).toBuffer() : shot;
  const { channels } = await sharp(pixels).stats();
  return Math.max(...channels.slice(0, 3).map((channel) => channel.stdev));
}
