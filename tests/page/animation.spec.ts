import { expect, open, scrollTo, test, waitForAnimations } from '../support/visitor.ts';
import { followItemToService, itemToService, logo, serviceItems, servicesButton } from '../support/words.ts';

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
  expect(Math.max(...moving.map(({ seconds }) => seconds))).toBeLessThanOrEqual(0.4);
  const cheap = ['transform', 'opacity', 'visibility', 'background-color', 'text-decoration-color'];
  expect(moving.filter(({ property }) => !cheap.includes(property))).toEqual([]);
});

test('a click right after a change of the page counts', async ({ page, baseURL }) => {
  await open(page);
  const { x, y } = (await logo(page).boundingBox())!;
  await page.evaluate(waitForAnimations);
  await followItemToService(page);
  await page.waitForURL(`.${itemToService.page.path}`);
  await page.mouse.click(x + 10, y + 20);
  await expect(page).toHaveURL(baseURL!);
});

test('nothing is animated for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const animations = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await servicesButton(page).click();
  const link = serviceItems(page).nth(itemToService.index);
  await expect(link).toBeVisible();
  expect(await animations()).toBe(0);
  await scrollTo(page, 900);
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true');
  expect(await animations()).toBe(0);
  await link.click();
  await expect(page).toHaveURL(`.${itemToService.page.path}`);
  expect(await animations()).toBe(0);
});
