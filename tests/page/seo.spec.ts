import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { storyPath } from '../../model/page.ts';
import { schemaProblems } from '../../tools/resume/read-resume.ts';
import { projectsWithClip } from '../support/clips.ts';
import { rgbOf } from '../support/colour.ts';
import { content } from '../support/content.ts';
import { clickAfterAnimations, expect, open, test } from '../support/visitor.ts';
import { cardToService, labels, noService, pages, service } from '../support/words.ts';

const { site } = content.site;
const { projects } = content.projects;

// The site under test is at the host that the owner named, under the path that it is served from.
const home = new URL(new URL(process.env.SITE_UNDER_PATH ?? 'http://localhost/').pathname, site.url).href;
const addressOf = (path: string) => home + path.slice(1);

test('a share picture shows on other sites', async ({ page, baseURL }) => {
  await page.setContent(`<img src="${new URL('share/home.jpg', baseURL)}">`, { waitUntil: 'load' });
  const width = page.getByRole('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth);
  expect(await width).toBe(1200);
});

test('every page can be found and shared under its own address, with its own words and picture', async ({
  page,
  request,
}) => {
  const used: string[] = [];
  for (const { path, title, description } of pages) {
    await page.goto(`.${path}`, { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveTitle(title);
    const tags = await shareTags(page);
    expect(tags).toMatchObject({
      canonical: addressOf(path),
      description,
      'twitter:card': 'summary_large_image',
      'og:url': addressOf(path),
      'og:title': title,
      'og:description': description,
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    const picture = await fetched(request, tags['og:image']!);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    const data = await picture.body();
    expect(data.length).toBeLessThan(300_000);
    expect(await sharp(data).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    used.push(title, description, tags['og:image']!);

    const own = (await addressesFor(page)).filter((address) => address.startsWith(new URL(home).origin));
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((address) => !address.startsWith(home) || address.startsWith(`${home}/`))).toEqual([]);
  }
  expect(new Set(used).size, 'no two pages have the same').toBe(used.length);
});

test.describe('the page for unknown addresses', () => {
  test.use({ expectedErrors: /404/ });

  test('asks search engines to leave it out', async ({ page }) => {
    await page.goto('./no-such-page');
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(
      page.locator('link[rel=canonical], meta[property^="og:"], script[type="application/ld+json"]'),
    ).toHaveCount(0);
  });
});

test('the canonical address follows the path, for those who share from a phone', async ({ page }) => {
  test.skip(!cardToService, 'no card leads to a service page');
  await open(page);
  const canonical = page.locator('head link[rel=canonical]');
  const { title, page: target } = cardToService!;
  await clickAfterAnimations(page.locator('#services').getByRole('link', { name: title, exact: true }));
  await expect(canonical).toHaveAttribute('href', addressOf(target.path));
  await page.goBack();
  await expect(canonical).toHaveAttribute('href', home);
});

test('search engines read who this is, what is offered and what was made', async ({ page, request }) => {
  await page.goto('./');
  const [webSite, profile, ...works] = (await structuredData(page))['@graph'];
  expect(webSite).toMatchObject({ '@type': 'WebSite', url: home, name: site.name });
  const { network, marketplace, profiles: others = [] } = site.contact;
  const profiles = [network, marketplace, ...others].flatMap((one) => one?.url ?? []);
  const tags = content.technologies.technologies.flatMap(({ tags }) => tags);
  const current = content.experience.experience.find(({ to }) => !to);
  expect(profile).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: site.name,
      jobTitle: site.role,
      sameAs: profiles,
      knowsAbout: expect.arrayContaining(tags),
      ...(current && { worksFor: { '@type': 'Organization', name: current.company } }),
      makesOffer: content.services.services.map(({ title: name }) =>
        expect.objectContaining({ itemOffered: expect.objectContaining({ '@type': 'Service', name }) }),
      ),
    },
  });

  expect(works.map((work: { name: string }) => work.name)).toEqual(projects.map(({ title }) => title));
  const files: string[] = [];
  for (const work of works) {
    const { id } = projects.find(({ title }) => title === work.name)!;
    expect(work['@type']).toBe('CreativeWork');
    expect(work.url).toBe(home + (content[`stories/${id}`] ? storyPath(id).slice(1) : `#${id}`));
    expect(work.creator['@id']).toBe(profile.mainEntity['@id']);
    expect(work.description).not.toMatch(/<\w/);
    await expect(page.locator(`#${id}`).locator('video')).toHaveCount(work.video ? 1 : 0);
    if (work.video) {
      expect(work.video).toMatchObject({
        '@type': 'VideoObject',
        duration: expect.stringMatching(/^PT\d+S$/),
        uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
      });
      files.push(work.video.thumbnailUrl, work.video.contentUrl);
    } else if (work.image) files.push(work.image);
  }
  const withPicture = projects.filter(({ image }) => image);
  expect(files).toHaveLength(withPicture.length + 2 * projectsWithClip.length);
  for (const file of files) expect((await fetched(request, file)).status()).toBe(200);
});

test('other tools find the CV of the owner, valid by the schema of JSON Resume', async ({ page }) => {
  await page.goto('./');
  const link = page.locator('head link[rel=alternate][type="application/json"]');
  const resume = await (await page.request.get((await link.getAttribute('href'))!)).json();
  expect(schemaProblems(resume)).toEqual([]);
  expect(resume.basics).toMatchObject({ name: site.name, label: site.role, url: home });
  expect(resume.projects.map(({ name }: { name: string }) => name)).toEqual(
    projects.map(({ title }) => title),
  );
});

test('search engines read on the page of a service who offers it, and its place on the site', async ({
  page,
}) => {
  test.skip(!service, noService);
  await page.goto(`.${service!.path}`);
  const [webPage, breadcrumbs] = (await structuredData(page))['@graph'];
  expect(webPage).toMatchObject({
    mainEntity: { '@type': 'Service', name: service!.title, provider: { name: site.name } },
  });
  expect(breadcrumbs['@type']).toBe('BreadcrumbList');
  expect(breadcrumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    home,
    addressOf(service!.path),
  ]);
});

test('the site map lists every page, and robots.txt names it', async ({ request }) => {
  const robots = await (await request.get('./robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(robots)!;
  expect(sitemap).toBe(addressOf('/sitemap.xml'));
  const xml = await (await request.get('./sitemap.xml')).text();
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  const addresses = Array.from(xml.matchAll(/<loc>(.+?)<\/loc>/g), ([, address]) => address);
  expect(addresses).toEqual(pages.map(({ path }) => addressOf(path)));
});

test('a browser and a phone find icons and colours for light and dark', async ({ page, request }) => {
  await page.goto('./');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data!);
  expect(manifest).toMatchObject({ short_name: site.name, start_url: './' });

  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const icons: [string, number][] = [
    [touch!, 180],
    ...manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => [
      `./${src}`,
      Number.parseInt(sizes, 10),
    ]),
  ];
  expect(icons.map(([, size]) => size)).toEqual([180, 192, 512, 192, 512]);
  for (const [address, size] of icons) {
    const picture = await sharp(await (await request.get(address)).body()).metadata();
    expect(picture).toMatchObject({ format: 'png', width: size, height: size });
  }
  const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
  expect(purposes).toEqual(['any', 'any', 'maskable', 'maskable']);

  const [small, favicon] = await page
    .locator('link[rel=icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const colours: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    colours.push(await page.evaluate(colourOfPicture, favicon!));
    const paper = Buffer.from(await rgbOf(page, 'var(--paper)')).toString('hex');
    const colour = page.locator(`meta[name=theme-color][media*=${colorScheme}]`);
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
  const card = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '').split('\r\n');
  const { email, phone } = site.contact;
  expect(card[0]).toBe('BEGIN:VCARD');
  expect(card).toEqual(
    expect.arrayContaining([`EMAIL:${email}`, `URL:${home}`, ...(phone ? [`TEL:${phone}`] : [])]),
  );
});

async function shareTags(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries([
      ['canonical', document.head.querySelector('link[rel=canonical]')?.getAttribute('href')],
      ...[...document.head.querySelectorAll('meta[name], meta[property]')].map((tag) => [
        tag.getAttribute('name') ?? tag.getAttribute('property'),
        tag.getAttribute('content'),
      ]),
    ]),
  );
}

/** All that search engines, previews and paper get to read of addresses. */
async function addressesFor(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => [
    ...Array.from(document.querySelectorAll('head meta'), (tag) => tag.getAttribute('content')),
    ...Array.from(
      document.querySelectorAll('.print-only, [type="application/ld+json"]'),
      (element) => element.textContent,
    ),
  ]);
  return texts
    .join(' ')
    .split(/[\s"]+/)
    .filter((word) => word.startsWith('https://'));
}

/** The file of this site that an absolute address of it stands for. */
function fetched(request: APIRequestContext, address: string) {
  expect(address.startsWith(home), `${address} is under ${home}`).toBe(true);
  return request.get(`./${address.slice(home.length)}`);
}

/** As drawn, in the middle of its upper edge. */
async function colourOfPicture(address: string): Promise<string> {
  const context = document.createElement('canvas').getContext('2d')!;
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  context.drawImage(picture, 0, 0, 32, 32);
  return String(context.getImageData(16, 2, 1, 1).data);
}

async function structuredData(page: Page) {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
}
