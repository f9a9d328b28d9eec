import type { Locator, Page } from '@playwright/test';
import { desktop, expect, fontsShown, open, pages, phone, scrollTo, test } from '../support/visitor.ts';

test.use({ expectedErrors: /404/ });

for (const { name, viewport, textSize } of [
  { name: 'zoomed to 400 %', viewport: { width: 320, height: 256 }, textSize: 16 },
  { name: 'text twice as large', viewport: desktop, textSize: 32 },
  { name: 'text twice as large on a phone', viewport: phone, textSize: 32 },
  { name: 'text twice as large on a small phone', viewport: { width: 320, height: 640 }, textSize: 32 },
]) {
  test(`${name}, no word of any page is cut off`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await setTextSize(page, textSize);
    for (const path of Object.values(pages)) {
      await open(page, path);
      expect(await cutOff(page), path).toEqual([]);
    }
  });
}

test('text twice as large on a phone, no word of a title is broken', async ({ page }) => {
  await page.setViewportSize(phone);
  await setTextSize(page, 32);
  for (const path of Object.values(pages)) {
    await open(page, path);
    await page.waitForFunction(fontsShown);
    expect(await page.locator('h1, h2, h3').evaluateAll(brokenWords), path).toEqual([]);
  }
});

test('zoomed to 400 %, the bar leaves most of the screen, and its menu scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThan(80);
  await page.getByRole('button', { name: 'Menu' }).click();
  const action = page.getByRole('banner').getByRole('link', { name: 'Discuss Project' });
  await expect(action).not.toBeInViewport({ ratio: 0.5 });
  await page.mouse.move(100, 200);
  await page.mouse.wheel(0, 600);
  await expect(action).toBeInViewport({ ratio: 1 });
});

test.describe('with the spacing of text overridden', () => {
  // The visitor's own style sheet stands above the policy of the page.
  test.use({ bypassCSP: true });

  for (const viewport of [desktop, { width: 768, height: 800 }, phone]) {
    test(`no word is cut off, ${viewport.width} wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const path of ['/', '/services/service1']) {
        await open(page, path);
        await page.addStyleTag({
          content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
            p { margin-block-end: 2em !important }`,
        });
        expect(await cutOff(page), path).toEqual([]);
      }
      if (viewport !== phone) return;
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByText('Services', { exact: true }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click({ trial: true });
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with more contrast asked for, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { contrast: 'more' } });

    test('soft text is as strong as the rest, lines can be seen, and the footage steps back', async ({
      page,
    }) => {
      await page.goto('./');
      const color = (selector: string, property: 'color' | 'borderTopColor') =>
        page
          .locator(selector)
          .first()
          .evaluate((element, property) => getComputedStyle(element)[property], property);
      const ink = await color('body', 'color');
      expect(await color('#services li p', 'color')).toBe(ink);
      expect(await color('#services h2 + p', 'color')).toBe(ink);
      const lightness = async (value: Promise<string>) => Number(/oklch\(([\d.]+)/.exec(await value)![1]);
      const line = await lightness(color('#services li', 'borderTopColor'));
      if (colorScheme === 'light') expect(line).toBeLessThanOrEqual(0.55);
      else expect(line).toBeGreaterThanOrEqual(0.65);
      await expect(page.locator('video').first().locator('xpath=../..')).toHaveCSS('opacity', '0.4');
    });
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('words stand on the colours that were asked for, not on the footage', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Introduction' }).locator('video')).toBeHidden();
    const button = page.getByRole('main').getByRole('link', { name: 'Start a chat' });
    expect(await button.evaluate((link) => getComputedStyle(link).borderTopStyle)).toBe('solid');
    const role = page.locator('#experience li').first();
    const line = await role.evaluate((entry) => getComputedStyle(entry, '::before').backgroundColor);
    expect(line, 'the line of the timeline').toBe(
      await page.evaluate(() => getComputedStyle(document.body).color),
    );
  });

  test('what floats over the page has an edge, and focus a ring', async ({ page }) => {
    await open(page);
    const edge = (locator: Locator) =>
      locator.evaluate((element) => getComputedStyle(element).borderTopStyle);
    expect(await edge(page.getByRole('button', { name: 'Play motion' }))).toBe('solid');
    await page.getByText('Services', { exact: true }).press('Enter');
    expect(await edge(page.locator('details ul'))).toBe('solid');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Free Consultation' })).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Escape');
    await page.getByRole('main').focus();
    await scrollTo(page, 900);
    expect(await edge(page.getByRole('link', { name: 'Idris Vale, home' }))).toBe('solid');
  });
});

/** As set in the browser, so the page's own units and breakpoints follow. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

function brokenWords(titles: Element[]): string[] {
  const range = document.createRange();
  return titles.flatMap(({ firstChild }) =>
    [...firstChild!.textContent!.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(firstChild!, index);
      range.setEnd(firstChild!, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    }),
  );
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
