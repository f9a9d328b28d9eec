import type { Page } from '@playwright/test';
import { desktop, phone, scrollTo } from '../support/visitor.ts';
import { closeMenus, lists, menuButton } from './menus.ts';
import type { Seen } from './report.ts';
import { resize } from './resize.ts';
import { stopsUntil } from './stops.ts';

/** What cannot be reached, opened or seen with the keyboard alone. */
export async function keyboard(page: Page): Promise<Seen[]> {
  const found: Seen[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, viewport] of Object.entries({ desktop, phone })) {
    const report = (message: string) => found.push({ what: `${name}: ${message}`, width: viewport.width });
    await resize(page, viewport);
    await scrollTo(page, 0);
    const skipLink = page.locator('a').first();
    await skipLink.focus();
    const stops = await stopsUntil(page, 'Tab', 'last');
    if (!stops.at(-1)!.isLast) report('Tab never reaches the last link of the page');
    for (const stop of stops) {
      if (!stop.isSeen) report(`'${stop.name}' has the focus, but is covered or out of view`);
      if (!stop.hasRing) report(`'${stop.name}' has the focus, but no ring around it`);
    }
    await skipLink.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(isPastBar))) report('the skip link does not lead past the bar');
    await scrollTo(page, 0);
    for (const message of await menus(page)) report(message);
  }
  return found;
}

function isPastBar(): boolean {
  return document.activeElement!.closest('main, footer') !== null;
}

async function menus(page: Page): Promise<string[]> {
  const found: string[] = [];
  const button = menuButton(page);
  const hasButton = await button.isVisible();
  for (const list of await lists(page).all()) {
    if (hasButton) await button.press('Enter');
    const choices = list.locator('xpath=..').locator('a, input');
    await list.press('Enter');
    const name = await list.textContent();
    if (!(await choices.first().isVisible())) found.push(`Enter does not open '${name}'`);
    await closeMenus(page);
    if (await choices.first().isVisible()) found.push(`Escape does not close '${name}'`);
  }
  return found;
}
