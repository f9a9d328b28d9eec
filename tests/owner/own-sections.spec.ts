import type { Page } from '@playwright/test';
import type { OwnSection } from '../../model/sections.ts';
import { ownSections, ownSectionsInArabic, somePicture } from '../support/own-sections.ts';
import { loadWithArabic } from '../support/owners.ts';
import { contentOf, renderOnce } from '../support/rendered-site.ts';
import { expect, open, test } from '../support/visitor.ts';

test.describe.configure({ mode: 'default' });

const order = [
  'about',
  'education',
  'talks',
  'projects',
  'languages',
  'services',
  'experience',
  'technologies',
];

const owner = renderOnce(async () => {
  const loaded = await loadWithArabic();
  const [content, arabic] = [contentOf(loaded), contentOf(loaded, 1)];
  content.sections = { sections: withBareFact(ownSections(somePicture(content))), order };
  arabic.sections = { sections: withBareFact(ownSectionsInArabic(somePicture(content))) };
  return loaded;
});

/** The facts have one more, without a meaning. */
function withBareFact(sections: OwnSection[]): OwnSection[] {
  return sections.map((own) =>
    own.kind === 'facts' ? { ...own, facts: [...own.facts, { value: 'Esperanto' }] } : own,
  );
}

for (const [language, path, links] of [
  ['English', '/', ['About', 'Education', 'Projects', 'Technologies']],
  ['Arabic', '/ar/', ['نبذة', 'التعليم', 'المشاريع', 'التقنيات']],
] as const)
  test(`page, menu and footer follow the owner's order in ${language}`, async ({ page }) => {
    await open(page, path);
    const ids = page.getByRole('main').locator('section[id]:not(#opening)');
    expect(await ids.evaluateAll((sections) => sections.map(({ id }) => id))).toEqual(order);
    const anchors = (place: Page | ReturnType<Page['locator']>) =>
      place.locator('li > a[href^="#"]').allTextContents();
    expect(await anchors(page.getByRole('contentinfo'))).toEqual(links);
    expect(await anchors(page.getByRole('banner'))).toEqual(links);
  });

test('links lead to the sections, from every page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/services/service1']) {
    await open(page, path);
    await page.getByRole('banner').getByRole('link', { name: 'Education' }).click();
    await expect(page).toHaveURL(/\/#education$/);
    await expect(page.getByRole('heading', { name: 'Education' })).toBeInViewport();
  }
  await page.getByRole('main').getByRole('link', { name: 'my talks' }).click();
  await expect(page.getByRole('heading', { name: 'Talks' })).toBeInViewport();
});

test('the menu of services is at the place of its section, and what is left out is nowhere', async ({
  page,
}) => {
  await open(page);
  const items = page.getByRole('banner').locator('#menu > li');
  await expect(items.filter({ hasText: 'Custom Software' })).toContainText('Services');
  const texts = (await items.allTextContents()).map((text) => text.slice(0, 8));
  expect(texts.slice(0, 5)).toEqual(['About', 'Educatio', 'Projects', 'Services', 'Technolo']);
  await expect(page.locator('#hire-me, #quotes')).toHaveCount(0);
});

test('each kind says what it is to a screen reader, and nothing is empty', async ({ page }) => {
  await open(page);
  const education = page.getByRole('region', { name: 'Education' });
  await expect(education.getByRole('listitem')).toHaveText([
    /^Computer science \(opens in a new tab\)Technical University of Trieste2014 to 2018, 4 yearsA thesis/,
    'Certified accessibility specialistMay 2021',
    'First aid',
  ]);
  await expect(education.getByRole('link', { name: 'Computer science' })).toHaveAttribute(
    'href',
    'https://www.example.org/maps',
  );
  await expect(page.getByRole('region', { name: 'Talks' }).getByRole('listitem').last()).toHaveText(
    'Quiet maps2023',
  );
  const facts = page.getByRole('region', { name: 'Languages' });
  await expect(facts.getByRole('term')).toHaveText([
    'Native speaker',
    'Fluent',
    'Years of freelance work',
    // Not seen, but read in place of a meaning.
    'Languages',
  ]);
  await expect(facts.getByRole('definition')).toHaveText(['Italian', 'English', '11', 'Esperanto']);
  await expect(page.getByRole('region', { name: 'About me' }).getByRole('emphasis')).toHaveText('bakery');
  const empty = page.locator(
    `:is(${['education', 'talks', 'about', 'languages'].map((id) => `#${id}`)}) :empty`,
  );
  expect(await empty.evaluateAll((tags) => tags.map(({ localName }) => localName))).toEqual(
    expect.not.arrayContaining(['div', 'p', 'li', 'ul', 'h3']),
  );
});

test('the bar shows as many links to such sections as it has room for, and the footer all', async ({
  page,
}) => {
  await open(page);
  for (const [width, links] of [
    [768, ['Projects', 'Technologies']],
    [1199, ['Projects', 'Technologies']],
    [1200, ['About', 'Education', 'Projects', 'Technologies']],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const inBar = page.getByRole('banner').locator('#menu > li > a[href^="#"]:visible');
    await expect(inBar).toHaveText([...links]);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About' })).toBeVisible();
  }
});

for (const path of ['/', '/ar/'])
  test(`the portrait is beside the text from 768 pixels, and above it below that: ${path}`, async ({
    page,
  }) => {
    for (const [width, isBeside] of [
      [360, false],
      [767, false],
      [768, true],
      [1440, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      const portrait = (await page.locator('#about img').boundingBox())!;
      const text = (await page.locator('#about p').first().boundingBox())!;
      expect(portrait.y + portrait.height > text.y, `${width} wide`).toBe(isBeside);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

test('titles of a list with marks are in line, also that of an entry without one', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const titles = page.locator('#education h3');
    const lefts = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().left));
    expect(new Set(lefts).size, `${width} wide`).toBe(1);
  }
});

test('on paper every section has its words, without marks and the portrait', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  for (const words of [
    'Technical University of Trieste',
    'First aid',
    'I grew up above a bakery, where',
    'Italian',
  ])
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await expect(page.locator('#education svg').first()).toBeHidden();
  await expect(page.locator('#about img')).toBeHidden();
  const size = (name: string) => page.locator(name).evaluate((tag) => getComputedStyle(tag).fontSize);
  expect(await size('#education h3 >> nth=0')).toBe(await size('#experience h3 >> nth=0'));
});

test('only a site that has such sections has their styles and marks', async ({ page }) => {
  const has = async (address: string) => {
    const html = await (await fetch(address)).text();
    return ['.own-section-', 'icon-school'].map((part) => html.includes(part));
  };
  await open(page);
  expect(await has(owner.address)).toEqual([true, true]);
  expect(await has(process.env.SITE_UNDER_PATH!)).toEqual([false, false]);
});
