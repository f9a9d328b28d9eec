import type { Page } from '@playwright/test';
import { expectPaused, expectPlaying, heroVideo } from '../support/clips.ts';
import { content } from '../support/content.ts';
import { expect, open, phone, scrollTo, test } from '../support/visitor.ts';
import { barLink, labels, service, serviceItems, servicesButton } from '../support/words.ts';

// In one worker: each starts a browser for this file.
test.describe.configure({ mode: 'default' });
test.skip(!process.env.PORTFOLIO_BROWSER, 'only a browser with a user interface keeps a page that was left');
test.use({
  clips: true,
  launchOptions: {
    executablePath: process.env.PORTFOLIO_BROWSER!,
    // Playwright turns off what this file is about.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const otherSite = new URL('robots.txt', process.env.SITE_AT_ROOT).href;

/** Leaves the page for another, and comes back. Fails if the browser has not kept the page. */
async function leaveAndReturn(page: Page, address: string, meanwhile = async () => {}) {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (document.body.dataset.kept = String(persisted))),
  );
  await page.goto(address);
  await meanwhile();
  await page.evaluate(() => history.back());
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'true');
}

test('Back from another site shows the page as it was left: scrolled, its bar hidden, its clips playing', async ({
  page,
}) => {
  await open(page);
  await scrollTo(page, 900);
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true');
  await leaveAndReturn(page, otherSite);
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true');

  await scrollTo(page, 0);
  await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'false');
  await expectPlaying(heroVideo(page));
  await leaveAndReturn(page, otherSite);
  const time = () => heroVideo(page).evaluate((element: HTMLVideoElement) => element.currentTime);
  const before = await time();
  await expect.poll(time).not.toBe(before);
  await page.getByRole('button', { name: labels.pauseMotion }).click();
  await expectPaused(heroVideo(page));
});

test('clips that were paused in another tab meanwhile are paused', async ({ page, context }) => {
  await open(page);
  await expectPlaying(heroVideo(page));
  await leaveAndReturn(page, otherSite, async () => {
    const other = await context.newPage();
    await open(other);
    await other.getByRole('button', { name: labels.pauseMotion }).click();
    await other.close();
  });
  await expect(page.getByRole('button', { name: labels.playMotion })).toBeVisible();
  await expectPaused(heroVideo(page));
});

test('a menu that was open can be closed, and the bar and the clips behave as before', async ({ page }) => {
  const projects = barLink(page, labels.projects);
  await open(page);
  if (content.services.serviceMenu.length > 0) {
    await servicesButton(page).click();
    await leaveAndReturn(page, otherSite);
    await page.mouse.click(40, 560);
    await expect(serviceItems(page)).toHaveCount(0);
    await scrollTo(page, 600);
    await expect(projects).not.toBeInViewport();
  }
  await page.setViewportSize(phone);
  await scrollTo(page, 0);
  await page.getByRole('banner').getByRole('button', { name: labels.menu }).click();
  await leaveAndReturn(page, otherSite);
  await page.keyboard.press('Escape');
  await expect(projects).toBeHidden();
  await expectPlaying(heroVideo(page));
});

test('Back from another page of the site leads to the top', async ({ page }) => {
  await open(page);
  await scrollTo(page, 900);
  // An address that the visitor types, so that the browser keeps the page.
  await leaveAndReturn(page, `.${service!.path}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'false');
});
