import type { Page } from '@playwright/test';
import type { Seen } from './report.ts';
import { selectorOf } from './selector-of.ts';

/** Words of the page that cannot be read where scripts do not run, as in this one. */
export async function withoutScript(page: Page, address: string): Promise<Seen[]> {
  await page.goto(address);
  // As text, so that the page gets both functions.
  return page.evaluate<Seen[]>(`(${hiddenWords})(${selectorOf})`);
}

function hiddenWords(selector: (element: Element) => string): Seen[] {
  const all = [...document.querySelectorAll('h1, main h2, main h3, main p, main li, main a, footer a')];
  if (all.length < 5 || !document.querySelector('h1')) return [{ what: 'the page has no words' }];
  const shown = { opacityProperty: true, visibilityProperty: true };
  return all
    .filter((element) => element.textContent!.trim() && !element.closest('.print-only'))
    .filter((element) => !element.checkVisibility(shown))
    .map((element) => ({
      what: `'${element.textContent!.trim()}' is not shown`,
      selector: selector(element),
    }));
}
