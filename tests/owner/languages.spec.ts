import { cp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { stopsUntil } from '../support/stops.ts';
import { desktop, expect, phone, scrollTo, test, waitForAnimations } from '../support/visitor.ts';

// One build for all tests: the sample in English, with German and Arabic beside it, under a path.
test.describe.configure({ mode: 'default' });
test.use({ ownContext: true });

const base = '/portfolio/';
const languages = [
  { code: 'en', home: base, name: 'English', dir: 'ltr' },
  { code: 'ar', home: `${base}ar/`, name: 'العربية', dir: 'rtl' },
  { code: 'de', home: `${base}de/`, name: 'Deutsch', dir: 'ltr' },
];
const [english, arabic, german] = languages as [Language, Language, Language];
type Language = (typeof languages)[number];
const pages = [
  '',
  'services/service1',
  'services/service2',
  'projects/order-tracker',
  'projects/internal-audit-system',
];

let copy: ProjectCopy;
let server: Awaited<ReturnType<ProjectCopy['serve']>>;
let origin: string;
const dist = (file: string) => join(copy.folder, 'dist', file);

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = await copyProject();
  await copy.edit('content/site.ts', "url: 'https://example.com'", "url: 'https://example.com/portfolio'");
  for (const { code } of [arabic, german]) {
    await cp(`tests/languages/${code}`, join(copy.folder, 'content', code), { recursive: true });
    await copy.edit(
      `content/${code}/site.ts`,
      "url: 'https://example.com'",
      "url: 'https://example.com/portfolio'",
    );
  }
  await copy.append('content/theme.ts', "theme.fonts.more = ['Noto Kufi Arabic'];");
  server = await copy.buildAndServe();
  origin = new URL(server.address).origin;
});

test.afterAll(async () => {
  server?.close();
  await copy?.remove();
});

test('every page is there in every language, and says so to search engines and in share previews', async ({
  request,
}) => {
  const sitemap = await readFile(dist('sitemap.xml'), 'utf8');
  for (const { code, home, dir } of languages) {
    for (const path of pages) {
      const html = await (await request.get(origin + home + path)).text();
      const address = `https://example.com${home}${path}`;
      expect(html).toContain(`<html lang="${code}" dir="${dir}">`);
      expect(html).toContain(`<link rel="canonical" href="${address}">`);
      // Each language refers to all, itself too: search engines ignore a reference that is not returned.
      expect(alternates(html)).toEqual([
        ...languages.map((each) => [each.code, `https://example.com${each.home}${path}`]),
        ['x-default', `https://example.com${base}${path}`],
      ]);
      const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
      expect(JSON.stringify(JSON.parse(data!))).toContain(`"inLanguage":"${code}"`);
      expect(html.match(/og:locale:alternate/g)).toHaveLength(2);
      const [, picture] = /og:image" content="https:\/\/example\.com([^"]+)"/.exec(html)!;
      expect(picture).toContain(home);
      expect((await request.get(origin + picture)).headers()['content-type']).toBe('image/jpeg');
      expect(sitemap).toContain(`<loc>${address}</loc>`);
    }
    for (const file of ['contact.vcf', 'resume.json'])
      expect(await (await request.get(origin + home + file)).text()).toContain(`https://example.com${home}`);
  }
  expect(await readFile(dist('manifest.webmanifest'), 'utf8')).toContain('"lang":"en"');
});

test('all links of the Arabic and German pages lead to a page, in the same language or in the list of languages', async ({
  request,
}) => {
  const answers = new Map<string, number>();
  for (const { home } of [arabic, german]) {
    for (const path of pages) {
      const html = await (await request.get(origin + home + path)).text();
      for (const [tag, href] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)[^>]*>/g)) {
        if (!/hreflang/i.test(tag)) expect(href).toMatch(new RegExp(`^${home}`));
        if (!answers.has(href!)) answers.set(href!, (await request.get(origin + href)).status());
      }
    }
  }
  expect([...answers].filter(([, status]) => status !== 200)).toEqual([]);
  // Five pages in each of three languages, and two contact cards.
  expect(answers.size).toBe(17);
});

test.describe('on all kinds of pages', () => {
  test.use({ expectedErrors: /404/ });
  for (const { code, home } of [arabic, german])
    test(`axe finds nothing in ${code}, with its menus open, and nothing is wider than the page`, async ({
      page,
    }) => {
      // axe reads four pages.
      test.slow();
      for (const path of ['', 'services/service1', 'projects/order-tracker', 'nowhere']) {
        await page.setViewportSize(desktop);
        await openAt(page, home + path);
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await page.locator('#menu summary').last().click();
        await page.evaluate(waitForAnimations);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
        await page.keyboard.press('Escape');
        for (const width of [320, 768, 1024, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      }
    });
});

test('the Arabic home page can be walked through with Tab, and its numbers and addresses stay left to right', async ({
  page,
}) => {
  await openAt(page, arabic.home);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await scrollTo(page, 0);
    await page.locator('a').first().focus();
    const stops = await stopsUntil(page, 'Tab', 'last');
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
  }
  const { phoneText, email } = content.site.site.contact;
  for (const text of [phoneText!, email]) {
    const line = page.getByRole('contentinfo').getByText(text);
    expect(await line.evaluate(firstLetters), text).toMatchObject({ run: 'right' });
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
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.evaluate(firstLetters)).toEqual({ run: 'left', fromRightEdge: 0 });
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
  await expect(list).toHaveText([arabic.name, german.name]);
  await list.first().click();
  await expect(page).toHaveURL(`${origin}${arabic.home}#technologies`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('#technologies')).toBeInViewport();

  await page.getByRole('contentinfo').getByRole('link', { name: german.name }).click();
  await expect(page).toHaveURL(new RegExp(`${german.home}#[a-z-]+$`));
  await openAt(page, `${german.home}services/service1`);
  await page.getByRole('contentinfo').getByRole('link', { name: english.name }).click();
  await expect(page).toHaveURL(`${origin}${base}services/service1`);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  // After a visit to another page without a load, the list leads to the page that is shown.
  await openAt(page, arabic.home);
  await page.locator('#services a[href$="service1"]').first().click();
  await expect(page).toHaveURL(`${origin}${arabic.home}services/service1`);
  await page.getByRole('contentinfo').getByRole('link', { name: english.name }).click();
  await expect(page).toHaveURL(`${origin}${base}services/service1`);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu of a phone has the languages, as plain links to the same page', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const page = await context.newPage();
    await page.goto(`${origin}${arabic.home}services/service1`);
    await page.locator('[popovertarget]').click();
    await page.locator('#menu summary').last().click();
    await page.getByRole('banner').getByRole('link', { name: german.name }).click();
    await expect(page).toHaveURL(`${origin}${german.home}services/service1`);
    await context.close();
  });
});

