import { type Browser, chromium, type Page } from '@playwright/test';
import { observeShifts, shiftSoFar } from '../support/layout-shift.ts';
import { desktop, phone } from '../support/visitor.ts';
import { accessibility } from './accessibility.ts';
import { keyboard } from './keyboard.ts';
import { layout } from './layout.ts';
import { links, type Pages } from './links.ts';
import { withoutScript } from './without-script.ts';

/** What every site promises its visitors, whatever its owner wrote. */
export const promises = [
  'loading',
  'accessibility',
  'content policy',
  'layout',
  'links',
  'layout shift',
  'keyboard',
  'without a script',
] as const;

type Found = Partial<Record<(typeof promises)[number], string[]>>;
type Broken = { promise: (typeof promises)[number]; path: string; what: string };

type Options = {
  /** How many pages are visited at the same time. */
  atOnce: number;
  /** Tags of further rules of axe, beside those that every site keeps. */
  rules?: string[];
};

/** Visits all pages of a site, and lists where it breaks a promise. */
export async function checkSite(
  address: string,
  executablePath: string,
  { atOnce, rules = [] }: Options,
): Promise<{ pages: string[]; broken: Broken[] }> {
  const pages = await pagesOf(address);
  const left = [...pages];
  const broken: Broken[] = [];
  const read: Pages = new Map();
  const browser = await chromium.launch({ executablePath });
  const visitNext = async (): Promise<void> => {
    const next = left.shift();
    if (!next) return;
    const found: Found = await visit(browser, next, read, rules).catch((error) => ({
      loading: [`the visit did not come to its end: ${String(error).split('\n')[0]}`],
    }));
    const { pathname: path } = new URL(next);
    for (const promise of promises)
      for (const what of found[promise] ?? [])
        broken.push({ promise, path, what: what.replace(/\s+/g, ' ') });
    await visitNext();
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, visitNext));
  } finally {
    await browser.close();
  }
  return { pages, broken };
}

/** All pages in all languages, and in each language one that is not there. */
async function pagesOf(address: string): Promise<string[]> {
  const sitemap = await (await fetch(`${address}sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => new URL(page!).pathname);
  const lost = paths.filter((path) => path.endsWith('/')).map((home) => `${home}no/such/page`);
  return [...paths, ...lost].map((path) => new URL(path, address).href);
}

/** A page that does not load, or that a step waits for in vain, throws an error. */
async function visit(browser: Browser, address: string, read: Pages, rules: string[]): Promise<Found> {
  const context = await browser.newContext({ viewport: desktop });
  const page = await context.newPage();
  try {
    return await lookAt(page, address, read, rules);
  } finally {
    // Requests that are still held back do not count.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

async function lookAt(page: Page, address: string, read: Pages, rules: string[]): Promise<Found> {
  const complaints = complaintsOf(page);
  await page.addInitScript(observeShifts);
  await page.addInitScript(reportViolations);
  // Decoding takes most of the time: the clips play at the end of the visit.
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  const shifts: string[] = [];
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto(address);
    await page.locator('nav > button:not([popovertarget])').waitFor();
    await page.waitForFunction(areFontsSettled);
    const shift = await page.evaluate(shiftSoFar);
    if (shift > 0.001)
      shifts.push(`${viewport.width} wide: what is shown moves while the page loads: ${shift.toFixed(4)}`);
  }
  const found = {
    'layout shift': shifts,
    links: await links(page, read),
    accessibility: await accessibility(page, rules, address.endsWith('/')),
    keyboard: await keyboard(page),
    layout: await layout(page),
    'without a script': await withoutScript(page.context().browser()!, address),
  };
  await playClips(page);
  const cookies = await page.context().cookies();
  return {
    ...found,
    'content policy': [...complaints, ...cookies.map(({ name }) => `sets a cookie: ${name}`)],
  };
}

/** Errors and warnings of the page, and requests to other hosts. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`an error in the script: ${error}`));
  page.on('console', (message) => {
    const isOfLostPage = /status of 404/.test(message.text()) && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isOfLostPage) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') complaints.push(`asks for ${request.url()}`);
  });
  return complaints;
}

/** Runs in the page, before its own script. */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`${violatedDirective} forbids ${blockedURI}`),
  );
}

/** Until then a font can still change the text. One that would move something is left for the next page. */
function areFontsSettled(): boolean {
  const held = document.body.getAnimations();
  return document.fonts.status === 'loaded' && held.every(({ id }) => id === 'until the next page');
}

/** As far as the browser asks for them: that is when the policy of the page could forbid it. */
async function playClips(page: Page) {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('nav > button:not([popovertarget])').click();
  for (const clip of await page.locator('video').all()) {
    await clip.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await clip.locator('source').first().waitFor({ state: 'attached' });
  }
}
