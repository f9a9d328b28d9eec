import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, scrollTo } from './visitor.ts';
import { barLink, headingOf, labels, serviceItems, servicesButton, shown, title } from './words.ts';

const { hero, contact } = content.site.site;

/** What the home page keeps whatever fails. A trial click fails on a link that is hidden or covered. */
export async function expectEverythingThere(page: Page) {
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  await expect(title(page)).toBeVisible();
  for (const { id } of shown) await expect(headingOf(page, id)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(content.projects.projects.length);

  for (const link of [
    main.getByRole('link', { name: hero.invitation }),
    main.getByRole('link', { name: content.services.contactCard.chatLabel }),
    main.getByRole('link', { name: labels.visitProfile }),
    footer.getByRole('link', { name: contact.email }),
    footer.getByRole('link', { name: contact.phoneText! }),
  ])
    await link.click({ trial: true });

  await scrollTo(page, 0);
  await barLink(page, labels.discussProject).click({ trial: true });
  await servicesButton(page).click();
  await serviceItems(page).first().click({ trial: true });
  await servicesButton(page).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
