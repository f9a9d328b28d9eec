import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { drawPictures } from '../../tools/pages/write-site.ts';
import { inArabicLetters } from '../support/arabic.ts';
import { content } from '../support/content.ts';
import { loadWithArabic } from '../support/owners.ts';
import { contentOf, renderOnce, url } from '../support/rendered-site.ts';
import { isDotShown } from '../support/tags.ts';
import { clickAfterAnimations, desktop, expect, phone, scrollTo, test } from '../support/visitor.ts';

// The sample in English, with Arabic beside it, under a path.
test.describe.configure({ mode: 'default' });
test.use({ ownContext: true });

const base = '/portfolio/';
const english = { code: 'en', home: base, name: 'English', dir: 'ltr' };
const arabic = { code: 'ar', home: `${base}ar/`, name: 'العربية', dir: 'rtl' };
const pages = [
  '',
  'services/service1',
  'services/service2',
  'projects/order-tracker',
  'projects/internal-audit-system',
];

const owner = renderOnce(async () => {
  const loaded = await loadWithArabic();
  for (const at of [0, 1]) contentOf(loaded, at).technologies.technologies[1]!.tags[0] = 'C++';
  return loaded;
});
const origin = () => new URL(owner.address).origin;

test('every page is there in both languages, and says so to search engines and in share previews', async ({
  request,
}) => {
  const { origin: published } = new URL(url);
  const { site, dist } = owner;
  const [first, ...others] = site.languages.map((language) => ({
    ...language,
    pages: language.pages.filter(({ kind }) => kind === 'home'),
  }));
  await drawPictures({ ...site, languages: [first!, ...others] }, dist);
  const sitemap = await readFile(join(dist, 'sitemap.xml'), 'utf8');
  const answers = new Map<string, number>();
  for (const { code, home, dir } of [english, arabic]) {
    for (const path of pages) {
      const html = await (await request.get(origin() + home + path)).text();
      const address = published + home + path;
      expect(html).toContain(`<html lang="${code}" dir="${dir}"`);
      expect(html).toContain(`<link rel="canonical" href="${address}">`);
      // Each language refers to all, itself too: search engines ignore a reference that is not returned.
      expect(alternates(html)).toEqual([
        ...[english, arabic].map((each) => [each.code, published + each.home + path]),
        ['x-default', published + base + path],
      ]);
      const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
      expect(JSON.stringify(JSON.parse(data!))).toContain(`"inLanguage":"${code}"`);
      expect(html.match(/og:locale:alternate/g)).toHaveLength(1);
      const [, picture] = /og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html)!;
      expect(picture).toContain(`${home}share/`);
      if (path === '')
        expect((await request.get(origin() + picture)).headers()['content-type']).toBe('image/jpeg');
      expect(sitemap).toContain(`<loc>${address}</loc>`);
      // All links lead to a page, in the same language or in the list of languages.
      for (const [tag, href] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)[^>]*>/g)) {
        if (home !== base && !/hreflang/i.test(tag)) expect(href).toMatch(new RegExp(`^${home}`));
        if (!answers.has(href!)) answers.set(href!, (await request.get(origin() + href)).status());
      }
    }
    for (const file of ['contact.vcf', 'resume.json'])
      expect(await (await request.get(origin() + home + file)).text()).toContain(published + home);
  }
  expect(await readFile(join(dist, 'manifest.webmanifest'), 'utf8')).toContain('"lang":"en"');
  expect([...answers].filter(([, status]) => status !== 200)).toEqual([]);
  // Five pages in each language, and two contact cards.
  expect(answers.size).toBe(12);
});

test('the Arabic home page is mirrored, but no number, address or sign', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openAt(page, arabic.home);
  const banner = page.getByRole('banner');
  expect(
    await startOf(banner.getByRole('link', { name: inArabicLetters('Idris Vale'), exact: true })),
  ).toBeLessThan(await startOf(banner.locator('#menu')));
  const [first, second] = await page.locator('#projects').getByRole('article').all();
  // The first has its picture on the right, which is the left in this language.
  expect(await startOf(first!.locator('h3'))).toBeLessThan(await startOf(first!.locator('img')));
  expect(await startOf(second!.locator('img'))).toBeLessThan(await startOf(second!.locator('h3')));
  const role = page.locator('#experience li').first();
  expect(await startOf(role.locator('img'))).toBeLessThan(await startOf(role.getByRole('heading')));

  const arrow = page.locator('.arrow-link').first();
  expect(await arrow.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('←');
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.evaluate((title) => getComputedStyle(title).letterSpacing)).toMatch(/^(normal|0px)$/);
  const tags = page.locator('#technologies ul').nth(1);
  await tags.scrollIntoViewIfNeeded();
  expect(await tags.evaluate(isDotShown)).toBe(false);

  const { phoneText, email } = content.site.site.contact;
  for (const text of ['C++', phoneText!, email]) {
    const place = text === 'C++' ? tags : page.getByRole('contentinfo');
    expect(await letterOrder(place.getByText(text, { exact: true }))).toBe(text);
  }
});

test('the Arabic home page is mirrored on paper, and takes no more sheets than the English one', async ({
  page,
}) => {
  await openAt(page, arabic.home);
  const thirdSheet = page.pdf({ preferCSSPageSize: true, pageRanges: '3' });
  await expect(thirdSheet).rejects.toThrow('Page range exceeds page count');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 688, height: 1000 });
  const [first, second] = (await lettersOf(page.getByRole('heading', { level: 1 }))) as [Letter, Letter];
  expect(first.left).toBeGreaterThan(second.left);
  expect(Math.round(first.fromRightEdge)).toBe(0);
});

