import type { Page } from '@playwright/test';

/** Words of the page that cannot be read where scripts do not run, as in this one. */
export async function withoutScript(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  return page.evaluate(hiddenWords);
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
