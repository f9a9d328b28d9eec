import type { Page } from '@playwright/test';

/** The button of a phone's menu, which is not shown on a wide page. */
export const menuButton = (page: Page) => page.locator('header [popovertarget]');

/** What unfolds in the bar and its menu: services, languages, light and dark. A site may have none of them. */
export const lists = (page: Page) => page.locator('header summary');

export async function openMenus(page: Page) {
  if (await menuButton(page).isVisible()) await menuButton(page).click();
  const first = page.locator('#menu summary').first();
  if (await first.count()) await first.click();
}

export async function closeMenus(page: Page) {
  for (const _ of [1, 2]) await page.keyboard.press('Escape');
}
