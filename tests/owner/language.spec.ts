import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Content } from '../../model/content.ts';
import { storyPath } from '../../model/page.ts';
import { storiesIn } from '../../model/page.ts';
import { textsIn } from '../../tools/content/field-name.ts';
import { loadContent, loadSchemas } from '../../tools/content/load-content.ts';
import { buildSite } from '../../tools/pages/build-site.ts';
import { shownFonts } from '../support/fonts.ts';
import { observeShifts, shiftSoFar } from '../support/layout-shift.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { isDotShown } from '../support/tags.ts';
import { expect, fontsShown, open, test } from '../support/visitor.ts';

// An owner with a made-up language, and with other fonts, of which one has a file for each weight. The labels are those of
// English between ⟦ and ⟧. The language is written right to left, like Persian.
const labels = `import { labels as english } from './en.ts';
import type { Labels } from './labels.ts';

const wrap = (label: unknown) =>
  typeof label === 'function' ? (...parts: unknown[]) => \`⟦\${label(...parts)}⟧\` : \`⟦\${label}⟧\`;
export const labels = Object.fromEntries(
  Object.entries(english).map(([name, label]) => [name, wrap(label)]),
) as unknown as Labels;
`;
const replaced = `import type { Labels } from '../model/labels/labels.ts';

export const labels: Partial<Labels> = { menu: '⟦Go⟧', call: (phone) => \`⟦Ring \${phone}⟧\` };
`;

let copy: ProjectCopy;
let content: Content;
let site: Awaited<ReturnType<ProjectCopy['serve']>>;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  copy = await copyProject();
  await writeFile(join(copy.folder, 'model/labels/fa.ts'), labels);
  await writeFile(join(copy.folder, 'content/labels.ts'), replaced);
  await copy.edit('content/site.ts', "language: 'en'", "language: 'fa'");
  await copy.edit('content/experience.ts', "    duration: '2022 to 2024, 2 years',\n", '');
  await copy.edit('content/technologies.ts', "'TypeScript'", "'C++'");
  await copy.append('content/theme.ts', "theme.fonts = { display: 'Bodoni Moda', text: 'Roboto' };");
  expect(await buildSite(copy.folder, { uncompressed: true })).toMatchObject({ problems: [] });
  ({ content } = (await loadContent(copy.folder, await loadSchemas(copy.folder))) as unknown as {
    content: Content;
  });
  site = await copy.serve();
});

test.afterAll(async () => {
  site?.close();
  await copy.remove();
});

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures here
  baseURL: async ({}, use) => use(site?.address),
  expectedErrors: /status of 404/,
});

test('no visible or spoken word of the page stands outside of the labels and the content', async ({
  page,
}) => {
  const { url } = content.site.site;
  const texts = textsIn(content).map(({ value }) => value.replace(/<[^>]*>/g, ''));
  const paths = ['/', '/services/service1', storyPath(storiesIn(content)[0]!.id), '/nothing'];
  const own: string[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await open(page, path);
    if (path === '/') {
      await page.locator('#projects video').first().scrollIntoViewIfNeeded();
      await expect(page.getByText('⟦Play clips⟧').first()).toBeAttached();
    }
    for (const words of await wordsIn(page)) {
      own.push(...(words.match(/⟦[^⟧]*⟧/g) ?? []));
      const others = words
        .replace(/⟦[^⟧]*⟧/g, '')
        .split(' · ')
        .map((part) => part.trim());
      const foreign = others.filter((part) => /\p{L}/u.test(part) && part !== path && !part.startsWith(url));
      expect(
        foreign.filter((part) => !texts.some((text) => text.includes(part))),
        path,
      ).toEqual([]);
    }
  }
  expect(own).toEqual(
    expect.arrayContaining([
      '⟦Skip to content⟧',
      '⟦Go⟧',
      '⟦Ring +44 20 7946 0321⟧',
      '⟦Play clips⟧',
      '⟦2022 to 2024, 2 years⟧',
      '⟦(opens in a new tab)⟧',
      '⟦Visit Profile on Upwork⟧',
      '⟦How the work goes⟧',
      '⟦What came of it⟧',
      '⟦Go to the home page⟧',
    ]),
  );
});

test('a language that is written right to left mirrors the page, but no number, address or sign', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const banner = page.getByRole('banner');
  expect(await startOf(banner.getByRole('link', { name: content.site.site.name, exact: true }))).toBeLessThan(
    await startOf(banner.locator('#menu')),
  );
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

  expect(await letterOrder(tags.getByText('C++'))).toBe('C++');
  expect(await letterOrder(page.getByRole('contentinfo').getByText('+44 20 7946 0321'))).toBe(
    '+44 20 7946 0321',
  );
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('headlines and texts are in the fonts that the theme names, and nothing moves when they arrive', async ({
  page,
}) => {
  await page.addInitScript(observeShifts);
  await page.addInitScript(() => {
    const { finish } = Animation.prototype;
    Animation.prototype.finish = function () {
      const own = [...document.fonts].filter(({ family }) => /^"?Roboto"?$/.test(family));
      Object.assign(window, { whenShown: own.map(({ weight, status }) => `${weight} ${status}`) });
      finish.call(this);
    };
  });
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await page.waitForFunction(fontsShown);
  expect(await page.evaluate(shiftSoFar)).toBeLessThan(0.001);
  expect(await page.evaluate(() => document.body.getAnimations().length), 'fonts that are held back').toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'whenShown'))).toEqual([
    '400 499 loaded',
    '600 699 loaded',
  ]);
  expect(await shownFonts(page, 'h1')).toEqual([expect.stringContaining('Bodoni Moda')]);
  for (const selector of ['h1 + div > p', '#services a'])
    expect(await shownFonts(page, selector), selector).toContainEqual(expect.stringContaining('Roboto'));
});

test('the licences are those of the fonts that the theme names, and the pictures are drawn in them', async () => {
  const licences = await readFile(join(copy.folder, 'dist/licences.txt'), 'utf8');
  expect(licences.match(/(?<=^## )@fontsource.+/gm)).toEqual([
    '@fontsource-variable/bodoni-moda',
    '@fontsource/roboto',
  ]);
  // Those of the sample have the same words.
  for (const picture of ['share/home.jpg', 'favicon.svg']) {
    const [own, sample] = [
      await readFile(join(copy.folder, 'dist', picture)),
      await readFile(`dist/${picture}`),
    ];
    expect(own.equals(sample), picture).toBe(false);
  }
});

/** All that is shown or spoken, also what is hidden now. */
function wordsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode())
      if (!nodes.currentNode.parentElement!.closest('script, style'))
        words.push(nodes.currentNode.nodeValue!);
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'])
        if (element.hasAttribute(name)) words.push(element.getAttribute(name)!);
    return words;
  });
}

/** In pixels from the right edge of the viewport, where a line begins. */
function startOf(target: Locator): Promise<number> {
  return target.first().evaluate((element) => innerWidth - element.getBoundingClientRect().right);
}

/** The letters of a text from left to right. */
function letterOrder(target: Locator): Promise<string> {
  return target.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const letters = [...text.data].map((letter, index) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return { letter, left: range.getBoundingClientRect().left };
    });
    return letters
      .sort((one, other) => one.left - other.left)
      .map(({ letter }) => letter)
      .join('');
  });
}
