import type { Locator, Page } from '@playwright/test';
import { contrast, rgbOf, textColour } from '../support/colour.ts';
import { desktop, expect, holdBack, open, phone, scrollTo, test } from '../support/visitor.ts';
import { labels, menuButton, pageOfEachKind, service, title } from '../support/words.ts';

test.use({ expectedErrors: /404/ });

const schemes = ['light', 'dark'] as const;
const names = { light: labels.lightScheme, dark: labels.darkScheme, system: labels.systemScheme };
const other = { light: 'dark', dark: 'light' } as const;

const switchIn = (page: Page) => page.getByRole('banner').locator('summary', { hasText: labels.scheme });
const radio = (page: Page, scheme: keyof typeof names) =>
  page.getByRole('group', { name: labels.scheme }).getByRole('radio', { name: names[scheme], exact: true });

async function choose(page: Page, scheme: keyof typeof names) {
  await scrollTo(page, 0);
  await switchIn(page).click();
  await radio(page, scheme).click();
  await page.keyboard.press('Escape');
  await expect(radio(page, scheme)).toBeHidden();
}

/** The paper is the brightest colour of the light scheme, and the darkest but one of the dark. */
async function shownScheme(page: Page) {
  return (await rgbOf(page, 'var(--paper)'))[0]! > 128 ? 'light' : 'dark';
}

/** Of the tags that match, browsers take the first. */
function barColour(page: Page) {
  return page
    .locator('meta[name=theme-color]')
    .evaluateAll(
      (tags) => (tags as HTMLMetaElement[]).find(({ media }) => !media || matchMedia(media).matches)!.content,
    );
}

for (const scheme of schemes)
  test(`who chooses ${scheme} has it on every page, at every visit, whatever the system says`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: other[scheme] });
    await open(page);
    const colourOfSystem = await barColour(page);
    await expect.poll(() => shownScheme(page)).toBe(other[scheme]);
    await choose(page, scheme);
    expect(await shownScheme(page)).toBe(scheme);
    expect(await barColour(page)).not.toBe(colourOfSystem);
    const colour = await barColour(page);
    for (const path of pageOfEachKind) {
      await open(page, path);
      expect(await shownScheme(page), path).toBe(scheme);
      expect(await barColour(page), path).toBe(colour);
    }
    // Form controls and the bars for scrolling.
    await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
    await choose(page, 'system');
    expect(await shownScheme(page)).toBe(other[scheme]);
    expect(await barColour(page)).toBe(colourOfSystem);
    await page.emulateMedia({ colorScheme: scheme });
    expect(await shownScheme(page)).toBe(scheme);
  });

test('the list of the choices is painted in the chosen scheme, over the dark hero too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  await switchIn(page).click();
  const list = page.getByRole('banner').locator('fieldset');
  for (const scheme of schemes) {
    await radio(page, scheme).click();
    const ground = await rgbOf(page, await list.evaluate((box) => getComputedStyle(box).backgroundColor));
    expect(ground, scheme).toEqual(await rgbOf(page, 'var(--paper-raised)'));
    expect(contrast(await textColour(list), ground), scheme).toBeGreaterThan(7);
  }
});

test('on a low screen the choices unfold into view', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await open(page);
  await menuButton(page).click();
  await switchIn(page).click();
  await expect(radio(page, 'system')).toBeInViewport({ ratio: 1 });
});

test('the first paint has the choice: the script has not even been fetched', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  await choose(page, 'dark');
  const paper = await rgbOf(page, 'var(--paper)');
  const release = await holdBack(page, /\/assets\/client-.*\.js/);
  for (const path of ['/', service.path]) {
    await page.goto(`.${path}`, { waitUntil: 'commit' });
    // Seen by the first script that could look, before the body is there.
    await title(page).waitFor();
    expect(await shownScheme(page)).toBe('dark');
    expect(await rgbOf(page, 'var(--paper)')).toEqual(paper);
  }
  release();
});

test('all open tabs follow', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  const second = await context.newPage();
  await second.emulateMedia({ colorScheme: 'light' });
  await open(second, service.path);
  await choose(second, 'dark');
  await expect.poll(() => shownScheme(page)).toBe('dark');
  await switchIn(page).click();
  await expect(radio(page, 'dark')).toBeChecked();
  await radio(page, 'system').click();
  await expect.poll(() => shownScheme(second)).toBe('light');
});

for (const viewport of [desktop, phone])
  test(`the switch has names and works with the keyboard, ${viewport.width} wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(viewport);
    await open(page);
    if (viewport === phone) await menuButton(page).press('Enter');
    const button = switchIn(page);
    await expect(button).toHaveCount(1);
    await button.press('Enter');
    await expect(page.getByRole('group', { name: labels.scheme }).getByRole('radio')).toHaveCount(3);
    await expect(radio(page, 'system')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(radio(page, 'system')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(radio(page, 'dark')).toBeFocused();
    await expect(radio(page, 'dark')).toBeChecked();
    expect(await shownScheme(page)).toBe('dark');
    await page.keyboard.press('Escape');
    await expect(radio(page, 'dark')).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expectLargeEnough(radio(page, 'light').locator('..'));
  });

test('the switch closes behind whoever goes on, and is where the window has room', async ({ page }) => {
  await open(page);
  await switchIn(page).click();
  await expect(radio(page, 'dark')).toBeVisible();
  await page.getByRole('banner').locator('summary', { hasText: labels.services }).click();
  await expect(radio(page, 'dark')).toBeHidden();
  await switchIn(page).click();
  await page.mouse.click(40, 560);
  await expect(radio(page, 'dark')).toBeHidden();
  await expect(switchIn(page)).toBeVisible();
  await page.setViewportSize(phone);
  await expect(switchIn(page)).toBeHidden();
  await menuButton(page).click();
  await expect(switchIn(page)).toBeVisible();
});

test('paper is always white, and forced colours win', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  const inForcedColours = async () => {
    await page.emulateMedia({ media: null, forcedColors: 'active' });
    const colours = [await textColour(title(page)), await rgbOf(page, 'Canvas'), await rgbOf(page, 'Field')];
    await page.emulateMedia({ forcedColors: 'none' });
    return colours;
  };
  const asSystem = await inForcedColours();
  await choose(page, 'dark');
  expect(await inForcedColours()).toEqual(asSystem);
  await page.emulateMedia({ media: 'print' });
  expect(await rgbOf(page, 'var(--paper)')).toEqual([255, 255, 255]);
  expect(await textColour(title(page))).toEqual([0, 0, 0]);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('what another program has stored changes nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('scheme', 'toString'));
  await open(page);
  expect(await shownScheme(page)).toBe('dark');
  await switchIn(page).click();
  await expect(radio(page, 'system')).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('there is no switch, and the setting of the system holds', async ({ page }) => {
    await page.goto('./');
    await expect(title(page)).toBeVisible();
    await expect(page.getByText(labels.scheme)).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
  });
});

async function expectLargeEnough(target: Locator) {
  const { height, width } = (await target.boundingBox())!;
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
}
