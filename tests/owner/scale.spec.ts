import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { copyWithThirtyProjects } from '../support/thirty-projects.ts';
import { expect, phone, scrollTo, test } from '../support/visitor.ts';

test.use({ clips: true });

test.describe.configure({ mode: 'default' });

let copy: Awaited<ReturnType<typeof copyWithThirtyProjects>>;
let site: Awaited<ReturnType<typeof copy.serve>>;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  copy = await copyWithThirtyProjects();
  expect(await copy.build()).toMatchObject({ code: 0 });
  site = await copy.serve();
});

test.afterAll(async () => {
  site?.close();
  await copy.remove();
});

test('with thirty projects the first screen costs what it costs with six', async ({ page, baseURL }) => {
  const six = await bytesOfFirstScreen(page, baseURL!);
  const thirty = await bytesOfFirstScreen(page, site.address);
  expect(thirty).toBeLessThan(six * 1.1);
  expect(six).toBeLessThan(40_000);
});

test('thirty projects are not too many to publish', async () => {
  const { stdout } = await copy.run('tools/launch.ts');
  expect(stdout).toContain('left to do before you publish');
  expect(stdout).not.toContain('Too large');
});

test('on a tall screen at most two of thirty clips play at once', async ({ page }) => {
  // Every stop waits for clips to start, without a graphics card.
  test.slow();
  await page.setViewportSize({ width: 1280, height: 2400 });
  await openSite(page);
  let most = 0;
  for (const top of await stops(page)) {
    await scrollTo(page, top);
    await expectPlaying(page);
    const { inView, playing } = await clips(page);
    expect(playing).toBeLessThanOrEqual(2);
    most = Math.max(most, inView);
  }
  expect(most).toBeGreaterThan(2);
});

test('of thirty projects those far away are not laid out, yet can be read, found and printed', async ({
  page,
}) => {
  await openSite(page);
  const laidOut = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('article h3')].filter((title) =>
          title.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
  expect(await laidOut()).toBeLessThan(10);
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveCount(30);
  await page.emulateMedia({ media: 'print' });
  expect(await laidOut()).toBe(30);
});

for (const width of [360, 768, 1440]) {
  test(`who is sent to a project far down the list finds it there, though the fonts come late, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    let underway = () => {};
    const onTheWay = new Promise<void>((done) => (underway = done));
    await page.route(/\.woff2$/, async (route) => {
      await onTheWay;
      await route.continue();
    });
    await page.goto(`${site.address}#project-20`, { waitUntil: 'commit' });
    await page.waitForFunction(() => scrollY > 0);
    underway();
    const article = page.locator('#project-20');
    const clip = article.locator('video');
    await expect(clip).toHaveCSS('opacity', '1');
    const { y } = (await article.boundingBox())!;
    expect(y).toBeGreaterThan(60);
    expect(y).toBeLessThan(120);
  });
}

test('on a phone the frame of a project far down the list reaches the edge of the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openSite(page);
  const frame = page.locator('#project-20').getByRole('img');
  await frame.scrollIntoViewIfNeeded();
  const { y, height } = (await frame.boundingBox())!;
  const colours = await Promise.all(
    [y + height / 2, y + height + 20].map(async (y) => {
      const shot = await page.screenshot({ clip: { x: 0, y, width: 4, height: 4 } });
      return (await sharp(shot).stats()).channels.map(({ mean }) => Math.round(mean)).join();
    }),
  );
  expect(colours[0]).not.toBe(colours[1]);
});

test('ten trips down thirty projects and back leave nothing behind', async ({
  playwright,
  launchOptions,
}) => {
  test.slow();
  // A browser that compiles nothing: code made for what runs often would count as memory kept.
  const browser = await playwright.chromium.launch({ ...launchOptions, args: ['--js-flags=--jitless'] });
  const page = await browser.newPage({ viewport: phone });
  await openSite(page);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const early = await whatIsKept(page, 2, end);
  const late = await whatIsKept(page, 8, end);
  await browser.close();
  expect(late.nodes).toBeLessThanOrEqual(early.nodes);
  expect(late.listeners).toBeLessThanOrEqual(early.listeners);
  expect(late.bytes).toBeLessThan(early.bytes * 1.01);
});

/** Of the page's nodes, listeners and objects, after so many more trips to the same stops and once what is no longer used is gone. */
async function whatIsKept(page: Page, trips: number, end: number) {
  for (let step = 0; step <= trips * 8; step += 1) {
    const way = (step / 4) % 2;
    await scrollTo(page, end * (way < 1 ? way : 2 - way));
    await expectPlaying(page);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const read = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { nodes: read('Nodes'), listeners: read('JSEventListeners'), bytes: read('JSHeapUsedSize') };
}

async function openSite(page: Page) {
  await page.goto(site.address);
  await expect(page.getByRole('button', { name: 'Pause motion' })).toBeVisible();
}

async function bytesOfFirstScreen(page: Page, address: string): Promise<number> {
  const poster = page.waitForResponse(/hero\.\d+-.*\.avif$/);
  const html = await page.goto(address);
  const sizes = await Promise.all([html!, await poster].map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

async function stops(page: Page): Promise<number[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return Array.from({ length: Math.ceil(height / 600) }, (_, index) => index * 600);
}

/** Those in view play, up to two, and those that are near have been noticed. */
async function expectPlaying(page: Page) {
  await expect
    .poll(
      async () => {
        const { inView, playingInView, unnoticed } = await clips(page);
        return playingInView >= Math.min(2, inView) && unnoticed === 0;
      },
      { intervals: [50] },
    )
    .toBe(true);
}

function clips(page: Page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('video')];
    const within = (margin: number) =>
      all.filter((video) => {
        const { top, bottom } = video.getBoundingClientRect();
        return bottom > -margin && top < innerHeight + margin;
      });
    const inView = within(0);
    const playing = all.filter(({ paused }) => !paused);
    return {
      inView: inView.length,
      playing: playing.length,
      playingInView: playing.filter((video) => inView.includes(video)).length,
      unnoticed: within(400).filter((video) => !video.firstChild).length,
    };
  });
}
