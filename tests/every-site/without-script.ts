import type { Browser } from '@playwright/test';
import { desktop } from '../support/visitor.ts';

/** Words of the page that cannot be read where scripts do not run. */
export async function withoutScript(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: desktop });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  const found = await page.evaluate(hiddenWords);
  await context.close();
  return found;
}

function hiddenWords(): string[] {
  const all = [...document.querySelectorAll('h1, main h2, main h3, main p, main li, main a, footer a')];
  if (all.length < 5 || !document.querySelector('h1')) return ['the page has no words'];
  const shown = { opacityProperty: true, visibilityProperty: true };
  return all
    .filter((element) => element.textContent!.trim() && !element.closest('.print-only'))
    .filter((element) => !element.checkVisibility(shown))
    .map((element) => `'${element.textContent!.trim()}' is not shown`);
}
