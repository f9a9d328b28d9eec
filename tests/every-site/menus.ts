import type { Page } from '@playwright/test';

/** The button of a phone's menu, which is not shown on a wide page. */
export const menuButton = (page: Page) => page.locator('header [popovertarget]');

/** The lists in the bar: services and languages. A site may have none of them. */
export const lists = (page: Page) => page.locator('#menu summary');

export async function openMenus(page: Page) {
  if (await menuButton(page).isVisible()) await menuButton(page).click();
  const last = lists(page).first();
  if (await last.count()) await last.click();
}

export async function closeMenus(page: Page) {
  for (const _ of [1, 2]) await page.keyboard.press('Escape');
}
