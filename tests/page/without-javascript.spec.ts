import { content } from '../support/content.ts';
import { shownFonts } from '../support/fonts.ts';
import { expect, phone, test } from '../support/visitor.ts';
import {
  barLink,
  headingOf,
  labels,
  linked,
  logo,
  pages,
  serviceItems,
  servicesButton,
  shown,
} from '../support/words.ts';

const { site } = content.site;
const { serviceMenu } = content.services;
const pageItem = serviceMenu.findIndex((item) => 'path' in item && item.path.startsWith('/services/'));
const target = pages.find(({ path }) => path === (serviceMenu[pageItem] as { path?: string })?.path);

test.use({ javaScriptEnabled: false });

test('every page is sent with its heading, title and description', async ({ page }) => {
  for (const { path, heading, title, description } of pages) {
    await page.goto(`.${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', description);
  }
});

test('the home page can be read, in the fonts of the site, and its links lead on', async ({ page }) => {
  // No animation: Playwright scrolls between its tries to click, and without the script the bar scrolls away.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  for (const { id, heading } of shown) {
    await expect(headingOf(page, id)).toHaveText(heading);
    await expect(headingOf(page, id)).toBeVisible();
  }
  for (const { id, subTitle } of content.projects.projects)
    await expect(page.locator(`#${id}`).getByText(subTitle, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(site.contact.email)).toBeVisible();
  await expect(page.getByRole('button', { name: /motion/ })).toHaveCount(0);

  // Letters that the fonts do not have come from the system.
  const isLatin = /^[\s!-\u00ff\u2000-\u206f]*$/.test(site.hero.headline + site.hero.bio);
  await test.step('it has the fonts of the site', async () => {
    if (!isLatin) return;
    const { display, text } = content.theme.theme.fonts;
    expect(await shownFonts(page, 'h1')).toEqual([expect.stringContaining(display)]);
    expect(await shownFonts(page, 'h1 + div > p')).toEqual([expect.stringContaining(text)]);
  });

  if (!target) return;
  await servicesButton(page).click();
  await serviceItems(page).nth(pageItem).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(target.heading);
  await barLink(page, labels.projects).click();
  await expect(headingOf(page, 'projects')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a section chosen in the menu comes into view below it, and a touch there closes the menu', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const projects = barLink(page, labels.projects);
    for (const [width, height] of [
      [390, 780],
      [320, 568],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('./');
      await page.getByRole('button', { name: labels.menu }).click();
      if (serviceMenu.length > 0) await servicesButton(page).click();
      await projects.click();
      const menu = (await page.locator('#menu').boundingBox())!;
      const heading = (await headingOf(page, 'projects').boundingBox())!;
      expect(heading.y).toBeGreaterThan(menu.y + menu.height);
      expect(heading.y + heading.height).toBeLessThan(height);
      await page.mouse.click(heading.x, heading.y);
      await expect(projects).toBeHidden();
    }
  });

  test('the items of the open menu are in the bar when the phone is turned, and lead on when it is turned back', async ({
    page,
  }) => {
    await page.goto('./');
    await page.getByRole('button', { name: labels.menu }).click();
    await expect(barLink(page, labels.discussProject)).toBeVisible();
    await page.setViewportSize({ width: phone.height, height: phone.width });
    const name = (await logo(page).boundingBox())!;
    const first = (await barLink(page, linked[0]!.label).boundingBox())!;
    const last = (await barLink(page, labels.discussProject).boundingBox())!;
    expect(first.x).toBeGreaterThan(name.x + name.width);
    expect(last.x + last.width).toBeLessThan(phone.height);
    expect(Math.abs(first.y + first.height / 2 - name.y - name.height / 2)).toBeLessThan(3);

    if (!target) return;
    await page.setViewportSize(phone);
    await servicesButton(page).click();
    await serviceItems(page).nth(pageItem).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(target.heading);
  });
});
