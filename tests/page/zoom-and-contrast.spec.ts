import type { Locator, Page } from '@playwright/test';
import { parse } from 'culori';
import { brokenWords } from '../support/any-amount.ts';
import { heroVideo } from '../support/clips.ts';
import { addStyle, desktop, expect, fontsShown, open, phone, scrollTo, test } from '../support/visitor.ts';
import {
  barLink,
  initials,
  labels,
  menuButton,
  motionButton,
  pageOfEachKind,
  service,
  serviceItems,
  servicesButton,
  title,
} from '../support/words.ts';

test.use({ expectedErrors: /404/ });

const largeText = [
  { name: 'zoomed to 400 %', viewport: { width: 320, height: 256 }, textSize: 16 },
  { name: 'text twice as large', viewport: desktop, textSize: 32 },
  { name: 'text twice as large on a small phone', viewport: { width: 320, height: 640 }, textSize: 32 },
  { name: 'text twice as large on a phone', viewport: phone, textSize: 32 },
];

for (const path of pageOfEachKind) {
  test(`${path}: no word is cut off at 400 % or when text is twice as large`, async ({ page }) => {
    await open(page, path);
    const session = await page.context().newCDPSession(page);
    for (const { name, viewport, textSize } of largeText) {
      await page.setViewportSize(viewport);
      // As set in the browser, so the units and breakpoints of the page follow.
      await session.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
      await expect.poll(() => fontSize(page)).toBeGreaterThanOrEqual(textSize);
      expect(await cutOff(page), name).toEqual([]);
    }
    expect(await page.locator('h1, h2, h3').evaluateAll(brokenWords), 'words broken in titles').toEqual([]);
  });
}

test('zoomed to 400 %, the bar leaves most of the screen, and its menu scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThan(80);
  await menuButton(page).click();
  const last = barLink(page, labels.discussProject);
  await expect(last).not.toBeInViewport({ ratio: 0.5 });
  await page.mouse.move(100, 200);
  await page.mouse.wheel(0, 600);
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('no word is cut off when the visitor overrides the spacing of text', async ({ page }) => {
  for (const path of ['/', service.path]) {
    await open(page, path);
    await addStyle(
      page,
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
    );
    for (const viewport of [desktop, { width: 768, height: 800 }, phone]) {
      await page.setViewportSize(viewport);
      expect(await cutOff(page), `${path}, ${viewport.width} wide`).toEqual([]);
    }
  }
  await menuButton(page).click();
  await servicesButton(page).click();
  await barLink(page, labels.projects).click({ trial: true });
});

test('with more contrast asked for, text is strong, lines seen, the clip faint', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ contrast: 'more' });
  const color = (selector: string, property: 'color' | 'borderTopColor') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element)[property], property);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const ink = await color('body', 'color');
    expect(await color('#services li p', 'color')).toBe(ink);
    expect(await color('#services h2 + p', 'color')).toBe(ink);
    const line = parse(await color('#services li', 'borderTopColor'));
    const lightness = line?.mode === 'oklch' ? line.l : Number.NaN;
    if (colorScheme === 'light') expect(lightness).toBeLessThanOrEqual(0.55);
    else expect(lightness).toBeGreaterThanOrEqual(0.65);
  }
  await expect(heroVideo(page).locator('xpath=../..')).toHaveCSS('opacity', '0.4');
});

test('in forced colours, what floats over the page has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  const edge = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).borderTopStyle);
  await expect(title(page)).toBeVisible();
  await expect(heroVideo(page)).toBeHidden();
  expect(await edge(page.locator('#services a.button'))).toBe('solid');
  const line = await page
    .locator('#experience li')
    .first()
    .evaluate((entry) => getComputedStyle(entry, '::before').backgroundColor);
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(line, 'the line of the timeline').toBe(ink);

  expect(await edge(motionButton(page))).toBe('solid');
  await servicesButton(page).press('Enter');
  expect(await edge(page.locator('details ul'))).toBe('solid');
  await page.keyboard.press('Tab');
  await expect(serviceItems(page).first()).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Escape');
  await page.getByRole('main').focus();
  await scrollTo(page, 900);
  expect(await edge(initials(page))).toBe('solid');
});

function fontSize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
}

/** Words and icons that stand outside of the page, or of a box that hides what does not fit into it. */
async function cutOff(page: Page): Promise<string[]> {
  await page.waitForFunction(fontsShown);
  return page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isIcon = node instanceof SVGSVGElement;
      const parent = node.parentElement;
      if (!isIcon && !(node instanceof Text && node.data.trim())) continue;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden'))
        continue;
      range.selectNode(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // Letters are given more height than their line has where the line is tight.
      const slack = 0.3 * Number.parseFloat(getComputedStyle(parent).fontSize);
      let fits = left >= -1 && right <= innerWidth + 1;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        if (!/hidden|clip/.test(getComputedStyle(box).overflow)) continue;
        const edge = box.getBoundingClientRect();
        fits &&= left >= edge.left - 1 && right <= edge.right + 1;
        fits &&= top >= edge.top - slack && bottom <= edge.bottom + slack;
      }
      if (!fits) found.push(isIcon ? `the icon in '${parent.textContent}'` : node.textContent!);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('(the page scrolls sideways)');
    return found;
  });
}
