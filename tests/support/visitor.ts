import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { missingRules } from './left-out.ts';

type Options = { expectedErrors: RegExp | undefined; clips: boolean; ownContext: boolean };

const sharedAddress = process.env.SITE_UNDER_PATH;

/**
 * Fails any test in which the page logged an error or a warning, asked another host for anything, or came to need a rule that the
 * build has left out of its style.
 */
export const test = base.extend<Options, { sharedContext: BrowserContext }>({
  expectedErrors: [undefined, { option: true }],
  // Decoding takes most of the time of a test: only those that look at clips let them play.
  clips: [false, { option: true }],
  // For tests that count requests, change the network or need an empty cache.
  ownContext: [false, { option: true }],
  // A page opens a third faster in a process that has shown the site before. This one stays open for that.
  sharedContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: sharedAddress! });
      const first = await context.newPage();
      await first.goto('./robots.txt');
      await use(context);
      await context.close();
    },
    // Before the options of the first test apply: a context that is created within a test inherits them.
    { scope: 'worker', auto: true },
  ],
  context: async (
    { browser, sharedContext, ownContext, baseURL, javaScriptEnabled, bypassCSP, hasTouch, contextOptions },
    use,
  ) => {
    const isPlain = javaScriptEnabled && !bypassCSP && !hasTouch && Object.keys(contextOptions).length === 0;
    if (isPlain && !ownContext && baseURL === sharedAddress) {
      await use(sharedContext);
      const [first, ...others] = sharedContext.pages();
      await Promise.all(others.map((page) => page.close()));
      await first!.evaluate(() => localStorage.clear());
    } else {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    }
  },
  page: async ({ context, clips, expectedErrors, viewport, colorScheme }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    if (!clips) await page.addInitScript(pauseClips);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`Uncaught ${error}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== '127.0.0.1') complaints.push(`asked for ${request.url()}`);
    });
    await use(page);
    // Requests that are still open when a test ends do not count.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (page.url().startsWith('http:'))
      expect(await missingRules(page), 'rules that the page lacks').toEqual([]);
    expect(complaints.filter((complaint) => !expectedErrors?.test(complaint))).toEqual([]);
  },
});

export { expect };

/** As if the visitor had paused them on an earlier visit. A choice that the test makes stays. */
function pauseClips() {
  if (location.protocol === 'http:') localStorage.motion ??= 'paused';
}

/** Opens a page and waits for hydration, which adds the button for motion, and for the layout of all its parts. */
export async function open(page: Page, path = '/') {
  // Relative, because the site may live under a path of its host.
  await page.goto(`.${path}`);
  await page.locator('nav > button:not([popovertarget])').waitFor();
  await page.locator('html[data-whole]').waitFor({ state: 'attached' });
}

/** Keeps files back, until the function is called that it gives. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const later = new Promise<void>((done) => (release = done));
  await page.route(files, async (route) => {
    await later;
    await route.continue();
  });
  return release;
}

export async function scrollTo(page: Page, top: number) {
  await page.evaluate(scrollAndWait, top);
}

/** Waits for the scroll event: the page would see two scrolls within a frame as one. */
export async function scrollAndWait(top: number): Promise<void> {
  const before = scrollY;
  window.scrollTo({ top, behavior: 'instant' });
  if (scrollY !== before) await new Promise((done) => addEventListener('scroll', done, { once: true }));
}

/** Until then a font can still change the text. One that would move something is left for the next page. */
export function fontsShown(): boolean {
  const style = getComputedStyle(document.documentElement);
  const faces = ['--font-display', '--font-text'].flatMap((name) => {
    const own = style.getPropertyValue(name).split(',')[0]!.replaceAll('"', '');
    return [...document.fonts].filter(
      // Not those for some letters, which only some pages need.
      ({ family, unicodeRange }) => family.replaceAll('"', '') === own && unicodeRange === 'U+0-10FFFF',
    );
  });
  const held = document.body.getAnimations();
  return (
    faces.length >= 2 &&
    faces.every(({ status }) => status === 'loaded') &&
    held.every(({ id }) => id === 'until the next page')
  );
}

/** The content policy of the page refuses a <style>, but not this. Gives a function that takes the style away. */
export async function addStyle(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
  return () => sheet.evaluate((sheet) => sheet.replaceSync(''));
}

/** Waits until nothing moves: a click during an animation would land where the element was. */
export async function waitForAnimations() {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  // An animation in a closed menu is on hold, and never ends.
  const seen = document.getAnimations().filter(({ timeline, effect, playState }) => {
    const target = (effect as KeyframeEffect).target!;
    return timeline === document.timeline && playState === 'running' && target.checkVisibility();
  });
  await Promise.allSettled(seen.map(({ finished }) => finished));
}

export async function clickAfterAnimations(
  target: Pick<Locator, 'scrollIntoViewIfNeeded' | 'click'> & {
    evaluate: (script: typeof waitForAnimations) => Promise<void>;
  },
) {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(waitForAnimations);
  await target.click();
}

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 780 };
