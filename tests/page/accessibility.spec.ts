import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { desktop, expect, open, pages, phone, rest, scrollTo, test } from '../support/visitor.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({ expectedErrors: /404/ });

for (const viewport of [desktop, phone]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    for (const path of Object.values(pages)) {
      test(`axe finds nothing on ${path}, its menus closed and open, in both themes`, async ({ page }) => {
        test.slow();
        await open(page, path);
        expect(await findings(page)).toEqual([]);
        if (viewport === phone) await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByText('Services', { exact: true }).click();
        expect(await findings(page, 'header')).toEqual([]);
      });
    }

    test('axe finds nothing in the menus further down', async ({ page }) => {
      await open(page);
      await scrollTo(page, 900);
      await scrollTo(page, 880);
      await page.evaluate(rest);
      if (viewport === phone) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByText('Services', { exact: true }).click();
      expect(await findings(page, 'header')).toEqual([]);
    });
  });
}

/** The themes differ in their colours only, so the second one is asked for those alone. */
async function findings(page: Page, part = 'html'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const found = await axe(page, part)
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(rules)
    .analyze();
  // A rule that was not run finds nothing either.
  expect(found.passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['target-size', 'color-contrast']));
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axe(page, part).withRules(['color-contrast', 'color-contrast-enhanced']).analyze();
  return [...found.violations, ...dark.violations].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Without frames there is nothing to gather in a page of its own. */
function axe(page: Page, part: string): AxeBuilder {
  return new AxeBuilder({ page }).include(part).setLegacyMode(true);
}
