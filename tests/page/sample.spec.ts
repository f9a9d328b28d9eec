import { expect, open, phone, test } from '../support/visitor.ts';
import { menuButton, pageOfEachKind, service, servicesButton } from '../support/words.ts';

test.use({ expectedErrors: /404/ });

// What a screen reader announces: the words, their order and roles, and where the links lead. The technologies and the
// projects of the home page, and the parts of a story, are in sections.spec.ts and stories.spec.ts.
for (const { path, name, part } of [
  { path: '/', name: 'home', part: 'body' },
  { path: service.path, name: 'service', part: 'main' },
  { path: pageOfEachKind.at(-1)!, name: 'not-found', part: 'main' },
])
  test(`${path} is announced to a screen reader as specified`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator(part)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });

test('the open menus of a phone are announced to a screen reader as specified', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  await menuButton(page).click();
  await servicesButton(page).click();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'menus-on-a-phone.aria.yml' });
});
