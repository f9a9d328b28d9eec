import {
  article,
  expectPaused,
  expectPlaying,
  fetchedClips,
  heroVideo,
  isFileOf,
  lastWithClip,
  playButton,
  projectsWithClip,
} from '../support/clips.ts';
import type { Clip } from '../../model/media.ts';
import { content } from '../support/content.ts';
import { expect, open, phone, scrollTo, test } from '../support/visitor.ts';
import { menuButton, motionButton, serviceItems, servicesButton } from '../support/words.ts';

test.use({ clips: true });

const hero = content.site.site.hero.video as Clip;
const firstWithClip = projectsWithClip[0]!;
const { projects } = content.projects;

test('images are sent with their size; the script adds videos without a source', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const count = (selector: string) => document.querySelectorAll(selector).length;
      Object.assign(window, {
        sent: { images: count('img'), withSize: count('img[width][height]'), videos: count('video') },
      });
    }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const marks = content.experience.experience.filter(({ image }) => image);
  const images = 1 + marks.length + projects.filter(({ image, video }) => image ?? video).length;
  expect(await page.evaluate('sent')).toEqual({ images, withSize: images, videos: 0 });
  await expect(page.locator('video[autoplay][loop][playsinline]')).toHaveCount(1 + projectsWithClip.length);
  expect(
    await page.locator('video').evaluateAll((all) => all.every((video) => (video as HTMLVideoElement).muted)),
  ).toBe(true);
  await expect(page.locator('video source')).toHaveCount(0);
});

test.describe('which clips are fetched, and when:', () => {
  // A clip that is in the cache of the browser is played without a request.
  test.use({ ownContext: true });

  test('the hero’s after the page has loaded, a project’s when it is near', async ({ page }) => {
    const order: string[] = [];
    page.on('load', () => order.push('load'));
    page.on('request', (request) => {
      if (isFileOf(hero, request.url())) order.push('clip');
    });
    const clips = fetchedClips(page);
    await open(page);
    await expectPlaying(heroVideo(page));
    expect(order.slice(0, 2)).toEqual(['load', 'clip']);
    expect(clips.filter((url) => !url.includes('.av1'))).toEqual([]);
    expect(clips.filter((url) => !isFileOf(hero, url))).toEqual([]);
    const video = article(page, lastWithClip).locator('video');
    await video.scrollIntoViewIfNeeded();
    await expectPlaying(video);
    expect(clips.some((url) => isFileOf(lastWithClip.video!, url))).toBe(true);
    await expectPaused(heroVideo(page));
    const sources = video.locator('source');
    expect(
      await sources.evaluateAll((all) => all.map((source) => (source as HTMLSourceElement).type)),
    ).toEqual([
      expect.stringMatching(/^video\/mp4; codecs="av01\.\d\.\d\d[MH]\.\d\d"$/),
      expect.stringMatching(/^video\/mp4; codecs="avc1\.[0-9a-f]{6}"$/),
    ]);
    await scrollTo(page, 0);
    await expectPaused(video);
    await expectPlaying(heroVideo(page));
  });

  test('none while the page is being scrolled, nor one that was scrolled past', async ({ page }) => {
    await page.clock.install();
    const clips = fetchedClips(page);
    await open(page);
    await expectPlaying(heroVideo(page));
    await page.clock.pauseAt(Date.now() + 60_000);
    const { height } = (await page.locator('body').boundingBox())!;
    for (const part of [0.25, 0.5, 0.75, 1]) await scrollTo(page, part * height);
    await article(page, lastWithClip).scrollIntoViewIfNeeded();
    await expectPaused(heroVideo(page));
    expect(clips.filter((url) => !isFileOf(hero, url))).toEqual([]);
    // A scroll without a rest, in which the clip stays in view.
    for (let step = 0; step < 16; step += 1) {
      await scrollTo(page, (await page.evaluate(() => scrollY)) + (step % 2 ? 1 : -1));
      await page.clock.runFor(140);
    }
    await expectPlaying(article(page, lastWithClip).locator('video'));
    await page.clock.resume();
    expect(clips.some((url) => isFileOf(lastWithClip.video!, url))).toBe(true);
    expect(clips.filter((url) => isFileOf(firstWithClip.video!, url))).toEqual([]);
  });

  test('none for a visitor who asked for less motion, then those that are near', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const clips = fetchedClips(page);
    await page.goto('./');
    const first = article(page, firstWithClip);
    await first.scrollIntoViewIfNeeded();
    await playButton(first).focus();
    const last = article(page, lastWithClip);
    await last.scrollIntoViewIfNeeded();
    await expect(playButton(last)).toBeVisible();
    await expect(playButton(first), 'keeps the focus though it is far away').toBeFocused();
    expect(clips).toEqual([]);

    await playButton(last).press('Enter');
    await expectPlaying(last.locator('video'));
    await expect(playButton(last)).toBeHidden();
    await expect(last.locator(':focus')).toHaveCount(1);
    expect(clips.some((url) => isFileOf(lastWithClip.video!, url))).toBe(true);
    for (const far of [hero, firstWithClip.video!])
      expect(clips.filter((url) => isFileOf(far, url))).toEqual([]);
  });

  test('none for a visitor who saves data, until they ask for it', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    const clips = fetchedClips(page);
    await page.goto('./');
    const project = article(page, lastWithClip);
    await project.scrollIntoViewIfNeeded();
    await expect(playButton(project)).toBeVisible();
    expect(clips).toEqual([]);
    await playButton(project).click();
    await expectPlaying(project.locator('video'));
    expect(clips).not.toEqual([]);
  });

  test('none after a reload if the visitor paused motion by its one control', async ({ page }) => {
    await open(page);
    await expectPlaying(heroVideo(page));
    const sign = page.getByRole('button', { name: /motion/ }).locator('use');
    await expect(sign).toHaveAttribute('href', '#icon-player-pause');
    await motionButton(page, 'pauseMotion').click();
    await expect(sign).toHaveAttribute('href', '#icon-player-play');
    await expectPaused(heroVideo(page));

    await page.reload();
    const clips = fetchedClips(page);
    await article(page, lastWithClip).scrollIntoViewIfNeeded();
    await expect(playButton(article(page, lastWithClip))).toBeVisible();
    expect(clips).toEqual([]);
    await scrollTo(page, 0);
    await motionButton(page).click();
    await expectPlaying(heroVideo(page));
    await page.reload();
    await expectPlaying(heroVideo(page));
  });
});

