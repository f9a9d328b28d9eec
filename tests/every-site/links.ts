import type { Page } from '@playwright/test';
import type { Seen } from './report.ts';

/** The pages of a site by their addresses, each fetched once. A page that is not there is undefined. */
export type Pages = Map<string, Promise<string | undefined>>;

/** Links that lead nowhere, and those to other sites that do not open a new tab and say so. */
export async function links(page: Page, pages: Pages): Promise<Seen[]> {
  const all = await page.locator('a').evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map((link) => ({
      href: link.href,
      text: link.textContent!.trim(),
      isOutbound: link.target === '_blank' && /\bnoopener\b/.test(link.rel),
      saysSo: Boolean(link.querySelector('.visually-hidden')?.textContent),
    })),
  );
  const { origin } = new URL(page.url());
  const found: string[] = [];
  for (const { href, text, isOutbound, saysSo } of all) {
    const report = (message: string) => found.push(`'${text}' to ${href} ${message}`);
    if (!text) report('has no words');
    if (href.startsWith(`${origin}/`)) {
      const [address, id] = href.split('#') as [string, string?];
      if (!pages.has(address)) pages.set(address, read(page, address));
      const html = address === page.url().split('#')[0] ? await page.content() : await pages.get(address);
      if (html === undefined) report('leads to no page');
      else if (id && !html.includes(` id="${id}"`)) report(`leads to a page without #${id}`);
    } else if (/^https:\/\/[^/]+\//.test(href)) {
      if (!isOutbound || !saysSo) report('does not open a new tab, or does not say so');
    } else if (!/^(mailto:[^@]+@[^@]+|tel:\+\d+)$/.test(href)) report('is no address');
  }
  return [...new Set(found)].map((what) => ({ what }));
}

async function read(page: Page, address: string): Promise<string | undefined> {
  const answer = await page.request.get(address);
  return answer.ok() ? answer.text() : undefined;
}
