import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, type Rgb } from '../support/colour.ts';
import { content } from '../support/content.ts';
import { focusedElement, type Stop, stopsUntil } from '../every-site/stops.ts';
import { desktop, expect, open, phone, scrollTo, test } from '../support/visitor.ts';
import {
  barLink,
  initials,
  labels,
  logo,
  menuButton,
  motionButton,
  service,
  serviceItems,
  servicesButton,
} from '../support/words.ts';

const zoomedIn = { width: 320, height: 256 };
const { site } = content.site;
const { serviceMenu } = content.services;
const skipLink = (page: Page) => page.getByRole('link', { name: labels.skipToContent });
const firstInMain = (page: Page) => page.getByRole('main').getByRole('link').first();

test('the first stops are the skip link, the logo and the button that pauses motion', async ({ page }) => {
  await open(page);
  for (const stop of [skipLink(page), logo(page), motionButton(page)]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await expect(stop).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Space');
  await expect(motionButton(page, 'pauseMotion')).toBeFocused();
  await skipLink(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(firstInMain(page)).toBeFocused();
});

// With Tab, on every page, on a desktop and on a phone: tests/every-site/keyboard.ts.
test('every stop can be seen with Shift+Tab, and zoomed to 400 % with both', async ({ page }) => {
  await openStill(page, '/');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  expectSeen(await stopsUntil(page, 'Shift+Tab', 'first'));

  await page.setViewportSize(zoomedIn);
  await scrollTo(page, 0);
  await skipLink(page).focus();
  const there = await stopsUntil(page, 'Tab', 'last');
  const back = await stopsUntil(page, 'Shift+Tab', 'first');
  for (const stops of [there, back]) expectSeen(stops);
  // The buttons over clips come only when they are near the viewport, so there are more of them on the way back.
  const withoutClips = (stops: Stop[]) => stops.filter(({ name }) => name !== labels.playClips);
  expect(withoutClips(back).reverse()).toEqual(withoutClips(there));
});

function expectSeen(stops: Stop[]) {
  expect(stops.length).toBeGreaterThan(9);
  expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
}

test('every stop in the menus can be seen, and they close behind the keyboard', async ({ page }) => {
  await openStill(page, '/');
  const items = serviceItems(page);
  const pressTab = async (next: Locator) => {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    expect(await focusedElement(page)).toMatchObject({ isSeen: true });
  };
  const openMenus = async (isPhone: boolean) => {
    if (isPhone) await menuButton(page).press('Enter');
    await servicesButton(page).press(isPhone ? 'Space' : 'Enter');
    for (const index of serviceMenu.keys()) await pressTab(items.nth(index));
  };
  // On a phone the open list covers nothing, and stays until the visitor leaves the menu.
  const leaveBar = async (stillOpen: number) => {
    const schemes = page.getByRole('banner').locator('#menu summary', { hasText: labels.scheme });
    const project = barLink(page, labels.discussProject);
    for (const stop of [barLink(page, labels.projects), ...(await schemes.all()), project]) {
      await pressTab(stop);
      await expect(items).toHaveCount(stillOpen);
    }
    await pressTab(firstInMain(page));
    await expect(items).toHaveCount(0);
  };
  for (const viewport of [desktop, phone, zoomedIn]) {
    const isPhone = viewport !== desktop;
    await page.setViewportSize(viewport);
    await openMenus(isPhone);
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await expect(servicesButton(page)).toBeFocused();
    await leaveBar(0);
    await openMenus(isPhone);
    await leaveBar(isPhone ? serviceMenu.length : 0);
  }
});

test('after a link to a section the keyboard continues in that section', async ({ page }) => {
  const section = page.getByRole('region', { name: site.sections.projects.heading, exact: true });
  await openStill(page, '/#projects');
  await barLink(page, labels.projects).press('Enter');
  await expect(section, 'from the section itself').toBeFocused();
  await openStill(page, service.path);
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

test('a link with the focus stays in view when the window or the text is resized', async ({ page }) => {
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

test('the focus ring has a contrast of 3:1 everywhere, in both themes', async ({ page }) => {
  await openStill(page, '/');
  const measured = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const expectRing = async () => {
      const { name, isLast } = await focusedElement(page);
      const kind = `${colorScheme} ${await page.evaluate(styleOfFocused)}`;
      if (!measured.has(kind))
        expect(await ringContrast(page), `${name}, ${colorScheme}`).toBeGreaterThanOrEqual(3);
      measured.add(kind);
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

/** With the same classes around it, an element has the same ring on the same ground, but not over the picture of the hero. */
function styleOfFocused(): string {
  const focused = document.activeElement!;
  const classes: string[] = [];
  for (let part: Element | null = focused; part; part = part.parentElement)
    classes.push(`${part.tagName}.${part.className}`);
  const isOverHero = focused.closest('header, main > section:first-child');
  return [...classes, isOverHero && focused.textContent].join(' ');
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
