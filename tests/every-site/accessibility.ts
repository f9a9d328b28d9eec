import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { desktop, phone, waitForAnimations } from '../support/visitor.ts';
import { closeMenus, openMenus } from './menus.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds: on a wide page in light, and on a phone in dark. Where `hasOpenMenus`, in the open menus too, which are the same
 * on all pages of a language. `more` are tags of further rules.
 */
export async function accessibility(page: Page, more: string[], hasOpenMenus: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const [viewport, colorScheme] of [
    [desktop, 'light'],
    [phone, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const closed = await violations(page, 'html', [...tags, ...more]);
    const open = hasOpenMenus ? await inMenus(page, [...tags, ...more]) : [];
    found.push(...[...closed, ...open].map((line) => `${viewport.width} wide, ${colorScheme}: ${line}`));
  }
  return [...new Set(found)];
}

async function inMenus(page: Page, tags: string[]): Promise<string[]> {
  await openMenus(page);
  await page.evaluate(waitForAnimations);
  const found = await violations(page, 'header', tags);
  await closeMenus(page);
  return found;
}

async function violations(page: Page, part: string, tags: string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(tags)
    .include(part)
    // The page has no frames. In this mode axe opens no second page to collect their results.
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, any, all }) => `${help}: ${html.slice(0, 200)} ${[...any, ...all][0]?.message ?? ''}`),
  );
}
