import { test as base, expect } from '@playwright/test';
import { desktop } from '../support/visitor.ts';
import { startChromium, startFirefox } from './chromium-and-firefox.ts';
import type { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const start = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };
const { PORTFOLIO_BROWSER, PORTFOLIO_FIREFOX, PORTFOLIO_WEBKIT } = process.env;
const paths = { chromium: PORTFOLIO_BROWSER, firefox: PORTFOLIO_FIREFOX, webkit: PORTFOLIO_WEBKIT };

/** Skips the tests of an engine on a machine without it, which `npm test` does not need. */
export function needsEngine(name: string) {
  test.skip(!paths[name as keyof typeof paths], `${name} is not installed on this machine`);
}

type Options = { lessMotion: boolean; expectedErrors: RegExp | undefined; clips: boolean };

/** Fails any test in which the page logged an error or a warning, or asked another host for anything. */
export const test = base.extend<
  Pick<Options, 'expectedErrors' | 'clips'> & { engine: undefined; visitor: Visitor },
  Pick<Options, 'lessMotion'> & { browserWindow: Visitor }
>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures here
    async ({}, use, { project }) => {
      needsEngine(project.name);
      await use(undefined);
    },
    { auto: true },
  ],
  lessMotion: [false, { option: true, scope: 'worker' }],
  expectedErrors: [undefined, { option: true }],
  // Decoding takes most of the time of a test: only those that look at clips let them play.
  clips: [false, { option: true }],
  // One for all tests of a worker: in Firefox and WebKit a new one takes longer to open than the page in it.
  browserWindow: [
    async ({ lessMotion }, use, { project }) => {
      const browserWindow = await start[project.name as keyof typeof start](lessMotion);
      await use(browserWindow);
      await browserWindow.close();
    },
    // Not part of the time of the first test.
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ browserWindow, baseURL, expectedErrors, clips }, use) => {
    const goto = (address: string) => browserWindow.goto(new URL(address, baseURL).href);
    await browserWindow.resize(desktop.width, desktop.height);
    // The smallest file of the site: ends the page of the test before, and has the same storage.
    await goto('/robots.txt');
    await browserWindow.evaluate((clips) => {
      localStorage.clear();
      sessionStorage.clear();
      if (!clips) localStorage.motion = 'paused';
    }, clips);
    // From the test before, after its end.
    await browserWindow.takeComplaints();
    await use({ ...browserWindow, goto });
    const complaints = await browserWindow.takeComplaints();
    expect(complaints.filter((complaint) => !expectedErrors?.test(complaint))).toEqual([]);
  },
});

export { expect };
