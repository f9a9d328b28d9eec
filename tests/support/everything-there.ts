import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, scrollTo } from './visitor.ts';
import { barLink, headingOf, labels, serviceItems, servicesButton, shown } from './words.ts';

const { site } = content.site;
const { email, phoneText, chat, marketplace } = site.contact;

/** What the home page keeps whatever fails. A trial click fails on a link that is hidden or covered. */
export async function expectEverythingThere(page: Page) {
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { id, heading } of shown) {
    await expect(headingOf(page, id)).toHaveText(heading);
    await expect(headingOf(page, id)).toBeVisible();
  }
  await expect(page.getByRole('article')).toHaveCount(content.projects.projects.length);

  for (const contact of [
    main.getByRole('link', { name: site.hero.invitation }),
    ...(chat ? [main.getByRole('link', { name: content.services.contactCard.chatLabel })] : []),
    ...(marketplace ? [main.getByRole('link', { name: labels.visitProfile })] : []),
    footer.getByRole('link', { name: email }),
    ...(phoneText ? [footer.getByRole('link', { name: phoneText })] : []),
  ])
    await contact.click({ trial: true });

  await scrollTo(page, 0);
  await barLink(page, labels.discussProject).click({ trial: true });
  if (content.services.serviceMenu.length > 0) {
    await servicesButton(page).click();
    await serviceItems(page).first().click({ trial: true });
    await servicesButton(page).click();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
