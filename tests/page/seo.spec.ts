import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { rgbOf } from '../support/colour.ts';
import { content } from '../support/content.ts';
import { expect, open, test } from '../support/visitor.ts';
import { labels, pages } from '../support/words.ts';

const { site } = content.site;

// The site under test is at the host that the owner named, under the path that it is served from.
const home = new URL(new URL(process.env.SITE_UNDER_PATH ?? 'http://localhost/').pathname, site.url).href;

// What is in the head of each page and in the files for others is in tests/unit: pages, write-pages, structured-data, site-files.
test('addresses for search engines are below that of the site, and their files there', async ({
  request,
}) => {
  const shared = new Set<string>();
  for (const { path, description } of pages) {
    expect(description.length, 'enough for a search result').toBeGreaterThanOrEqual(50);
    const html = await (await request.get(`.${path}`)).text();
    const own = [...new Set(html.match(/https:\/\/example\.com[^\s"<]*/g))];
    expect(own).toContain(home + path.slice(1));
    expect(own.filter((address) => !address.startsWith(home) || address.startsWith(`${home}/`))).toEqual([]);
    for (const address of own.filter((each) => /\.\w+$/.test(each))) {
      const answer = await request.get(`./${address.slice(home.length)}`);
      expect(answer.status(), address).toBe(200);
      if (!address.includes('/share/')) continue;
      shared.add(address);
      const picture = await answer.body();
      expect(picture.length).toBeLessThan(300_000);
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    }
  }
  expect(shared.size, 'each page has its own picture').toBe(pages.length);
});

test('a share picture shows on other sites', async ({ page, baseURL }) => {
  await page.setContent(`<img src="${new URL('share/home.jpg', baseURL)}">`, { waitUntil: 'load' });
  await expect(page.getByRole('img')).toHaveJSProperty('naturalWidth', 1200);
});

test('a browser and a phone find icons and colours for light and dark', async ({ page, request }) => {
  await page.goto('./');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data!);
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const icons = [touch!, ...manifest.icons.map(({ src }: { src: string }) => `./${src}`)];
  const sizes = await Promise.all(
    icons.map(async (icon) => {
      const { format, width, height } = await sharp(await (await request.get(icon)).body()).metadata();
      return `${format} ${width} ${height}`;
    }),
  );
  expect(sizes).toEqual([180, 192, 512, 192, 512].map((size) => `png ${size} ${size}`));

  const [small, favicon] = await page
    .locator('link[rel=icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const colours: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    colours.push(await page.evaluate(colourOfPicture, favicon!));
    const paper = Buffer.from(await rgbOf(page, 'var(--paper)')).toString('hex');
    const colour = page.locator(
      `meta[name=theme-color]${colorScheme === 'dark' ? '[media*=dark]' : ':not([media])'}`,
    );
    await expect(colour).toHaveAttribute('content', `#${paper}`);
  }
  expect(colours[0]).not.toBe(colours[1]);
  expect(await page.evaluate(colourOfPicture, small!)).toBe(colours[0]);
});

test('a visitor saves the contact from beside the number', async ({ page }) => {
  await open(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: labels.saveContact });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('contact.vcf');
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^BEGIN:VCARD\r\n/);
});

/** As drawn, in the middle of its upper edge. */
async function colourOfPicture(address: string): Promise<string> {
  const context = document.createElement('canvas').getContext('2d')!;
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  context.drawImage(picture, 0, 0, 32, 32);
  return String(context.getImageData(16, 2, 1, 1).data);
}
