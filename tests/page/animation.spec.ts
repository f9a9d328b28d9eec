import { clickAfterAnimations, expect, open, scrollTo, test } from '../support/visitor.ts';
import {
  cardToService,
  itemToService,
  noItemToService,
  serviceItems,
  servicesButton,
} from '../support/words.ts';

test('transitions are short and cause no layout', async ({ page }) => {
  await page.goto('./');
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      return transitionProperty.split(', ').map((property, index) => ({
        property,
        seconds: Number.parseFloat(transitionDuration.split(', ')[index] ?? transitionDuration),
      }));
    }),
  );
  const moving = found.filter(({ seconds }) => seconds > 0);
  expect(moving.length).toBeGreaterThan(10);
  for (const { property, seconds } of moving) {
    expect(seconds).toBeLessThanOrEqual(0.4);
    expect(['transform', 'opacity', 'visibility', 'background-color', 'text-decoration-color']).toContain(
      property,
    );
  }
});

test('pages fade into each other', async ({ page, baseURL }) => {
  test.skip(!cardToService, 'no card leads to a service page');
  await page.addInitScript(() => {
    const { startViewTransition } = document;
    document.startViewTransition = (change) => {
      document.documentElement.dataset.faded = 'true';
      return startViewTransition.call(document, change);
    };
  });
  await open(page);
  const { title, page: service } = cardToService!;
  await clickAfterAnimations(page.locator('#services').getByRole('link', { name: title, exact: true }));
  await expect(page).toHaveURL(new URL(`.${service.path}`, baseURL).href);
  await expect(page.locator('html')).toHaveAttribute('data-faded', 'true');
});

test('nothing is animated for a visitor who asked for less motion', async ({ page, baseURL }) => {
  test.skip(!itemToService, noItemToService);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const animations = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await servicesButton(page).click();
  const link = serviceItems(page).nth(itemToService!.index);
  await expect(link).toBeVisible();
  expect(await animations()).toBe(0);
  await scrollTo(page, 900);
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true');
  expect(await animations()).toBe(0);
  await link.click();
  await expect(page).toHaveURL(new URL(`.${itemToService!.page.path}`, baseURL).href);
  expect(await animations()).toBe(0);
});
