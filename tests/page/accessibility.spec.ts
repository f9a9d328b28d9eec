import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { desktop, expect, open, phone, waitForAnimations, scrollTo, test } from '../support/visitor.ts';
import { labels, paths, servicesButton } from '../support/words.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'color-contrast-enhanced'];
const otherServices = paths.slice(2);

test.use({ expectedErrors: /404/ });

// The themes differ in their colours only, so the dark one is asked for those alone.
for (const path of [...paths, '/404-page']) {
  test(`axe finds nothing on ${path}, its menus closed and open, in both themes`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await open(page, path);
    expect(await findings(page)).toEqual([]);
    await openMenus(page, desktop);
    expect(await findings(page, 'header')).toEqual([]);
    expect(await colourFindings(page, 'dark')).toEqual([]);
    await page.keyboard.press('Escape');

    // All service pages have the same layout on a phone.
    if (otherServices.includes(path)) return;
    await page.setViewportSize(phone);
    expect(await findings(page)).toEqual([]);
    await openMenus(page, phone);
    expect(await findings(page, 'header')).toEqual([]);
    expect(await colourFindings(page, 'dark', 'header')).toEqual([]);
  });
}

test('axe finds nothing in the colours of the menus on a page that is scrolled down', async ({ page }) => {
  await open(page);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await scrollTo(page, 900);
    await scrollTo(page, 880);
    await page.evaluate(waitForAnimations);
    await openMenus(page, viewport);
    for (const theme of ['light', 'dark'] as const)
      expect(await colourFindings(page, theme, 'header')).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

async function openMenus(page: Page, viewport: typeof phone) {
  if (viewport === phone) await page.getByRole('button', { name: labels.menu }).click();
  if (content.services.serviceMenu.length > 0) await servicesButton(page).click();
}

async function findings(page: Page, part = 'html'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const builder = axe(page, part, { rules: { 'label-content-name-mismatch': { enabled: true } } });
  return violations(builder.withTags(tags), ['target-size', 'color-contrast']);
}

async function colourFindings(page: Page, colorScheme: 'light' | 'dark', part = 'html'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  return violations(axe(page, part).withRules(colourRules), colourRules);
}

async function violations(builder: AxeBuilder, expectedPasses: string[]): Promise<string[]> {
  const { passes, violations } = await builder.analyze();
  // A rule that was not run finds nothing either.
  expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(expectedPasses));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** The page has no frames. With the legacy mode axe opens no second page to collect their results. */
function axe(page: Page, part: string, options = {}): AxeBuilder {
  const briefly = { ...options, resultTypes: ['violations' as const] };
  return new AxeBuilder({ page }).options(briefly).include(part).setLegacyMode(true);
}
