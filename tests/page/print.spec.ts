import type { Page } from '@playwright/test';
import { rgbOf, textColour } from '../support/colour.ts';
import { content, isSample } from '../support/content.ts';
import { expect, open, test } from '../support/visitor.ts';
import { noService, noStory, service, storyPaths } from '../support/words.ts';

const { site } = content.site;
const { email, network, marketplace } = site.contact;

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('the home page is two sheets, black on white, with every address, without bar or media', async ({
    page,
    baseURL,
  }) => {
    await open(page);
    // How many sheets it takes depends on how much the owner wrote.
    if (isSample) await expectSheets(page, 2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    for (const media of await page.getByRole('main').locator('video, img').all())
      await expect(media).toBeHidden();
    expect(await textColour(page.getByRole('heading', { level: 1 }))).toEqual([0, 0, 0]);
    const home = new URL(site.url).origin + new URL(baseURL!).pathname;
    const profiles = [network, marketplace].flatMap((profile) => profile?.url.replace('https://', '') ?? []);
    for (const address of [email, ...profiles])
      await expect(page.getByText(address.replace(/\/$/, '')).first()).toBeVisible();
    for (const { id } of content.projects.projects)
      await expect(page.getByText(`${home}#${id}`, { exact: true })).toBeVisible();
    expect(await rgbOf(page, 'var(--paper)')).toEqual([255, 255, 255]);
    expect(await rgbOf(page, 'var(--ink)')).toEqual([0, 0, 0]);
  });

  test('a service is one sheet, with the name and the addresses of the owner above its title', async ({
    page,
  }) => {
    test.skip(!service, noService);
    for (const { path } of content.services.servicePages) {
      await open(page, path);
      if (isSample) await expectSheets(page, 1);
    }
    await page.emulateMedia({ media: 'print' });
    const title = page.getByRole('heading', { level: 1 });
    expect(await textColour(title)).toEqual([0, 0, 0]);
    const { y } = (await title.boundingBox())!;
    for (const words of [site.name, email]) {
      const line = page.getByRole('main').getByText(words).first();
      await expect(line).toBeVisible();
      expect((await line.boundingBox())!.y).toBeLessThan(y);
    }
  });

  test('a story is two sheets at most, without pictures', async ({ page }) => {
    test.skip(storyPaths.length === 0, noStory);
    for (const path of storyPaths) {
      await open(page, path);
      if (isSample) await expectSheetsAtMost(page, 2);
    }
    await page.emulateMedia({ media: 'print' });
    for (const media of await page.getByRole('main').locator('video, img').all())
      await expect(media).toBeHidden();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  });

  test.describe('the page for unknown addresses', () => {
    test.use({ expectedErrors: /404/ });

    test('begins at the head of the sheet', async ({ page }) => {
      await open(page, '/blog');
      await page.emulateMedia({ media: 'print' });
      expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.y).toBeLessThan(100);
    });
  });
});

/** The browser prints the last sheet, and has none after it. */
async function expectSheets(page: Page, count: number) {
  await print(page, count);
  await expectSheetsAtMost(page, count);
}

async function expectSheetsAtMost(page: Page, count: number) {
  await expect(print(page, count + 1)).rejects.toThrow('Page range exceeds page count');
}

function print(page: Page, sheet: number) {
  return page.pdf({ preferCSSPageSize: true, pageRanges: `${sheet}` });
}
