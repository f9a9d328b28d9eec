import type { Page } from '@playwright/test';
import { rgbOf, textColour } from '../support/colour.ts';
import { content } from '../support/content.ts';
import { renderOnce, sampleWith } from '../support/rendered-site.ts';
import { expect, open, test } from '../support/visitor.ts';
import { pages, title } from '../support/words.ts';

const { site } = content.site;
const { email, network, marketplace } = site.contact;

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('the home page is two sheets, black on white, with every address', async ({ page, baseURL }) => {
    await open(page);
    await expectSheets(page, 2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('main').locator('video:visible, img:visible')).toHaveCount(0);
    expect(await textColour(title(page))).toEqual([0, 0, 0]);
    const home = new URL(site.url).origin + new URL(baseURL!).pathname;
    const profiles = [network!, marketplace!].map(({ url }) => url.replace('https://', ''));
    for (const address of [email, ...profiles]) await expect(page.getByText(address).first()).toBeVisible();
    for (const { id } of content.projects.projects)
      await expect(page.getByText(`${home}#${id}`, { exact: true })).toBeVisible();
    expect(await rgbOf(page, 'var(--paper)')).toEqual([255, 255, 255]);
    expect(await rgbOf(page, 'var(--ink)')).toEqual([0, 0, 0]);
  });

  test.describe('with one more service', () => {
    renderOnce(() =>
      sampleWith(({ services: { services } }) => services.push({ ...services[0]!, title: 'Repairs' })),
    );

    test('the home page is two sheets too', async ({ page }) => {
      await open(page);
      await expectSheets(page, 2);
    });
  });

  test('a service is one sheet, a story two, with the owner above the title', async ({ page }) => {
    for (const { path } of pages.slice(1)) {
      await open(page, path);
      if (path.startsWith('/services')) await expectSheets(page, 1);
      else await expectSheetsAtMost(page, 2);
      await page.emulateMedia({ media: 'print' });
      expect(await textColour(title(page))).toEqual([0, 0, 0]);
      await expect(page.getByRole('main').locator('video:visible, img:visible')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
      const { y } = (await title(page).boundingBox())!;
      for (const words of [site.name, email]) {
        const line = page.getByRole('main').getByText(words).first();
        await expect(line).toBeVisible();
        expect((await line.boundingBox())!.y).toBeLessThan(y);
      }
      await page.emulateMedia({ media: null });
    }
  });

  test.describe('the page for unknown addresses', () => {
    test.use({ expectedErrors: /404/ });

    test('begins at the head of the sheet', async ({ page }) => {
      await open(page, '/blog');
      await page.emulateMedia({ media: 'print' });
      expect((await title(page).boundingBox())!.y).toBeLessThan(100);
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
