import type { Page } from '@playwright/test';

export type Stop = { name: string; isFirst: boolean; isLast: boolean; isSeen: boolean; hasRing: boolean };

/** More than any page has: without it a page that holds the focus would be walked for ever. */
const most = 1000;

/** From the element with the focus to the first or last link of the page. */
export async function stopsUntil(page: Page, key: string, end: 'first' | 'last'): Promise<Stop[]> {
  const list = [await focusedElement(page)];
  while (!list.at(-1)![end === 'first' ? 'isFirst' : 'isLast'] && list.length < most) {
    await page.keyboard.press(key);
    list.push(await focusedElement(page));
  }
  return list;
}

/**
 * Seen: from its middle towards each side nothing covers it, as far as it fits between the bar and the edge. A link that
 * runs from one line to the next has a box in each.
 */
export function focusedElement(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    // The bar moves a frame after the page was scrolled.
    if (document.body.dataset.scrolledTo !== String(scrollY)) {
      document.body.dataset.scrolledTo = String(scrollY);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    const element = document.activeElement!;
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width * height > 0);
    const points = boxes.flatMap(({ left, top, width, height }) => {
      const reach = Math.min(0.4, 60 / height);
      return [
        [0.5, 0.5],
        [0.1, 0.5],
        [0.9, 0.5],
        [0.5, 0.5 - reach],
        [0.5, 0.5 + reach],
      ].map(([x, y]) => document.elementFromPoint(left + width * x!, top + height * y!));
    });
    const isSeen = points.length > 0 && points.every((point) => element.contains(point));
    const links = document.querySelectorAll('a');
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: element.textContent!.trim(),
      isFirst: element === links[0],
      isLast: element === links[links.length - 1],
      isSeen,
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}
