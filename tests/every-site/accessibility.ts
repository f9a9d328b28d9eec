import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { run } from 'axe-core';
import { desktop, phone, waitForAnimations } from '../support/visitor.ts';
import { closeMenus, openMenus } from './menus.ts';
import type { Seen } from './report.ts';
import { resize } from './resize.ts';

declare const axe: { run: typeof run };

const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds: on a wide page in light, and on a phone in dark. Where `hasOpenMenus`, in the open menus too, which are the same
 * on all pages of a language. `more` are tags of further rules.
 */
export async function accessibility(page: Page, more: string[], hasOpenMenus: boolean): Promise<Seen[]> {
  const found = new Map<string, Seen>();
  for (const [viewport, colorScheme] of [
    [desktop, 'light'],
    [phone, 'dark'],
  ] as const) {
    await resize(page, viewport);
    await page.emulateMedia({ colorScheme });
    const look = (part: string) => violationsIn(page, part, more);
    const closed = await look('html');
    const open = hasOpenMenus ? await inMenus(page, look) : [];
    for (const { what, selector } of [...closed, ...open]) {
      const line = `${viewport.width} wide, ${colorScheme}: ${what}`;
      found.set(line, { what: line, width: viewport.width, ...(selector && { selector }) });
    }
  }
  return [...found.values()];
}

/** In the part of the page that a selector finds, as it is now. */
export async function violationsIn(page: Page, part: string, more: string[] = []): Promise<Seen[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  return page.evaluate(violations, { part, tags: [...tags, ...more] });
}

async function inMenus(page: Page, look: (part: string) => Promise<Seen[]>): Promise<Seen[]> {
  await openMenus(page);
  await page.evaluate(waitForAnimations);
  const found = await look('header');
  await closeMenus(page);
  return found;
}

async function violations({ part, tags }: { part: string; tags: string[] }): Promise<Seen[]> {
  const { violations } = await axe.run(part, {
    runOnly: { type: 'tag', values: tags },
    rules: { 'label-content-name-mismatch': { enabled: true } },
    resultTypes: ['violations'],
    // Not the style sheets, which none of these rules reads.
    preload: { assets: ['media'] },
  });
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, any, all, target }) => ({
      what: `${help}: ${html.slice(0, 200)} ${[...any, ...all][0]?.message ?? ''}`,
      selector: target.join(' '),
    })),
  );
}
