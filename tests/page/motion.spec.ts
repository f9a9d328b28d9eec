import type { Page } from '@playwright/test';
import { expect, open, phone, scrollTo, test } from '../support/visitor.ts';

test.use({ clips: true });

const project = (page: Page) => page.getByRole('article', { name: 'Order Tracker' });
const heroVideo = (page: Page) => page.getByRole('region', { name: 'Introduction' }).locator('video');

async function expectPlaying(video: ReturnType<typeof heroVideo>) {
  const time = () =>
    video.evaluate((element: HTMLVideoElement) => (element.paused ? 0 : element.currentTime));
  await expect.poll(time).toBeGreaterThan(0);
}

async function expectPaused(video: ReturnType<typeof heroVideo>) {
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
}

function fetchedClips(page: Page): string[] {
  const clips: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) clips.push(request.url());
  });
  return clips;
}

test('the hero clip plays, muted and looping, once the page has loaded', async ({ page }) => {
  const order: string[] = [];
  page.on('load', () => order.push('load'));
  page.on('request', (request) => {
    if (request.url().includes('hero') && request.url().endsWith('.mp4')) order.push('clip');
  });
  await open(page);
  await expectPlaying(heroVideo(page));
  expect(order.slice(0, 2)).toEqual(['load', 'clip']);
  const { muted, loop, src } = await heroVideo(page).evaluate((video: HTMLVideoElement) => ({
    muted: video.muted,
    loop: video.loop,
    src: video.currentSrc,
  }));
  expect({ muted, loop }).toEqual({ muted: true, loop: true });
  expect(src).toContain('.av1');
});

test('the page comes with posters of a known size; its script adds muted, looping, inline videos without a source', async ({
  page,
  request,
}) => {
  const html = await (await request.get('./')).text();
  for (const image of html.match(/<img[^>]*>/g)!) expect(image).toMatch(/ width="\d+" height="\d+"/);
  expect(html).not.toContain('<video');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(page.locator('video[autoplay][loop][playsinline]')).toHaveCount(6);
  expect(
    await page.locator('video').evaluateAll((all) => all.every((video) => (video as HTMLVideoElement).muted)),
  ).toBe(true);
  await expect(page.locator('video source')).toHaveCount(0);
});

test('a project clip is fetched when near, plays in view and pauses out of it', async ({ page }) => {
  const clips = fetchedClips(page);
  await open(page);
  await expectPlaying(heroVideo(page));
  expect(clips.filter((url) => !url.includes('hero'))).toEqual([]);
  await project(page).scrollIntoViewIfNeeded();
  const video = project(page).locator('video');
  await expectPlaying(video);
  await expectPaused(heroVideo(page));
  await expect(video.locator('source').nth(0)).toHaveAttribute(
    'type',
    /^video\/mp4; codecs="av01\.\d\.\d\d[MH]\.\d\d"$/,
  );
  await expect(video.locator('source').nth(1)).toHaveAttribute(
    'type',
    /^video\/mp4; codecs="avc1\.[0-9a-f]{6}"$/,
  );
  await scrollTo(page, 0);
  await expectPaused(video);
  await expectPlaying(heroVideo(page));
});

test('a clip that is only scrolled past is not fetched', async ({ page }) => {
  await page.clock.install();
  const clips = fetchedClips(page);
  await open(page);
  await expectPlaying(heroVideo(page));
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await page.evaluate(async (part) => {
      const scrolled = new Promise<Event>((resolve) => addEventListener('scroll', resolve, { once: true }));
      window.scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' });
      await scrolled;
    }, part);
  }
  await project(page).scrollIntoViewIfNeeded();
  expect(clips.filter((url) => !url.includes('hero'))).toEqual([]);
  await page.clock.resume();
  await expectPlaying(project(page).locator('video'));
  expect(clips.filter((url) => url.includes('e-commerce'))).toEqual([]);
});

test('a clip stops when it leaves the screen, though the page is still being scrolled', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await expectPlaying(heroVideo(page));
  await page.clock.pauseAt(Date.now() + 60_000);
  await project(page).scrollIntoViewIfNeeded();
  await expectPaused(heroVideo(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a clip rests while the menu hides it, and goes on when the menu closes', async ({ page }) => {
    await open(page);
    await expectPlaying(heroVideo(page));
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectPaused(heroVideo(page));
    await page.getByText('Services', { exact: true }).click();
    await expect(page.getByRole('link', { name: 'Web Development' })).toBeVisible();
    await expectPaused(heroVideo(page));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expectPlaying(heroVideo(page));
  });
});

test('a choice in one tab holds in the others', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other, '/services/service1');
  await other.getByRole('button', { name: 'Pause motion' }).click();
  await expectPaused(heroVideo(page));
  await page.getByRole('button', { name: 'Play motion' }).click();
  await expect(other.getByRole('button', { name: 'Pause motion' })).toBeVisible();
});