test.describe('an address below /ar/ that does not exist', () => {
  test.use({ expectedErrors: /404/ });

  test('shows the 404 page in Arabic, at the address that was asked for', async ({ page }) => {
    const response = await page.goto(`${origin}${arabic.home}lost/page?from=mail`);
    expect(response!.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('main')).toContainText('/lost/page');
    await expect(page).toHaveURL(`${origin}${arabic.home}lost/page?from=mail`);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(origin + arabic.home);
    await page.goto(`${origin}${base}lost`);
    await expect(page.getByRole('main')).toContainText('/lost');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('leads to the page that is meant by another spelling', async ({ page }) => {
    await page.goto(`${origin}${arabic.home}Services/Service1`);
    await expect(page).toHaveURL(`${origin}${arabic.home}services/service1`);
  });
});

test('a visitor fetches the words of one language, and at most 1 kB of script more than with one language', async ({
  page,
}) => {
  const sizes = new Map<string, number>();
  for (const { code, home } of languages) {
    const scripts: string[] = [];
    const listen = (request: { url: () => string }) => {
      const [, name] = /assets\/(.+\.js)$/.exec(request.url()) ?? [];
      if (name) scripts.push(name);
    };
    page.on('request', listen);
    await openAt(page, home);
    page.off('request', listen);
    const words = scripts.filter((name) => name.startsWith('content-'));
    expect(words).toHaveLength(1);
    const others = scripts.filter((name) => !words.includes(name));
    const bytes = await Promise.all(others.map(async (name) => (await stat(dist(`assets/${name}.gz`))).size));
    sizes.set(
      code,
      bytes.reduce((sum, size) => sum + size, 0),
    );
  }
  const alone = await Promise.all(
    (await readFile('dist/.assets', 'utf8'))
      .split('\n')
      .filter((name) => /^(client|hydrate|rolldown-runtime)-.*\.js\.gz$/.test(name))
      .map(async (name) => (await stat(`dist/assets/${name}`)).size),
  );
  const before = alone.reduce((sum, size) => sum + size, 0);
  for (const [code, size] of sizes) expect(size - before, code).toBeLessThanOrEqual(1000);
});

test('a site in Arabic alone is at its root, mirrored, and has no list of languages', async ({ page }) => {
  test.slow();
  const alone = await copyProject();
  for (const file of ['site', 'services', 'experience', 'technologies', 'projects', 'quotes'])
    await copyFile(`${file}.ts`, alone.folder);
  for (const file of ['internal-audit-system', 'order-tracker'])
    await copyFile(`stories/${file}.ts`, alone.folder);
  await alone.append('content/theme.ts', "theme.fonts.more = ['Noto Kufi Arabic'];");
  const { address, close } = await alone.buildAndServe();
  await page.setViewportSize(phone);
  await page.goto(address);
  await expect(page.locator('nav > button:not([popovertarget])')).toBeVisible();
  await expect(page.locator('html[lang=ar][dir=rtl]')).toHaveCount(1);
  await expect(page.locator('[hreflang]')).toHaveCount(0);
  await page.locator('[popovertarget]').click();
  await page.evaluate(waitForAnimations);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await readFile(join(alone.folder, 'dist/manifest.webmanifest'), 'utf8')).toContain('"dir":"rtl"');
  close();
  await alone.remove();
});

/** The direction in which they are written, and how far the first one is from the right edge of the element. */
function firstLetters(element: Element) {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
  const [first, second] = [0, 1].map((at) => {
    const letter = document.createRange();
    letter.setStart(text, at);
    letter.setEnd(text, at + 1);
    return letter.getBoundingClientRect();
  }) as [DOMRect, DOMRect];
  return {
    run: first.left < second.left ? 'right' : 'left',
    fromRightEdge: Math.round(element.getBoundingClientRect().right - first.right),
  };
}

/** A file of the Arabic sample as one of the first language, with its imports. */
async function copyFile(name: string, folder: string) {
  const text = await readFile(`tests/languages/ar/${name}`, 'utf8');
  const oneFolderUp = (_: string, more = './') => `from '${more}`;
  await writeFile(join(folder, 'content', name), text.replace(/from '\.\.\/(\.\.\/)?/g, oneFolderUp));
}

async function openAt(page: Page, path: string) {
  await page.goto(origin + path);
  await expect(page.locator('nav > button:not([popovertarget])')).toBeVisible();
}

function alternates(html: string): string[][] {
  return [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
    ([, ...pair]) => pair,
  );
}
