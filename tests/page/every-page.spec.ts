import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, open, test } from '../support/visitor.ts';

// True of this site whatever its owner writes: these tests know no word of the content.
const addresses = readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>(.+?)<\/loc>/g);
const [home, ...others] = Array.from(addresses, ([, address]) => new URL(address!).pathname);
const pages = ['/', ...others.map((path) => path.slice(home!.length - 1))];

for (const path of pages) {
  test(`${path} opens without an error, and every link in it leads somewhere`, async ({ page, request }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/);
    const links = await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    for (const link of new Set(links)) {
      if (!link.startsWith(new URL(page.url()).origin)) {
        expect(link).toMatch(/^(https:\/\/[^/]+\/|mailto:.+@|tel:\+\d)/);
        continue;
      }
      const answer = await request.get(link);
      expect(answer.status(), link).toBe(200);
      const { hash } = new URL(link);
      if (hash) expect(await answer.text(), link).toContain(`id="${hash.slice(1)}"`);
    }
  });

  for (const width of [320, 1280]) {
    test(`${path} fits ${width} pixels, and axe finds nothing in it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.target}`)).toEqual([]);
    });
  }
}
