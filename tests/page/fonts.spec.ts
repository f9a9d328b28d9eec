import { article, lastWithClip, projectsWithClip } from '../support/clips.ts';
import { expectEverythingThere } from '../support/everything-there.ts';
import { expect, fontsShown, open, waitForAnimations, scrollTo, test } from '../support/visitor.ts';

// Fonts that are in the cache would not arrive late.
test.use({ ownContext: true });

test.describe('with clips', () => {
  test.use({ clips: true });

  test('there is no layout shift while fonts, posters and clips arrive', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            shifts: Number(Reflect.get(window, 'shifts')) + Reflect.get(entry, 'value'),
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let painted = () => {};
    const firstPaint = new Promise<void>((done) => (painted = done));
    await page.route('**/*.woff2', async (route) => {
      await firstPaint;
      await route.continue();
    });
    await page.goto('./', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    painted();
    await page.waitForFunction(fontsShown);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 600) {
      await scrollTo(page, top);
      await page.evaluate(waitForAnimations);
    }
    if (projectsWithClip.length > 0) {
      const project = article(page, lastWithClip);
      await project.scrollIntoViewIfNeeded();
      await expect(project.locator('video[data-started=true]')).toBeVisible();
    }
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.005);
  });
});

test('both fonts are applied together though one of them is late, so that there is one layout', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    requestAnimationFrame(function note() {
      const faces = [...document.fonts].filter(({ family }) => family.includes('Variable'));
      seen.push(faces.filter(({ status }) => status === 'loaded').length);
      if (seen.at(-1) !== 2) requestAnimationFrame(note);
    });
  });
  let late: string | undefined;
  let otherArrived = () => {};
  const otherFont = new Promise<void>((done) => (otherArrived = done));
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.woff2') && request.url() !== late) otherArrived();
  });
  await page.route('**/*.woff2', async (route) => {
    late ??= route.request().url();
    if (route.request().url() === late) {
      await otherFont;
      await page.evaluate(waitForAnimations);
    }
    await route.continue();
  });
  await page.goto('./');
  const seen = () => page.evaluate(() => [...new Set(Reflect.get(window, 'seen') as number[])]);
  await expect.poll(async () => (await seen()).at(-1)).toBe(2);
  expect(await seen()).toEqual([0, 2]);
});

test.describe('when fonts are gone', () => {
  test.use({ expectedErrors: /^Failed to load resource/ });

  test('everything is there in the fallback fonts', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.fulfill({ status: 404, body: '' }));
    await open(page);
    expect(
      await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
    ).toBe(2);
    await expectEverythingThere(page);
  });
});
