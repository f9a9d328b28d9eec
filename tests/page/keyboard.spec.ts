import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { desktop, expect, open, pages, phone, scrollTo, test } from '../support/visitor.ts';

const zoomedIn = { width: 320, height: 256 };

test.use({ expectedErrors: /404/ });

test('the first stops are the way past the bar, the way home and the pause', async ({ page }) => {
  await open(page);
  const stops = [
    page.getByRole('link', { name: 'Skip to content' }),
    page.getByRole('link', { name: 'Idris Vale', exact: true }),
    page.getByRole('button', { name: 'Play motion' }),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await expect(stop).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause motion' })).toBeFocused();
  await stops[0]!.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Tell me what slows you down' })).toBeFocused();
});

for (const viewport of [desktop, phone, zoomedIn]) {
  for (const path of [pages.home, pages.service1, pages['not-found']]) {
    test(`${viewport.width} wide, every stop on ${path} can be seen, there and back`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await still(page, path);
      const last = (await page.getByRole('contentinfo').getByRole('link').last().textContent())!;
      const there = await stops(page, 'Tab', last);
      expect(there.length).toBeGreaterThan(9);
      expect(there.filter(({ seen }) => !seen)).toEqual([]);
      const back = await stops(page, 'Shift+Tab', 'Skip to content');
      expect(back.filter(({ seen }) => !seen)).toEqual([]);
      const names = (list: Stop[]) => list.map(({ name }) => name).filter((name) => name !== 'Play clips');
      expect([...names(back).reverse(), last]).toEqual(names(there));
    });
  }

  test(`${viewport.width} wide, every stop in the open menus can be seen, and leads out again`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await still(page, '/services/service1');
    if (viewport !== desktop) await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await page.getByText('Services', { exact: true }).press('Enter');
    const first = page.getByRole('link', { name: 'Free Consultation' });
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    for (const name of ['Custom Software Development', 'Web Development', 'Mobile App Development']) {
      expect((await stop(page)).seen).toBe(true);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeFocused();
    }
    expect((await stop(page)).seen).toBe(true);
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(page.getByText('Services', { exact: true })).toBeFocused();
    for (const name of ['Projects', 'Discuss Project']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeFocused();
      expect((await stop(page)).seen).toBe(true);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });
}

for (const viewport of [desktop, phone, zoomedIn]) {
  test(`a menu closes behind the keyboard, ${viewport.width} by ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await still(page, '/');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    const first = page.getByRole('link', { name: 'Free Consultation' });
    if (viewport !== desktop) await menu.press('Enter');
    await page.getByText('Services', { exact: true }).press('Enter');
    await expect(first).toBeVisible();
    for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Mobile App Development', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    // On a phone it lies over nothing.
    await expect(first).toBeVisible({ visible: viewport !== desktop });
    expect(await stop(page)).toEqual({ name: 'Projects', seen: true });
    for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press('Tab');
    await expect(first).toBeHidden();
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    expect((await stop(page)).seen).toBe(true);
  });
}

test('after a link to a section of another page the keyboard goes on in that section', async ({ page }) => {
  await still(page, '/services/service1');
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Latest Projects' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#projects :focus')).toBeInViewport();
});

test('a link that lies under the bar comes out from under it', async ({ page }) => {
  await still(page, '/');
  const link = page.getByRole('link', { name: 'How an app gets made' });
  const top = await link.evaluate((element) => element.getBoundingClientRect().top + scrollY - 20);
  await page.getByRole('link', { name: 'Call +44' }).focus();
  await scrollTo(page, top + 50);
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true');
  await scrollTo(page, top);
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'false');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect((await stop(page)).seen).toBe(true);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ring stands out by 3:1 wherever it is, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await still(page, '/');
    await scrollTo(page, 500);
    await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true');
    for (const name of ['Skip to content', 'IV Idris Vale, home']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name })).toBeFocused();
      expect(await ringContrast(page), name).toBeGreaterThanOrEqual(3);
    }
    await scrollTo(page, 0);
    const last = (await page.getByRole('contentinfo').getByRole('link').last().textContent())!;
    for (let name = ''; name !== last; ) {
      await page.keyboard.press('Tab');
      ({ name } = await stop(page));
      expect(await ringContrast(page), name).toBeGreaterThanOrEqual(3);
    }
  });
}

type Stop = { name: string; seen: boolean };

/** Opened with its script at work, then with everything that moves at rest. */
async function still(page: Page, path: string) {
  await open(page, path);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible();
}

async function stops(page: Page, key: string, last: string): Promise<Stop[]> {
  const list: Stop[] = [];
  while (list.at(-1)?.name !== last) {
    await page.keyboard.press(key);
    list.push(await stop(page));
  }
  return list;
}

/** Seen: from its middle towards each side nothing lies over it, as far as it fits between the bar and the edge. */
function stop(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const element = document.activeElement!;
    const { left, top, width, height } = element.getBoundingClientRect();
    const reach = Math.min(0.4, 60 / height);
    const seen = [
      [0.5, 0.5],
      [0.1, 0.5],
      [0.9, 0.5],
      [0.5, 0.5 - reach],
      [0.5, 0.5 + reach],
    ].every(([x, y]) => element.contains(document.elementFromPoint(left + width * x!, top + height * y!)));
    return { name: element.textContent!.trim(), seen };
  });
}

/** The least contrast, among the sides on the screen, between the ring and what is just outside of it. */
async function ringContrast(page: Page): Promise<number> {
  const { box, clip, offset, thickness } = await page.evaluate(() => {
    const element = document.activeElement!;
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x, box.y].map((edge) => Math.max(0, Math.floor(edge) - 12)) as [number, number];
    return {
      box: { x: box.x - x, y: box.y - y, width: box.width, height: box.height },
      clip: {
        x,
        y,
        width: Math.min(innerWidth, Math.ceil(box.right) + 12) - x,
        height: Math.min(innerHeight, Math.ceil(box.bottom) + 12) - y,
      },
      offset: Number.parseFloat(outlineOffset),
      thickness: outlineStyle === 'solid' ? Number.parseFloat(outlineWidth) : 0,
    };
  });
  expect(thickness).toBeGreaterThanOrEqual(2);
  const pixels = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  const luminance = ([x, y]: [number, number]) => {
    const at = (Math.floor(y) * clip.width + Math.floor(x)) * 3;
    const [red, green, blue] = [...pixels.subarray(at, at + 3)].map((value) => (value / 255) ** 2.2);
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const { x, y, width, height } = box;
  const sides = (away: number): [number, number][] => [
    [x - away, y + height / 2],
    [x + width + away, y + height / 2],
    [x + width / 2, y - away],
    [x + width / 2, y + height + away],
  ];
  const outside = sides(offset + thickness + 1);
  const contrasts = sides(offset + thickness / 2).flatMap((ring, side) => {
    const [left, top] = outside[side]!;
    if (left < 0 || top < 0 || left >= clip.width || top >= clip.height) return [];
    const [dark, bright] = [luminance(ring), luminance([left, top])].sort((a, b) => a - b);
    return [(bright! + 0.05) / (dark! + 0.05)];
  });
  expect(contrasts.length).toBeGreaterThan(1);
  return Math.min(...contrasts);
}
