import type { Page } from '@playwright/test';
import { expect, scrollTo, sections } from './visitor.ts';

/** What no bad day may take away. A trial click fails on a link that is out of sight or covered. */
export async function expectEverythingThere(page: Page) {
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of Object.values(sections))
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);

  for (const contact of [
    main.getByRole('link', { name: 'Chat on WhatsApp' }),
    main.getByRole('link', { name: 'Start a chat' }),
    main.getByRole('link', { name: 'Visit Profile' }),
    footer.getByRole('link', { name: 'idris@example.com' }),
    footer.getByRole('link', { name: '+44 20 7946 0321' }),
  ])
    await contact.click({ trial: true });

  await scrollTo(page, 0);
  await banner.getByRole('link', { name: 'Discuss Project' }).click({ trial: true });
  const services = banner.getByText('Services', { exact: true });
  await services.click();
  await banner.getByRole('link', { name: 'Free Consultation' }).click({ trial: true });
  await services.click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
