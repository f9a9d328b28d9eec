import { devices, type Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, open, waitForAnimations, test } from '../support/visitor.ts';
import { labels, logo, noServiceMenu, pages, serviceItems, servicesButton } from '../support/words.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
const { serviceMenu } = content.services;
const menuButton = (page: Page) => page.getByRole('button', { name: labels.menu });

test.use({ ...phone });

test('a finger opens both menus without an animation, closes them, goes to a page and comes back', async ({
  page,
}) => {
  test.skip(serviceMenu.length === 0, noServiceMenu);
  await open(page);
  const title = page.getByRole('heading', { level: 1 });
  const items = serviceItems(page);
  const animated = await page.evaluateHandle(() => {
    const animated: string[] = [];
    for (const type of ['animationstart', 'transitionrun'])
      addEventListener(type, ({ target }) => animated.push((target as Element).className));
    return animated;
  });
  const openMenus = async () => {
    await menuButton(page).tap();
    await servicesButton(page).tap();
    await expect(items.first()).toBeVisible();
  };
  await openMenus();
  await page.evaluate(waitForAnimations);
  expect(await animated.jsonValue()).toEqual([]);

  await logo(page).tap();
  await expect(items).toHaveCount(0);
  await expect(servicesButton(page)).toBeHidden();

  const index = serviceMenu.findIndex((item) => 'path' in item && item.path !== '/');
  const target = pages.find(({ path }) => path === (serviceMenu[index] as { path?: string })?.path);
  if (!target) return;
  await openMenus();
  await items.nth(index).tap();
  await expect(title).toHaveText(target.heading);
  await expect(items).toHaveCount(0);
  await logo(page).tap();
  await expect(title).toHaveText(pages[0]!.heading);
});

test('a finger scrolls, plays and pauses; nothing keeps the look of a mouse over it', async ({ page }) => {
  await open(page);
  const play = page.getByRole('button', { name: labels.playMotion });
  // A touch may leave this state behind, but not always and not at once.
  await play.hover();
  expect(await play.evaluate((element) => element.matches(':hover'))).toBe(true);
  await expect(play).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  const video = page.getByRole('region', { name: labels.introduction }).locator('video');
  await play.tap();
  await expect(video).toHaveJSProperty('paused', false);
  await page.getByRole('button', { name: labels.pauseMotion }).tap();
  await expect(video).toHaveJSProperty('paused', true);

  await swipe(page, 700, 100);
  await expect(menuButton(page)).not.toBeInViewport();
  await swipe(page, 300, 500);
  await expect(menuButton(page)).toBeInViewport();
});

test('no page can be pushed sideways', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(`.${path}`);
    await page.evaluate(() => scrollTo({ left: 400, behavior: 'instant' }));
    expect(await page.evaluate(() => [scrollX, visualViewport!.scale])).toEqual([0, 1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      phone.viewport.width,
    );
  }
});

async function swipe(page: Page, from: number, to: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + ((to - from) * step) / 10);
  await touch('touchEnd');
}
