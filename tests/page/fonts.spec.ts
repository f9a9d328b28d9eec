import { basename } from 'node:path';
import { article, lastWithClip } from '../support/clips.ts';
import { expectEverythingThere } from '../support/everything-there.ts';
import { displayFont, fontFiles, fonts, textFont } from '../support/fonts.ts';
import { observeShifts, shiftSoFar } from '../support/layout-shift.ts';
import {
  expect,
  fontsShown,
  holdBack,
  open,
  phone,
  scrollTo,
  test,
  waitForAnimations,
} from '../support/visitor.ts';
import { followItemToService, itemToService, title } from '../support/words.ts';

// Fonts that are in the cache would not arrive late.
test.use({ ownContext: true });

test.describe('with clips', () => {
  test.use({ clips: true });

  test('there is no layout shift while fonts, posters and clips arrive', async ({ page }) => {
    await page.addInitScript(observeShifts);
    const painted = await holdBack(page, '**/*.woff2');
    await page.goto('./', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    painted();
    await page.waitForFunction(fontsShown);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 600) {
      await scrollTo(page, top);
      await page.evaluate(waitForAnimations);
    }
    const project = article(page, lastWithClip);
    await project.scrollIntoViewIfNeeded();
    await expect(project.locator('video[data-started=true]')).toBeVisible();
    expect(await page.evaluate(shiftSoFar)).toBeLessThan(0.001);
  });
});

test('a font that stalls holds no other back, nor appears when someone reads', async ({ page }) => {
  await page.addInitScript(() => {
    const { now } = performance;
    performance.now = () => now.call(performance) + (Reflect.get(window, 'passed') ?? 0);
  });
  const release = await holdBack(page, `**/${basename(textFont.name)}-*.woff2`);
  // The page has not loaded before its last font has.
  await page.goto('./', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(heldFonts)).toEqual([textFont.family]);
  await page.evaluate(() => Object.assign(window, { passed: 3000 }));
  release();
  await page.waitForLoadState();
  await page.evaluate((name) => document.fonts.load(`1em "${name}"`), textFont.family);
  await page.evaluate(waitForAnimations);
  expect(await page.evaluate(heldFonts)).toEqual([textFont.family]);
});

test('the page is laid out in pieces, none of which blocks it for long', async ({ browser, page }) => {
  await page.setViewportSize(phone);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await open(page);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const layouts = traceEvents.flatMap(({ name, args }) =>
    name === 'Layout' && args.beginData ? args.beginData : [],
  );
  const all = Math.max(...layouts.map(({ totalObjects }) => totalObjects));
  const parts = layouts.map(({ dirtyObjects }) => dirtyObjects / all);
  expect(Math.max(...parts), 'of the page, in one layout').toBeLessThan(0.5);
  expect(
    parts.reduce((sum, part) => sum + part),
    'of the page, in all',
  ).toBeGreaterThan(1);
});

test('a font that would move something is left for the next page', async ({ page }) => {
  await page.addInitScript(
    (name) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `@font-face { font-family: "${name}"; src: local("Arial"), local("Liberation Sans"); size-adjust: 150%; }`,
      );
      document.adoptedStyleSheets.push(sheet);
    },
    displayFont.family.replace(/( Variable)?$/, ' Arial'),
  );
  await page.addInitScript(observeShifts);
  await open(page);
  await page.waitForFunction(fontsShown);
  expect(await page.evaluate(heldFonts)).toEqual([displayFont.family]);
  expect(await page.evaluate(shiftSoFar)).toBeLessThan(0.001);
  await followItemToService(page);
  await expect(title(page)).toHaveText(itemToService.page.title);
  expect(await page.evaluate(heldFonts)).toEqual([]);
});

test('a visitor who returns has the fonts at once, from the cache', async ({ page }) => {
  await open(page);
  await page.waitForFunction(fontsShown);
  await page.addInitScript(observeShifts);
  await page.reload();
  await page.waitForFunction(fontsShown);
  expect(await page.evaluate(heldFonts)).toEqual([]);
  expect(await page.evaluate(shiftSoFar)).toBeLessThan(0.001);
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ transferSize }) => transferSize),
  );
  expect(bytes).toEqual(Array.from({ length: fontFiles }, () => 0));
});

test.describe('when the script is blocked', () => {
  test.use({ expectedErrors: /^Failed to load resource|preloaded using link preload/ });

  test('the fonts are shown all the same, after some seconds', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('./');
    expect(await page.evaluate(heldFonts)).toHaveLength(fonts.length);
    await page.evaluate(() => {
      for (const animation of document.body.getAnimations()) animation.updatePlaybackRate(20);
    });
    await expect.poll(() => page.evaluate(heldFonts)).toEqual([]);
    await page.waitForFunction(fontsShown);
  });
});

test.describe('when fonts are gone', () => {
  test.use({ expectedErrors: /^Failed to load resource/ });

  test('everything is there in the fallback fonts', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.fulfill({ status: 404, body: '' }));
    await open(page);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(new Set(loaded).size, 'a fallback for headlines and one for text').toBe(fonts.length);
    for (const { family } of fonts)
      expect(loaded.map((name) => name.replaceAll('"', ''))).not.toContain(family);
    await expectEverythingThere(page);
  });
});

type TraceEvent = { name: string; args: { beginData?: { dirtyObjects: number; totalObjects: number } } };

/** The names of the fonts that are not shown yet: an animation keeps the fallback fonts in their place. */
function heldFonts(): string[] {
  return document.body.getAnimations().map((each) => (each as CSSAnimation).animationName);
}
