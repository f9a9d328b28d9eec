import type { Page } from '@playwright/test';

/** Widths at which the page scrolls sideways or cuts words off, and parts of it without words. */
export async function layout(page: Page): Promise<string[]> {
  const found = await page.evaluate(emptyParts);
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    if (whole > width) found.push(`${width} wide: the page scrolls sideways, to ${whole}`);
    for (const words of await page.evaluate(wordsOutside))
      found.push(`${width} wide: '${words}' is cut off at the edge`);
  }
  return found;
}

function emptyParts(): string[] {
  return [...document.querySelectorAll('main, section, nav, ul, ol, p, h1, h2, h3')]
    .filter((part) => !part.textContent!.trim())
    .map((part) => `<${part.localName}${part.id && ` id="${part.id}"`}> has no words`);
}

/** Text that an element with hidden overflow cuts off makes no page scroll, and cannot be read all the same. */
function wordsOutside(): string[] {
  const range = document.createRange();
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement!.closest('.visually-hidden')) continue;
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) found.push(node.textContent!.slice(0, 80));
  }
  return found;
}
