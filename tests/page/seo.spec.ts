import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Content } from '../../model/content.ts';
import { loadContent } from '../../tools/content/find-problems.ts';
import { display, lettering, widthOf } from '../../tools/pictures/lettering.ts';
import { siteFiles } from '../../tools/pages/site-files.ts';
import { copyProject } from '../support/project-copy.ts';
import { clickAtRest, expect, open, test } from '../support/visitor.ts';

const url = 'https://example.com';
const paths = ['/', '/services/service1', '/services/service2'];

test('a share picture shows on other sites', async ({ page, baseURL }) => {
  await page.setContent(`<img src="${new URL('share/home.jpg', baseURL)}">`, { waitUntil: 'load' });
  const width = page.getByRole('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth);
  expect(await width).toBe(1200);
});

for (const path of paths) {
  test(`${path} can be found and shared under its own address`, async ({ page, request }) => {
    await page.goto(path);
    const tag = (name: string) => page.locator(`head meta[property="og:${name}"]`);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', url + path);
    await expect(tag('url')).toHaveAttribute('content', url + path);
    await expect(tag('title')).toHaveAttribute('content', await page.title());
    const description = await page.locator('head meta[name=description]').getAttribute('content');
    await expect(tag('description')).toHaveAttribute('content', description!);
    await expect(page.locator('head meta[name="twitter:card"]')).toHaveAttribute(
      'content',
      'summary_large_image',
    );

    await expect(tag('image:width')).toHaveAttribute('content', '1200');
    await expect(tag('image:height')).toHaveAttribute('content', '630');
    const picture = await fetched(request, (await tag('image').getAttribute('content'))!);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    const data = await picture.body();
    expect(data.length).toBeLessThan(300_000);
    expect(await sharp(data).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });
}

test('no two pages share a title, a description or a picture', async ({ request }) => {
  const told = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  for (const tag of [
    /<title>(.+?)<\/title>/,
    /name="description" content="([^"]+)/,
    /og:image" content="([^"]+)/,
  ]) {
    expect(new Set(told.map((html) => tag.exec(html)![1])).size).toBe(paths.length);
  }
});

test('a page that is not there asks not to be found', async ({ request }) => {
  const html = await (await request.get('/no-such-page')).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toMatch(/rel="canonical"|og:|ld\+json/);
});

test('the canonical address follows the path, for those who share from a phone', async ({ page }) => {
  await open(page);
  const canonical = page.locator('head link[rel=canonical]');
  await clickAtRest(page.getByRole('link', { name: 'How the work goes' }));
  await expect(canonical).toHaveAttribute('href', `${url}/services/service1`);
  await page.goBack();
  await expect(canonical).toHaveAttribute('href', `${url}/`);
});

test('search engines read who this is, what is offered and what was made', async ({ page, request }) => {
  await page.goto('./');
  const [profile, ...works] = (await structuredData(page))['@graph'];
  expect(profile).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: 'Idris Vale',
      jobTitle: 'Freelance full-stack and mobile developer',
      sameAs: [/linkedin/, /upwork/].map((name) => expect.stringMatching(name)),
      knowsAbout: expect.arrayContaining(['React Native', 'PostgreSQL']),
      worksFor: { '@type': 'Organization', name: 'Fieldnote' },
      makesOffer: ['Mobile Apps', 'Custom Softwares', 'UI/UX Designs'].map((name) =>
        expect.objectContaining({ itemOffered: expect.objectContaining({ '@type': 'Service', name }) }),
      ),
    },
  });

  const articles = page.getByRole('region', { name: 'Latest Projects' }).getByRole('article');
  expect(works.map((work: { name: string }) => work.name)).toEqual(
    await articles.getByRole('heading').allTextContents(),
  );
  const files: string[] = [];
  for (const work of works) {
    const { hash } = new URL(work.url);
    expect(work['@type']).toBe('CreativeWork');
    expect(work.creator['@id']).toBe(profile.mainEntity['@id']);
    expect(work.description).not.toMatch(/<\w/);
    await expect(page.locator(hash).locator('video')).toHaveCount(work.video ? 1 : 0);
    if (work.video) {
      expect(work.video).toMatchObject({
        '@type': 'VideoObject',
        duration: expect.stringMatching(/^PT\d+S$/),
      });
      files.push(work.video.thumbnailUrl, work.video.contentUrl);
    } else files.push(work.image);
  }
  expect(files).toHaveLength(11);
  for (const file of files) expect((await fetched(request, file)).status()).toBe(200);

  await page.goto('./services/service1');
  expect((await structuredData(page))['@graph'][0]).toMatchObject({
    mainEntity: { '@type': 'Service', name: 'Custom Software Development', provider: { name: 'Idris Vale' } },
  });
});

