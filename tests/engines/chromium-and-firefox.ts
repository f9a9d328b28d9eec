import { type Browser, chromium, firefox } from '@playwright/test';
import type { Visitor } from './visitor.ts';

export async function startChromium(lessMotion: boolean): Promise<Visitor> {
  const browser = await chromium.launch({ executablePath: process.env.PORTFOLIO_BROWSER! });
  return openWindow(browser, lessMotion ? { reducedMotion: 'reduce' } : {});
}

export async function startFirefox(lessMotion: boolean): Promise<Visitor> {
  // It does not let the driver set the preference for less motion.
  return openWindow(await launchFirefox(lessMotion ? { 'ui.prefersReducedMotion': 1 } : {}));
}

/** An installed Firefox, not Playwright's own. */
export function launchFirefox(firefoxUserPrefs: Record<string, number> = {}): Promise<Browser> {
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: process.env.PORTFOLIO_FIREFOX!,
    firefoxUserPrefs,
  });
}

async function openWindow(
  browser: Browser,
  options: Parameters<Browser['newPage']>[0] = {},
): Promise<Visitor> {
  const page = await browser.newPage(options);
  let complaints: string[] = [];
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
    clickAt: (x, y) => page.mouse.click(x, y),
    evaluate: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`),
    takeComplaints: async () => {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
