import { content } from '../support/content.ts';
import { shownFonts } from '../support/fonts.ts';
import { expect, phone, test } from '../support/visitor.ts';
import {
  barLink,
  followItemToService,
  headingOf,
  labels,
  linked,
  logo,
  menuButton,
  motionButton,
  service,
  servicesButton,
  title,
} from '../support/words.ts';

test.use({ javaScriptEnabled: false });

// That every word of every page can be read is asked by tests/every-site/without-script.ts.
test('the pages have their fonts and style, and their links lead on', async ({ page }) => {
  // No animation: Playwright scrolls between its tries to click, and without the script the bar scrolls away.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await expect(motionButton(page)).toHaveCount(0);
  const { display, text } = content.theme.theme.fonts;
  expect(await shownFonts(page, 'h1')).toEqual([expect.stringContaining(display)]);
  expect(await shownFonts(page, 'h1 + div > p')).toEqual([expect.stringContaining(text)]);
  await followItemToService(page);
  await expect(title(page)).toHaveText(service.title);
  await barLink(page, labels.projects).click();
  await expect(headingOf(page, 'projects')).toBeInViewport();
  // The bar stays over the page, so it needs a ground.
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(bar.locator('> div')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.locator('#order-tracker').getByRole('link', { name: labels.readTheStory }).click();
  await expect(title(page)).toHaveText('Order Tracker');
  await expect(page.locator('.facts')).toHaveCSS('display', 'grid');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a section chosen in the menu is below it, and a touch there closes it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const projects = barLink(page, labels.projects);
    for (const [width, height] of [
      [390, 780],
      [320, 568],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('./');
      await menuButton(page).click();
      await servicesButton(page).click();
      await projects.click();
      await expect(headingOf(page, 'projects')).toBeInViewport();
      const menu = (await page.locator('#menu').boundingBox())!;
      const heading = (await headingOf(page, 'projects').boundingBox())!;
      expect(heading.y).toBeGreaterThan(menu.y + menu.height);
      expect(heading.y + heading.height).toBeLessThan(height);
      await page.mouse.click(heading.x, heading.y);
      await expect(projects).toBeHidden();
    }
  });

  test('the open menu becomes the bar when the phone is turned, and leads on', async ({ page }) => {
    await page.goto('./');
    await menuButton(page).click();
    await expect(barLink(page, labels.discussProject)).toBeVisible();
    await page.setViewportSize({ width: phone.height, height: phone.width });
    const name = (await logo(page).boundingBox())!;
    const first = (await barLink(page, linked[0]!.label).boundingBox())!;
    const last = (await barLink(page, labels.discussProject).boundingBox())!;
    expect(first.x).toBeGreaterThan(name.x + name.width);
    expect(last.x + last.width).toBeLessThan(phone.height);
    expect(Math.abs(first.y + first.height / 2 - name.y - name.height / 2)).toBeLessThan(3);
    await page.setViewportSize(phone);
    await followItemToService(page);
    await expect(title(page)).toHaveText(service.title);
  });
});