test('the list of languages leads to the same page and section, and Back returns', async ({ page }) => {
  await page.setViewportSize(desktop);
  // Else a card can still settle between the press and the release of the mouse, right after the driver has scrolled.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, `${base}#technologies`);
  // The bar appears when the visitor scrolls up.
  const top = await page.evaluate(() => scrollY);
  await scrollTo(page, top + 60);
  await scrollTo(page, top + 20);
  await page.locator('#menu summary').last().click();
  const list = page.getByRole('banner').locator('a[hreflang]');
  await expect(list).toHaveText([arabic.name]);
  await list.click();
  await expect(page).toHaveURL(`${origin()}${arabic.home}#technologies`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('#technologies')).toBeInViewport();

  const toEnglish = page.getByRole('contentinfo').getByRole('link', { name: english.name });
  await toEnglish.click();
  await expect(page).toHaveURL(new RegExp(`${base}#[a-z-]+$`));
  await openAt(page, `${arabic.home}services/service1`);
  await toEnglish.click();
  await expect(page).toHaveURL(`${origin()}${base}services/service1`);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

  // After a visit to another page without a load, the list leads to the page that is shown.
  await openAt(page, arabic.home);
  await clickAfterAnimations(page.locator('#services a[href$="service1"]').first());
  await expect(page).toHaveURL(`${origin()}${arabic.home}services/service1`);
  await toEnglish.click();
  await expect(page).toHaveURL(`${origin()}${base}services/service1`);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /404/, viewport: phone });

  test('the menu of a phone leads to the same page in the other language, and so does the 404 page of the first', async ({
    page,
  }) => {
    await page.goto(`${origin()}${base}services/service1`);
    await page.locator('[popovertarget]').click();
    await page.locator('#menu summary').last().click();
    await page.getByRole('banner').getByRole('link', { name: arabic.name }).click();
    await expect(page).toHaveURL(`${origin()}${arabic.home}services/service1`);
    // Some hosts, such as GitHub Pages, have this 404 page for all addresses.
    await page.goto(`${origin()}${base}lost`);
    const link = page.getByRole('main').getByRole('link', { name: arabic.name });
    await expect(link).toHaveAttribute('href', arabic.home);
    await expect(link).toHaveAttribute('lang', 'ar');
  });
});

test.describe('an address below /ar/ that does not exist', () => {
  test.use({ expectedErrors: /404/ });

  test('shows the 404 page in Arabic, at the address that was asked for, also where the host has one for all', async ({
    page,
    request,
  }) => {
    const answer = await request.get(`${origin()}${arabic.home}lost/page`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('<html lang="ar"');

    const body = await readFile(join(owner.dist, '404.html'));
    await page.route('**/lost/page?*', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    const response = await page.goto(`${origin()}${arabic.home}lost/page?from=mail`);
    expect(response!.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('main')).toContainText('/lost/page');
    await expect(page).toHaveURL(`${origin()}${arabic.home}lost/page?from=mail`);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(origin() + arabic.home);
    await page.goto(`${origin()}${base}lost`);
    await expect(page.getByRole('main')).toContainText('/lost');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // Another spelling leads to the page that is meant.
    await page.goto(`${origin()}${arabic.home}Services/Service1`);
    await expect(page).toHaveURL(`${origin()}${arabic.home}services/service1`);
  });
});

test('a visitor fetches the words of one language, and the code that is the same for all of them', async ({
  page,
}) => {
  const scripts: string[][] = [];
  for (const { code, home } of [english, arabic]) {
    const fetched: string[] = [];
    const listen = (request: { url: () => string }) => {
      const [, name] = /assets\/(.+\.js(?:on)?)$/.exec(request.url()) ?? [];
      if (name) fetched.push(name);
    };
    page.on('request', listen);
    await openAt(page, home);
    page.off('request', listen);
    const words = fetched.filter((name) => name.endsWith('.json'));
    expect(words).toEqual([expect.stringMatching(new RegExp(`^site-${code}-[\\w-]{8}\\.json$`))]);
    scripts.push(fetched.filter((name) => name.endsWith('.js')).toSorted());
  }
  expect(scripts[0]!.length).toBeGreaterThan(1);
  expect(scripts[1]).toEqual(scripts[0]);
});

/** In pixels from the right edge of the viewport, where a line begins. */
function startOf(target: Locator): Promise<number> {
  return target.first().evaluate((element) => innerWidth - element.getBoundingClientRect().right);
}

/** The letters of a text from left to right. */
async function letterOrder(target: Locator): Promise<string> {
  const letters = await lettersOf(target);
  return letters
    .sort((one, other) => one.left - other.left)
    .map(({ letter }) => letter)
    .join('');
}

type Letter = Awaited<ReturnType<typeof lettersOf>>[number];

function lettersOf(target: Locator) {
  return target.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const edge = element.getBoundingClientRect().right;
    return [...text.data].map((letter, index) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { left, right } = range.getBoundingClientRect();
      return { letter, left, fromRightEdge: edge - right };
    });
  });
}

async function openAt(page: Page, path: string) {
  await page.goto(origin() + path);
  await expect(page.locator('nav > button:not([popovertarget])')).toBeVisible();
}

function alternates(html: string): string[][] {
  return [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
    ([, ...pair]) => pair,
  );
}
