import type { Page } from '@playwright/test';
import type { Seen } from './report.ts';
import { resize } from './resize.ts';
import { selectorOf } from './selector-of.ts';

/** Widths at which the page scrolls sideways or cuts words off, and parts of it without words. */
export async function layout(page: Page): Promise<Seen[]> {
  const found: Seen[] = await page.evaluate(emptyParts);
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await resize(page, { width, height: 800 });
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    if (whole > width) found.push({ what: `${width} wide: the page scrolls sideways, to ${whole}`, width });
    // As text, so that the page gets both functions.
    const outside = await page.evaluate<{ words: string; selector: string }[]>(
      `(${wordsOutside})(${selectorOf})`,
    );
    for (const { words, selector } of outside)
      found.push({ what: `${width} wide: '${words}' is cut off at the edge`, width, selector });
  }
  return found;
}

function emptyParts(): Seen[] {
  return [...document.querySelectorAll('main, section, nav, ul, ol, p, h1, h2, h3')]
    .filter((part) => !part.textContent!.trim())
    .map((part) => ({
      what: `<${part.localName}${part.id && ` id="${part.id}"`}> has no words`,
      selector: part.localName + (part.id && `#${part.id}`),
    }));
}

/** Text that an element with hidden overflow cuts off makes no page scroll, and cannot be read all the same. */
function wordsOutside(selector: (element: Element) => string): { words: string; selector: string }[] {
  const range = document.createRange();
  const found: { words: string; selector: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement!.closest('.visually-hidden')) continue;
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1)
      found.push({ words: node.textContent!.slice(0, 80), selector: selector(node.parentElement!) });
  }
  return found;
}