test('who finds a hole is sent to a page, where the owner has one for that', async () => {
  const { site } = (await loadContent()).content.site as Content['site'];
  const files = siteFiles({ ...site, security: 'https://example.org/report' }, []);
  expect(files['.well-known/security.txt']).toMatch(/^Contact: https:\/\/example\.org\/report\n/);
});

test('where a word may break, a share picture draws nothing', () => {
  const [plain, breakable] = ['Entwicklung', 'Ent\u00adwick\u00adlung'];
  expect(lettering(breakable, display, 40, 0, 0)).toBe(lettering(plain, display, 40, 0, 0));
  expect(widthOf(breakable, display, 40)).toBe(widthOf(plain, display, 40));
});

test('structured data holds nothing but terms of schema.org, each where it belongs', async ({
  page,
}, testInfo) => {
  test.slow();
  const told: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    told.push(JSON.stringify(await structuredData(page)));
  }
  const errors = async (name: string, graphs: string[]) => {
    const file = testInfo.outputPath(`${name}.ts`);
    const lines = graphs.map((graph, index) => `export const graph${index}: Graph = ${graph};`);
    await writeFile(file, ["import type { Graph } from 'schema-dts';", ...lines].join('\n'));
    const flags =
      '--ignoreConfig --pretty false --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler';
    const { stdout } = await promisify(execFile)('node_modules/.bin/tsc', [...flags.split(' '), file]).catch(
      (error) => error,
    );
    return stdout.match(/\(\d+,\d+\): error/g)?.length ?? 0;
  };
  expect(await errors('as-built', told)).toBe(0);
  const misspelt = [
    ['thumbnailUrl', 'thumbnailURL'],
    ['jobTitle', 'jobtitle'],
    ['"VideoObject"', '"Video"'],
  ].map(([term, wrong]) => told[0]!.replace(term!, wrong!));
  expect(await errors('misspelt', misspelt)).toBe(misspelt.length);
});

test('the site map lists every page, and robots are told of it', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(robots)!;
  const xml = await (await fetched(request, sitemap!)).text();
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect([...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address)).toEqual(
    paths.map((path) => url + path),
  );
});

test('a browser and a phone find icons and colours for light and dark', async ({ page, request }) => {
  await page.goto('./');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data!);
  expect(manifest).toMatchObject({ short_name: 'Idris Vale', start_url: './' });

  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const icons = [
    [touch!, 180],
    ...manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => [
      `/${src}`,
      parseInt(sizes, 10),
    ]),
  ];
  expect(icons.map(([, size]) => size)).toEqual([180, 192, 512]);
  for (const [address, size] of icons) {
    const picture = await sharp(await (await request.get(address)).body()).metadata();
    expect(picture).toMatchObject({ format: 'png', width: size, height: size });
  }
  expect(manifest.icons.every(({ purpose }: { purpose: string }) => purpose.includes('maskable'))).toBe(true);

  const [small, favicon] = await page
    .locator('link[rel=icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const colours: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    colours.push(await page.evaluate(colourOfPicture, favicon!));
    const colour = page.locator(`meta[name=theme-color][media*=${colorScheme}]`);
    await expect(colour).toHaveAttribute('content', await page.evaluate(colourOfPaper));
  }
  expect(colours[0]).not.toBe(colours[1]);
  expect(await page.evaluate(colourOfPicture, small!)).toBe(colours[0]);
});

