import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, type Rgb } from '../support/colour.ts';
import { content } from '../support/content.ts';
import { focusedElement, type Stop, stopsUntil } from '../support/stops.ts';
import { desktop, expect, open, phone, scrollTo, test } from '../support/visitor.ts';
import {
  barLink,
  initials,
  labels,
  linked,
  logo,
  noService,
  noServiceMenu,
  service,
  serviceItems,
  servicesButton,
} from '../support/words.ts';

const zoomedIn = { width: 320, height: 256 };
const viewports = [desktop, phone, zoomedIn];
const { site } = content.site;
const { serviceMenu } = content.services;
const skipLink = (page: Page) => page.getByRole('link', { name: labels.skipToContent });
const firstInMain = (page: Page) => page.getByRole('main').getByRole('link').first();

test.use({ expectedErrors: /404/ });

test('the first stops are the skip link, the logo and the button that pauses motion', async ({ page }) => {
  await open(page);
  const play = page.getByRole('button', { name: labels.playMotion });
  for (const stop of [skipLink(page), logo(page), play]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await expect(stop).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: labels.pauseMotion })).toBeFocused();
  await skipLink(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(firstInMain(page)).toBeFocused();
});

for (const path of ['/', ...(service ? [service.path] : []), '/404-page']) {
  test(`every stop on ${path} can be seen, with Tab and with Shift+Tab`, async ({ page }) => {
    test.slow();
    await openStill(page, path);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await scrollTo(page, 0);
      await skipLink(page).focus();
      const there = await stopsUntil(page, 'Tab', 'last');
      expect(there.length).toBeGreaterThan(9);
      const back = await stopsUntil(page, 'Shift+Tab', 'first');
      expect([...there, ...back].filter(({ isSeen }) => !isSeen)).toEqual([]);
      // The buttons over clips come only when they are near the viewport, so there are more of them on the way back.
      const links = (stops: Stop[]) => stops.filter(({ name }) => name !== labels.playClips);
      expect(links(back).reverse()).toEqual(links(there));
    }
  });
}

test('every stop in the open menus can be seen, and the menus close behind the keyboard', async ({
  page,
}) => {
  test.skip(serviceMenu.length === 0, noServiceMenu);
  await openStill(page, '/');
  const items = serviceItems(page);
  // Technologies comes before Services.
  const after = [
    ...linked.map(({ label }) => label).filter((label) => label !== 'Technologies'),
    labels.discussProject,
  ];
  const openMenus = async (isPhone: boolean) => {
    if (isPhone) await page.getByRole('button', { name: labels.menu }).press('Enter');
    await servicesButton(page).press('Enter');
    for (let index = 0; index < serviceMenu.length; index += 1) {
      await page.keyboard.press('Tab');
      await expect(items.nth(index)).toBeFocused();
      expect(await focusedElement(page)).toMatchObject({ isSeen: true });
    }
  };
  const leaveBar = async (check: () => Promise<void>) => {
    for (const label of after) {
      await page.keyboard.press('Tab');
      await expect(barLink(page, label)).toBeFocused();
      expect(await focusedElement(page)).toMatchObject({ isSeen: true });
      await check();
    }
    await page.keyboard.press('Tab');
    await expect(firstInMain(page)).toBeFocused();
    expect(await focusedElement(page)).toMatchObject({ isSeen: true });
    await expect(items).toHaveCount(0);
  };
  for (const viewport of viewports) {
    const isPhone = viewport !== desktop;
    await page.setViewportSize(viewport);
    await openMenus(isPhone);
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await expect(servicesButton(page)).toBeFocused();
    await leaveBar(async () => {});

    await openMenus(isPhone);
    // On a phone the open list covers nothing, and stays until the visitor leaves the menu.
    await leaveBar(() => expect(items).toHaveCount(isPhone ? serviceMenu.length : 0));
  }
});

