import { type Browser, test as base, chromium, expect, firefox } from '@playwright/test';
import { clickAtRest } from '../support/visitor.ts';
import { startWebKit } from './webkit.ts';

/** What a visitor can do, in any engine. */
export type Visitor = {
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  press: (key: 'Tab' | 'Enter' | 'Escape') => Promise<void>;
  click: <Args extends unknown[]>(find: (...args: Args) => Element | null, ...args: Args) => Promise<void>;
  evaluate: <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** What the page logged as an error or a warning, and what it asked of other hosts. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Engine = { visit: () => Promise<Visitor>; close: () => Promise<void> };

type Options = { lessMotion: boolean; expectedErrors: RegExp | undefined; clips: boolean };

/** Fails any test in which the page complained. */
export const test = base.extend<
  Pick<Options, 'expectedErrors' | 'clips'> & { visitor: Visitor },
  Pick<Options, 'lessMotion'> & { engine: Engine }
>({
  lessMotion: [false, { option: true, scope: 'worker' }],
  expectedErrors: [undefined, { option: true }],
  // Decoding takes most of the time of a test: only those that look at clips let them play.
  clips: [false, { option: true }],
  engine: [
    async ({ lessMotion }, use, { project }) => {
      const engine = await start[project.name as keyof typeof start](lessMotion);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, baseURL, expectedErrors, clips }, use) => {
    const visitor = await engine.visit();
    const goto = (address: string) => visitor.goto(new URL(address, baseURL).href);
    if (!clips) {
      // The smallest place from which the choice can be made, as if on an earlier visit.
      await goto('/robots.txt');
      await visitor.evaluate(() => {
        localStorage.motion = 'paused';
      });
    }
    await use({ ...visitor, goto });
    const complaints = await visitor.complaints();
    await visitor.close();
    expect(complaints.filter((complaint) => !expectedErrors?.test(complaint))).toEqual([]);
  },
});

const start = {
  chromium: async (lessMotion: boolean) =>
    playwrightEngine(
      await chromium.launch({ executablePath: process.env.PORTFOLIO_BROWSER! }),
      lessMotion ? { reducedMotion: 'reduce' } : {},
    ),
  // Driven as it is, it takes such wishes from its own settings only.
  firefox: async (lessMotion: boolean) =>
    playwrightEngine(
      await firefox.launch({
        channel: 'moz-firefox',
        executablePath: process.env.PORTFOLIO_FIREFOX!,
        firefoxUserPrefs: lessMotion ? { 'ui.prefersReducedMotion': 1 } : {},
      }),
    ),
  webkit: startWebKit,
};

function playwrightEngine(browser: Browser, options: Parameters<Browser['newPage']>[0] = {}): Engine {
  return {
    visit: async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('request', (request) => {
        if (!request.url().startsWith('http://127.0.0.1:')) complaints.push(`asked for ${request.url()}`);
      });
      return {
        goto: async (address) => void (await page.goto(address)),
        reload: async () => void (await page.reload()),
        back: () => page.evaluate(() => history.back()),
        resize: (width, height) => page.setViewportSize({ width, height }),
        screenshot: () => page.screenshot(),
        press: (key) => page.keyboard.press(key),
        click: async (find, ...args) => {
          const found = await page.evaluateHandle<Element>(`(${find})(...${JSON.stringify(args)})`);
          await clickAtRest(found.asElement()!);
        },
        evaluate: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`),
        complaints: async () => complaints,
        close: () => page.context().close(),
      };
    },
    close: () => browser.close(),
  };
}

export { expect };
