import { heroVideo } from '../support/clips.ts';
import { expect, open, scrollTo, test } from '../support/visitor.ts';
import { labels } from '../support/words.ts';

test.use({
  clips: true,
  launchOptions: {
    executablePath: process.env.PORTFOLIO_BROWSER!,
    // Playwright turns off what this file is about.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('going back shows the page as it was left: scrolled, playing, with its bar hidden', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    document.title = 'left';
    addEventListener('pageshow', ({ persisted }) => {
      document.title = `back, kept: ${persisted}`;
    });
  });
  await scrollTo(page, 900);
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true');
  await page.goto('./robots.txt');
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle('back, kept: true');
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true');

  await scrollTo(page, 0);
  await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'false');
  const time = () => heroVideo(page).evaluate((element: HTMLVideoElement) => element.currentTime);
  const before = await time();
  await expect.poll(time).not.toBe(before);
  await page.getByRole('button', { name: labels.pauseMotion }).click();
  await expect(page.getByRole('button', { name: labels.playMotion })).toBeVisible();
});