test('after a link to a section, of this page or of another, the keyboard continues in that section', async ({
  page,
}) => {
  test.skip(!service, noService);
  const section = page.getByRole('region', { name: site.sections.projects.heading, exact: true });
  await openStill(page, '/#projects');
  await barLink(page, labels.projects).press('Enter');
  await expect(section, 'from the section itself').toBeFocused();
  await openStill(page, service!.path);
  await barLink(page, labels.projects).press('Enter');
  await expect(section).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeInViewport();
  // A section without links of its own leads to what follows it.
  expect(
    await section.evaluate((element) => {
      const position = element.compareDocumentPosition(document.activeElement!);
      return Boolean(position & Node.DOCUMENT_POSITION_FOLLOWING);
    }),
  ).toBe(true);
});

test('a link with the focus stays in view when the window or the text changes its size, but does not pull the page back', async ({
  page,
}) => {
  await openStill(page, '/');
  const session = await page.context().newCDPSession(page);
  const setTextSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  const link = page.getByRole('contentinfo').getByRole('link', { name: labels.projects });
  const resizes = [
    () => page.setViewportSize(phone),
    () => setTextSize(32),
    () => page.setViewportSize({ width: phone.width, height: 400 }),
    () => setTextSize(16),
    () => page.setViewportSize(desktop),
  ];
  await page.setViewportSize(desktop);
  await link.focus();
  for (const resize of resizes) {
    await resize();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await scrollTo(page, 1000);
  await page.setViewportSize(phone);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(link).toBeFocused();
  await expect(link).not.toBeInViewport();
});

test('Tab shows the next link at once, so that quick presses do not scroll past it', async ({ page }) => {
  await open(page);
  await firstInMain(page).focus();
  await scrollTo(page, 3000);
  await page.evaluate(() => {
    addEventListener('focusin', async ({ target }) => {
      // The browser scrolls in the frame after the press.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      const { top, bottom } = (target as Element).getBoundingClientRect();
      Object.assign(window, { wasInView: top >= 0 && bottom <= innerHeight });
    });
  });
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => 'wasInView' in window);
  expect(await page.evaluate(() => Reflect.get(window, 'wasInView'))).toBe(true);
});

test('a focused link is not covered by the bar', async ({ page }) => {
  await openStill(page, '/');
  const before = page.getByRole('region', { name: labels.introduction }).getByRole('link').last();
  const link = page.locator('#services').getByRole('link').first();
  const top = await link.evaluate((element) => element.getBoundingClientRect().top + scrollY - 20);
  await before.focus();
  await scrollTo(page, top + 50);
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true');
  await scrollTo(page, top);
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'false');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect(await focusedElement(page)).toMatchObject({ isSeen: true });
});

test('the focus ring has a contrast of 3:1 everywhere, in both themes', async ({ page }) => {
  test.slow();
  await openStill(page, '/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const expectRing = async () => {
      const { name, isLast } = await focusedElement(page);
      expect(await ringContrast(page), `${name}, ${colorScheme}`).toBeGreaterThanOrEqual(3);
      return { isLast };
    };
    await scrollTo(page, 0);
    await scrollTo(page, 500);
    await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true');
    await skipLink(page).focus();
    await expectRing();
    await page.keyboard.press('Tab');
    await expect(initials(page)).toBeFocused();
    await expectRing();
    await scrollTo(page, 0);
    do await page.keyboard.press('Tab');
    while (!(await expectRing()).isLast);
  }
});

/** Opened with its script running, then with everything that moves at rest. */
async function openStill(page: Page, path: string) {
  await open(page, path);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** The lowest contrast, on the sides within the viewport, between the ring and the pixel just outside of it. */
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
  const pixel = ([x, y]: [number, number]): Rgb => {
    const at = (Math.floor(y) * clip.width + Math.floor(x)) * 3;
    return pixels.subarray(at, at + 3);
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
    return [contrast(pixel(ring), pixel([left, top]))];
  });
  expect(contrasts.length).toBeGreaterThan(1);
  return Math.min(...contrasts);
}