test('of three clips in view the middle one plays and another; on a phone only it', async ({ page }) => {
  const [above, middle, below] = projects.filter((_, index) => index >= projects.indexOf(lastWithClip) - 2);
  const video = (project: typeof middle) => article(page, project!).locator('video');
  const showInMiddle = async (project: typeof middle) => {
    const top = await article(page, project!).evaluate((entry) => {
      // Where it stands when it has moved into place.
      const { offsetTop, offsetHeight } = entry.lastElementChild as HTMLElement;
      return offsetTop + offsetHeight / 2 - innerHeight / 2;
    });
    await scrollTo(page, top);
    await expectPlaying(video(project));
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await showInMiddle(below);
  await showInMiddle(middle);
  for (const project of [above, below]) await expect(video(project)).toBeInViewport();
  const playing = () =>
    page
      .locator('video')
      .evaluateAll((all) => all.filter((each) => !(each as HTMLVideoElement).paused).length);
  await expect.poll(playing).toBe(2);

  await page.setViewportSize({ width: 600, height: 1600 });
  await showInMiddle(middle);
  await expect(video(below)).toBeInViewport();
  await expect.poll(playing).toBe(1);
});

test('a clip pauses under the menu of a phone, and when the system asks for it', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  await expectPlaying(heroVideo(page));
  await menuButton(page).click();
  await expectPaused(heroVideo(page));
  await servicesButton(page).click();
  await expect(serviceItems(page).first()).toBeVisible();
  await expectPaused(heroVideo(page));
  for (const _ of ['Services', 'the menu']) await page.keyboard.press('Escape');
  await expectPlaying(heroVideo(page));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectPaused(heroVideo(page));
});

test('motion is paused in all tabs, and nothing else is stored', async ({ page, context }) => {
  const stored = () =>
    page.evaluate(async () => ({
      cookies: document.cookie,
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: await indexedDB.databases(),
      workers: await navigator.serviceWorker.getRegistrations(),
    }));
  const nothing = { cookies: '', local: [], session: [], databases: [], workers: [] };
  await open(page);
  expect(await stored()).toEqual(nothing);
  const other = await context.newPage();
  await open(other, '/404-page');
  await motionButton(other, 'pauseMotion').click();
  await expectPaused(heroVideo(page));
  expect(await stored()).toEqual({ ...nothing, local: ['motion'] });
  await motionButton(page).click();
  await expect(motionButton(other, 'pauseMotion')).toBeVisible();
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
  // The page tries to play only after hydration, which `open` waits for.
  await open(page);
  await expect(motionButton(page)).toBeVisible();
  await expect(heroVideo(page)).toHaveCSS('opacity', '0');
  const project = article(page, lastWithClip);
  await project.scrollIntoViewIfNeeded();
  await expect(playButton(project)).toBeVisible();
  await expect(project.getByRole('img')).toBeVisible();
  await expect(project.locator('video')).toHaveCSS('opacity', '0');
  await playButton(project).click();
  await expectPlaying(project.locator('video'));
  await expect(project.locator('video')).toHaveCSS('opacity', '1');
  await scrollTo(page, 0);
  await expectPlaying(heroVideo(page));
});
