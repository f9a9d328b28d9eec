import { devices, type Page } from '@playwright/test';
import { heroVideo } from '../support/clips.ts';
import { expect, open, test, waitForAnimations } from '../support/visitor.ts';
import {
  itemToService,
  logo,
  menuButton,
  motionButton,
  serviceItems,
  servicesButton,
  title,
} from '../support/words.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

test.use({ ...phone });

test('a finger opens both menus without an animation, and goes to a page', async ({ page }) => {
  await open(page);
  const home = await title(page).textContent();
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

  await openMenus();
  await items.nth(itemToService.index).tap();
  await expect(title(page)).toHaveText(itemToService.page.title);
  await expect(items).toHaveCount(0);
  await logo(page).tap();
  await expect(title(page)).toHaveText(home!);
});

test('a finger scrolls, plays and pauses; nothing looks as under a mouse', async ({ page }) => {
  await open(page);
  const play = motionButton(page);
  // A touch may leave this state behind, but not always and not at once.
  await play.hover();
  expect(await play.evaluate((element) => element.matches(':hover'))).toBe(true);
  await expect(play).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await play.tap();
  await expect(heroVideo(page)).toHaveJSProperty('paused', false);
  await motionButton(page, 'pauseMotion').tap();
  await expect(heroVideo(page)).toHaveJSProperty('paused', true);

  await swipe(page, 700, 100);
  await expect(menuButton(page)).not.toBeInViewport();
  await swipe(page, 300, 500);
  await expect(menuButton(page)).toBeInViewport();
  await page.evaluate(() => scrollTo({ left: 400, behavior: 'instant' }));
  expect(await page.evaluate(() => [scrollX, visualViewport!.scale])).toEqual([0, 1]);
});

async function swipe(page: Page, from: number, to: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + ((to - from) * step) / 10);
  await touch('touchEnd');
}