test('a visitor saves the contact from beside the number', async ({ page }) => {
  await open(page, '/services/service2');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Save contact' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('contact.vcf');
  expect(await readFile(await download.path(), 'utf8')).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Idris Vale',
      'N:;Idris Vale;;;',
      'TITLE:Freelance full-stack and mobile developer',
      'EMAIL:idris@example.com',
      'TEL:+442079460321',
      'URL:https://example.com/',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

test.describe('another owner, under a path, with awkward words', () => {
  test.describe.configure({ mode: 'default' });
  let project: Awaited<ReturnType<typeof copyProject>>;
  const built = (file: string) => readFile(join(project.folder, 'dist', file), 'utf8');
  const role =
    'Développeuse, </script><script>alert("1")</script>; \\ und alles übrige, was Geräte zum Reden bringt';

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    project = await copyProject();
    await project.append(
      'content/site.ts',
      `Object.assign(site, ${JSON.stringify({
        url: 'https://example.org/portfolio',
        initials: '漢',
        security: 'security@example.org',
        description: `A “quoted” & "plain" <description> of $& more`,
        role,
      })});
      site.hero.headline = '您的團隊兩年後仍會喜歡的 ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} 🚀';`,
    );
    await project.edit('content/experience.ts', "'2024 to present'", "'2024 to 2026'");
    expect(await project.build()).toMatchObject({ code: 0 });
  });
  test.afterAll(() => project.remove());

  test('every address is under that path, once', async () => {
    const files = await Promise.all(
      ['index.html', 'services/service1.html', 'sitemap.xml', 'robots.txt', 'contact.vcf'].map(built),
    );
    const addresses = files.flatMap((text) => text.match(/https:\/\/example\.org[^\s"<]*/g)!);
    expect(addresses.length).toBeGreaterThan(30);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/example\.org\/portfolio\/(?!\/)/);
    expect(files[0]).toContain('<p class="print-only">https://example.org/portfolio/#order-tracker</p>');
  });

  test('who has left an employer is not said to work there', async () => {
    expect(await built('index.html')).toContain('"@type":"Person"');
    expect(await built('index.html')).not.toContain('worksFor');
  });

  test('no word of theirs breaks out of the page', async () => {
    const html = await built('index.html');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain(
      'og:description" content="A “quoted” &amp; &quot;plain&quot; &lt;description&gt; of $&amp; more"',
    );
    const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
    expect(JSON.parse(data!)['@graph'][0].mainEntity.jobTitle).toBe(role);
  });

  test('their contact card is escaped, and folded at 75 bytes between letters', async () => {
    const card = await built('contact.vcf');
    for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(card).not.toMatch(/\uFFFD|(?<!\r)\n/);
    expect(card.replaceAll('\r\n ', '')).toContain(
      'TITLE:Développeuse\\, </script><script>alert("1")</script>\\; \\\\ und alles übrige\\, was Geräte zum Reden bringt\r\n',
    );
  });

  test('who finds a hole is told where to write, for at most a year', async () => {
    const [, contact, expires] = /^Contact: (.+)\nExpires: (.+)\n$/.exec(
      await built('.well-known/security.txt'),
    )!;
    expect(contact).toBe('mailto:security@example.org');
    const days = (Date.parse(expires!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(330);
    expect(days).toBeLessThanOrEqual(366);
  });
});

/** The file of this site that an absolute address of it stands for. */
function fetched(request: APIRequestContext, address: string) {
  expect(address).toMatch(`${url}/`);
  return request.get(address.slice(url.length));
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

function colourOfPaper(): string {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((byte) => byte!.toString(16).padStart(2, '0')).join('')}`;
}

async function structuredData(page: Page) {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
}
