import { expect, open, pages, phone, test } from '../support/visitor.ts';

test.use({ expectedErrors: /404/ });

for (const [name, path] of Object.entries(pages)) {
  test(`a screen reader is told the same of ${path} as before`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

test('a screen reader is told the same of the open menus on a phone as before', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Services', { exact: true }).click();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'menus-on-a-phone.aria.yml' });
});
