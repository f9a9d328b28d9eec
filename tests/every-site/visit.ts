import type { Browser, Page } from '@playwright/test';
import { observeShifts, shiftSoFar } from '../support/layout-shift.ts';
import { desktop, phone } from '../support/visitor.ts';
import { accessibility } from './accessibility.ts';
import { keyboard } from './keyboard.ts';
import { layout } from './layout.ts';
import { links, type Pages } from './links.ts';
import { scriptsWithoutFont } from './missing-fonts.ts';
import type { Broken, Seen } from './report.ts';
import { withoutScript } from './without-script.ts';

/** `unjudged`: what may be the fault of the machine. */
export type Found = Partial<Record<Broken['promise'] | 'unjudged', Seen[]>>;

/** A window that shows one page after the other: in a process that has shown the site before, a page opens faster. */
export async function openWindow(browser: Browser, read: Pages, rules: string[]) {
  const context = await browser.newContext({ viewport: desktop });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.addInitScript(observeShifts);
  await page.addInitScript(reportViolations);
  // Decoding takes most of the time: the clips play at the end of the visit.
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
  const contextWithoutScript = await browser.newContext({
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    viewport: desktop,
  });
  const pageWithoutScript = await contextWithoutScript.newPage();

  /** A page that does not load, or that a step waits for in vain, throws an error. */
  const visit = async (address: string): Promise<Found> => {
    const found: Found = {
      ...(await layoutShift(page, address)),
      links: await links(page, read),
      accessibility: await accessibility(page, rules, address.endsWith('/')),
      keyboard: await keyboard(page),
      layout: await layout(page),
      'without a script': await withoutScript(pageWithoutScript, address),
    };
    await playClips(page);
    const cookies = await context.cookies();
    await context.clearCookies();
    found['content policy'] = [
      ...complaints.splice(0),
      ...cookies.map(({ name }) => `sets a cookie: ${name}`),
    ].map((what) => ({ what }));
    return found;
  };
  const close = () => Promise.all([context.close(), contextWithoutScript.close()]);
  return { visit, close };
}

/** What moves may be no fault of the site where letters are boxes until its fonts arrive. */
async function layoutShift(page: Page, address: string): Promise<Found> {
  const shifts = await load(page, address);
  const scripts = shifts.length > 0 ? await page.evaluate(scriptsWithoutFont) : [];
  if (scripts.length === 0) return { 'layout shift': shifts };
  const reason = `this machine has no font for ${scripts.join(', ')}`;
  return { unjudged: shifts.map((shift) => ({ ...shift, what: `${reason}: ${shift.what}` })) };
}

/** Loads the page as a phone and on a desktop, with its fonts late. Gives what moves meanwhile. */
async function load(page: Page, address: string): Promise<Seen[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  const shifts: Seen[] = [];
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto(address);
    await page.locator('nav > button:not([popovertarget])').waitFor();
    await page.waitForFunction(areFontsSettled);
    const shift = await page.evaluate(shiftSoFar);
    if (shift > 0.001)
      shifts.push({
        what: `${viewport.width} wide: what is shown moves while the page loads: ${shift.toFixed(4)}`,
        width: viewport.width,
      });
  }
  // Requests that are still held back do not count.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return shifts;
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
