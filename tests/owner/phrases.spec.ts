import type { Page } from '@playwright/test';
import { phrasesOf, withBreaks } from '../../tools/content/phrases.ts';
import { shownFonts } from '../support/fonts.ts';
import { needsJapaneseLetters } from '../support/japanese-letters.ts';
import { linesOf } from '../support/lines.ts';
import { loadOwner } from '../support/owners.ts';
import { renderOnce } from '../support/rendered-site.ts';
import { clickAfterAnimations, desktop, expect, fontsShown, phone, test } from '../support/visitor.ts';

test.describe.configure({ mode: 'default' });
test.use({ ownContext: true, viewport: phone });
needsJapaneseLetters();

const owner = renderOnce(async () => {
  const { languages, ...loaded } = await loadOwner('japanese');
  return { ...loaded, languages: [languages[0]] };
});

test('Japanese titles break between phrases, and nothing but their text has the signs for it', async ({
  page,
}) => {
  await page.goto(owner.address);
  await expect(
    page.getByRole('heading', { name: '現場の手順が、そのまま画面になる。', level: 1 }),
  ).toBeVisible();
  const lines = await page.evaluate(linesOf, 'h1, h2, h3');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines[0]!.length).toBeGreaterThan(1);
  // Where the box with four ways to get in touch is narrow, the invitation has a row of its own.
  await page.setViewportSize({ width: 1000, height: 800 });
  const [invitation] = await page.evaluate(linesOf, '#opening li:first-child a');
  expect(invitation![0]).toContain('お困りごとを聞かせてください');
  await page.setViewportSize(phone);
  for (const title of lines) {
    const phrases = await phrasesOf(title.join(''), 'ja');
    const ends = phrases.map((_, index) => phrases.slice(0, index + 1).join(''));
    for (const index of title.keys()) expect(ends).toContain(title.slice(0, index + 1).join(''));
  }
  await expectPhrased(page, '.arrow-link, main .button, #projects h3 ~ p:not(.print-only)');
  // The same after hydration, and on the way to another page.
  await clickAfterAnimations(page.getByRole('link', { name: '進め方を見る' }));
  await expect(page).toHaveTitle('業務アプリ開発 · 藤村 遥');
  await expectPhrased(page, 'main .button, main li > a + p');
  const attributes = await page.evaluate(() =>
    Array.from(document.querySelectorAll('*'), (tag) =>
      Array.from(tag.attributes, ({ value }) => value),
    ).flat(),
  );
  expect(attributes.filter((value) => /\u200b|%E2%80%8B/i.test(value))).toEqual([]);
  expect(await page.evaluate(() => document.head.textContent)).not.toContain('\u200b');
});

test('Japanese has more room between lines than Latin letters have, none between letters, and is never slanted', async ({
  page,
}) => {
  await page.goto(owner.address);
  for (const [selector, leading] of [
    ['h1', 1.25],
    ['#services h2', 1.25],
    ['#services h3', 1.25],
    ['#services h2 + p', 1.5],
    ['#experience a', 1.7],
    ['#services li p', 1.7],
  ] as const) {
    const { lineHeight, fontSize, letterSpacing } = await styleOf(page, selector);
    expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize), selector).toBeCloseTo(leading, 2);
    expect(letterSpacing, selector).toMatch(/^(normal|0px)$/);
  }
  expect(await styleOf(page, '#experience em')).toMatchObject({ fontStyle: 'normal', fontWeight: '600' });
});

test('sharp corners are those of play buttons, the timeline and portraits too', async ({ page }) => {
  await page.goto(owner.address);
  // A play button comes when its clip is near the view.
  await page.locator('#projects img').first().scrollIntoViewIfNeeded();
  for (const selector of [
    '#projects button',
    '#experience li > span',
    '#quotes img',
    '.button',
    '#services li',
  ])
    expect((await styleOf(page, selector)).borderRadius, selector).toBe('0px');
});

test('an upright recording is tall on a phone, and inside a plain frame on a desktop', async ({ page }) => {
  await page.goto(owner.address);
  const media = page.locator('#stock-count > :last-child');
  const sizes = async () => {
    const [frame, picture] = [await media.boundingBox(), await media.locator('img').boundingBox()];
    return { frame: frame!, picture: picture! };
  };
  const narrow = await sizes();
  expect(narrow.picture.width).toBeGreaterThan(phone.width * 0.6);
  expect(narrow.picture.height / narrow.picture.width).toBeGreaterThan(1.5);
  await page.setViewportSize(desktop);
  const { frame, picture } = await sizes();
  expect(picture.width).toBeLessThan(frame.width / 2);
  expect(picture.x - frame.x, 'in the middle').toBeCloseTo(
    frame.x + frame.width - picture.x - picture.width,
    0,
  );
  expect(frame.height).toBeGreaterThan(picture.height);
  expect((await styleOf(page, '#stock-count > :last-child')).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

test('a Japanese page fetches one file of each font, with all its letters', async ({ page }) => {
  const bytes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) bytes.push(response.body().then(({ length }) => length));
  });
  await page.goto(owner.address);
  await page.waitForFunction(fontsShown);
  expect(await shownFonts(page, 'h1')).toEqual(['Zen Kaku Gothic New Medium']);
  const shown = await shownFonts(page, 'main');
  expect(shown.filter((name) => !/^(Noto Sans JP|Zen Kaku Gothic New)|Mono/.test(name))).toEqual([]);
  const sizes = await Promise.all(bytes);
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120_000);
});

function styleOf(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { lineHeight, fontSize, fontStyle, fontWeight, letterSpacing, borderRadius, backgroundColor } =
        getComputedStyle(element);
      return { lineHeight, fontSize, fontStyle, fontWeight, letterSpacing, borderRadius, backgroundColor };
    });
}

/** Short texts, which break between phrases on a screen that is narrow enough. */
async function expectPhrased(page: Page, selector: string) {
  const shown = await page
    .locator(selector)
    .evaluateAll((all) =>
      all.map((element) => [element.firstChild!.nodeValue!, getComputedStyle(element).wordBreak]),
    );
  expect(shown.length).toBeGreaterThan(2);
  for (const [text, wordBreak] of shown) {
    expect(text).toBe(await withBreaks(text!.replace(/[\u200b\u2060]/g, ''), 'ja'));
    expect(wordBreak, text).toBe('keep-all');
  }
}
