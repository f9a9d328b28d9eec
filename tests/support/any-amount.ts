import type { Page } from '@playwright/test';
import { expect, open } from './visitor.ts';

export const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunte';
export const rightToLeft = 'تطبيق الطلبات!';

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
