import type { Page } from '@playwright/test';

export type Stop = { name: string; isFirst: boolean; isLast: boolean; isSeen: boolean };

/** From the element with the focus to the first or last link of the page. */
export async function stopsUntil(page: Page, key: string, end: 'first' | 'last'): Promise<Stop[]> {
  const list = [await focusedElement(page)];
  while (!list.at(-1)![end === 'first' ? 'isFirst' : 'isLast']) {
    await page.keyboard.press(key);
    list.push(await focusedElement(page));
  }
  return list;
}

/** Seen: from its middle towards each side nothing covers it, as far as it fits between the bar and the edge. */
export function focusedElement(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    // The bar moves a frame after the page was scrolled.
    if (document.body.dataset.scrolledTo !== String(scrollY)) {
      document.body.dataset.scrolledTo = String(scrollY);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    const element = document.activeElement!;
    const { left, top, width, height } = element.getBoundingClientRect();
    const reach = Math.min(0.4, 60 / height);
    const isSeen = [
      [0.5, 0.5],
      [0.1, 0.5],
      [0.9, 0.5],
      [0.5, 0.5 - reach],
      [0.5, 0.5 + reach],
    ].every(([x, y]) => element.contains(document.elementFromPoint(left + width * x!, top + height * y!)));
    const links = document.querySelectorAll('a');
    return {
      name: element.textContent!.trim(),
      isFirst: element === links[0],
      isLast: element === links[links.length - 1],
      isSeen,
    };
  });
}
