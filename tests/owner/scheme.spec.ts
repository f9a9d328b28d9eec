import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, open, test } from '../support/visitor.ts';
import { renderOnce, sampleWith } from '../support/rendered-site.ts';
import { labels } from '../support/words.ts';

const owner = renderOnce(() =>
  sampleWith(({ theme }) => {
    theme.theme.scheme = 'dark';
  }),
);

test('a site of one scheme has no switch, no script and no data for it, and ignores an earlier choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('scheme', 'light'));
  await open(page);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme');
  await expect(page.getByText(labels.scheme, { exact: true })).toHaveCount(0);
  const read = (file: string) => readFile(join(owner.dist, file), 'utf8');
  const html = await read('index.html');
  expect(html).not.toContain('data-scheme');
  expect(html).not.toContain('localStorage');
  expect(html).not.toMatch(/script-src [^;]*sha256/);
  expect(await read('_headers')).not.toMatch(/script-src [^;]*sha256/);
  const [, data] = /data-site="[^"]*\/(assets\/[^"]+)"/.exec(html)!;
  expect(await read(data!)).not.toContain(labels.scheme);
});
