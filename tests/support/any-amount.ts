import type { Page } from '@playwright/test';
import { expect, open } from './visitor.ts';

export const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunte';
export const rightToLeft = 'تطبيق الطلبات!';

/** What holds on every page, however much or little its owner wrote. */
export async function expectSoundPages(page: Page) {
  for (const path of await allPages(page)) {
    await open(page, path);
    expect(await faults(page)).toEqual([]);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await textOutsideViewport(page)).toEqual([]);
    }
  }
}

export async function expectUsableMenus(page: Page, width: number) {
  await page.setViewportSize({ width, height: 780 });
  await open(page);
  const banner = page.getByRole('banner');
  const logo = (await banner.locator('nav').locator('xpath=preceding-sibling::a').boundingBox())!;
  const nav = (await banner.getByRole('navigation').boundingBox())!;
  expect(logo.x + logo.width).toBeLessThan(nav.x);
  expect(logo.y).toBeGreaterThanOrEqual(0);
  expect(logo.y + logo.height).toBeLessThanOrEqual(72);

  if (width < 768) await banner.getByRole('button', { name: 'Menu' }).click();
  await expect(banner.getByRole('link', { name: 'Discuss Project' })).toHaveAttribute('href', /^mailto:\w+@/);
  const services = banner.getByText('Services', { exact: true });
  if (!(await services.isVisible())) return;
  await services.click();
  for (const item of await banner.locator('details').getByRole('link').all()) {
    await item.scrollIntoViewIfNeeded();
    await expect(item).toBeInViewport({ ratio: 1 });
  }
}

/** The home page, those its links lead to, and the one for every other address. */
async function allPages(page: Page): Promise<string[]> {
  await open(page);
  const paths = await page
    .locator('a[href^="/"]:not([download])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return [...new Set(['/', ...paths])];
}

/** Elements without text, text that a missing value left in the page, and links to an anchor that is not there. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('ul, ol, section, nav, main a, header a, footer a, p, h2, h3')].flatMap(
      (element) => {
        const name = `${element.tagName} ${element.id} ${element.textContent}`;
        if (!element.textContent!.trim()) return [`empty: ${name}`];
        const { hash, pathname, href } = element as HTMLAnchorElement;
        if (/undefined|null|NaN/.test(element.textContent! + (href ?? '')))
          return [`a missing value: ${name} ${href}`];
        if (hash && pathname === location.pathname && !document.getElementById(hash.slice(1)))
          return [`leads nowhere: ${hash}`];
        return [];
      },
    ),
  );
}

/** Text that an element with hidden overflow cuts off makes no page scroll, and cannot be read all the same. */
function textOutsideViewport(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement!.closest('.visually-hidden')) continue;
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) found.push(node.textContent!);
    }
    return found;
  });
}

/** Words that take more than one line. */
export function brokenWords(titles: Element[]): string[] {
  const range = document.createRange();
  return titles.flatMap(({ firstChild }) =>
    [...firstChild!.textContent!.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(firstChild!, index);
      range.setEnd(firstChild!, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    }),
  );
}