test('whoever asks their system for less motion meanwhile gets it', async ({ page }) => {
  await open(page);
  await expectPlaying(heroVideo(page));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectPaused(heroVideo(page));
});

test('one control pauses and resumes all motion, and is remembered', async ({ page }) => {
  await open(page);
  await expectPlaying(heroVideo(page));
  const sign = page.getByRole('button', { name: /motion/ }).locator('use');
  await expect(sign).toHaveAttribute('href', '#icon-player-pause');
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await expect(sign).toHaveAttribute('href', '#icon-player-play');
  await expectPaused(heroVideo(page));
  await page.reload();
  const clips = fetchedClips(page);
  await project(page).scrollIntoViewIfNeeded();
  await expect(project(page).getByRole('button', { name: 'Play clips' })).toBeVisible();
  expect(clips).toEqual([]);
  await scrollTo(page, 0);
  await page.getByRole('button', { name: 'Play motion' }).click();
  await expectPlaying(heroVideo(page));
  await page.reload();
  await expectPlaying(heroVideo(page));
});

test.describe('for a visitor who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no clip is fetched until it is asked for', async ({ page }) => {
    const clips = fetchedClips(page);
    await page.goto('./');
    await project(page).scrollIntoViewIfNeeded();
    const play = project(page).getByRole('button', { name: 'Play clips' });
    await expect(play).toBeVisible();
    expect(clips).toEqual([]);
    await play.click();
    await expectPlaying(project(page).locator('video'));
    await expect(play).toBeHidden();
  });

  test('what is asked for is what is near, and the keyboard stays with it', async ({ page }) => {
    const clips = fetchedClips(page);
    await page.goto('./');
    for (const name of ['E-Commerce Management System', 'Order Tracker', 'Medical Consultancy App']) {
      const article = page.getByRole('article', { name });
      await article.scrollIntoViewIfNeeded();
      await expect(article.getByRole('button', { name: 'Play clips' })).toBeVisible();
    }
    const last = page.getByRole('article', { name: 'Medical Consultancy App' });
    await last.getByRole('button', { name: 'Play clips' }).press('Enter');
    await expectPlaying(last.locator('video'));
    expect(clips.filter((url) => /hero|e-commerce/.test(url))).toEqual([]);
    await expect(last.locator(':focus')).toHaveCount(1);
  });

  test('the button keeps its focus when its project is scrolled far away', async ({ page }) => {
    await page.goto('./');
    await project(page).scrollIntoViewIfNeeded();
    const play = project(page).getByRole('button', { name: 'Play clips' });
    await play.focus();
    // Where the next button is offered, what left the screen has been noticed too.
    const next = page.getByRole('article', { name: 'Medical Consultancy App' });
    await next.scrollIntoViewIfNeeded();
    await expect(next.getByRole('button', { name: 'Play clips' })).toBeVisible();
    await expect(play).toBeFocused();
  });
});

test('for a visitor who saves data no clip is fetched until it is asked for', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const clips = fetchedClips(page);
  await page.goto('./');
  await project(page).scrollIntoViewIfNeeded();
  await expect(project(page).getByRole('button', { name: 'Play clips' })).toBeVisible();
  expect(clips).toEqual([]);
  await project(page).getByRole('button', { name: 'Play clips' }).click();
  await expectPlaying(project(page).locator('video'));
});

test('when the browser refuses to play, the poster stays and a button is offered', async ({ page }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    const allowed = new WeakSet<HTMLMediaElement>();
    let clicking = false;
    addEventListener('click', () => (clicking = true), { capture: true });
    addEventListener('click', () => (clicking = false));
    HTMLMediaElement.prototype.play = function () {
      if (clicking) allowed.add(this);
      return allowed.has(this) ? play.call(this) : Promise.reject(new DOMException('', 'NotAllowedError'));
    };
    // Such a browser does not begin by itself either.
    const { setAttribute } = HTMLVideoElement.prototype;
    HTMLVideoElement.prototype.setAttribute = function (name, value) {
      if (name.toLowerCase() !== 'autoplay') setAttribute.call(this, name, value);
    };
  });
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible();
  await expect(heroVideo(page)).toHaveCSS('opacity', '0');
  await project(page).scrollIntoViewIfNeeded();
  const button = project(page).getByRole('button', { name: 'Play clips' });
  await expect(button).toBeVisible();
  await expect(project(page).getByRole('img')).toBeVisible();
  await expect(project(page).locator('video')).toHaveCSS('opacity', '0');
  await button.click();
  await expectPlaying(project(page).locator('video'));
  await expect(project(page).locator('video')).toHaveCSS('opacity', '1');
  await scrollTo(page, 0);
  await expectPlaying(heroVideo(page));
});
