import type { Locator, Page } from '@playwright/test';
import { contrast, rgbOf } from '../support/colour.ts';
import { content } from '../support/content.ts';
import { desktop, expect, open, phone, scrollTo, test, waitForAnimations } from '../support/visitor.ts';
import {
  barLink,
  headingOf,
  initials,
  labels,
  linked,
  logo,
  menuButton,
  motionButton,
  service,
  serviceItems,
  servicesButton,
} from '../support/words.ts';

const { serviceMenu } = content.services;
const transparent = 'rgba(0, 0, 0, 0)';
const projectsIn = (page: Page) => barLink(page, labels.projects);

// When it hides and when it is transparent, pixel by pixel, is in tests/unit/bar-state.test.ts.
test('the bar is transparent at the top, hides on the way down and returns', async ({ page }) => {
  await open(page);
  const projects = projectsIn(page);
  const bar = page.getByRole('banner').locator(':scope > div');
  const button = motionButton(page);
  await expect(bar).toHaveCSS('background-color', transparent);
  await expect(button).toHaveCSS('background-color', transparent);
  await button.hover();
  await expect(button, 'with a mouse over it').not.toHaveCSS('background-color', transparent);
  await scrollTo(page, 900);
  await expectHiddenOtherwise(page);
  await expect(projects, 'with a mouse over one of its controls').toBeInViewport();
  await page.mouse.move(0, 400);
  await expect(projects).not.toBeInViewport();
  await scrollTo(page, 899);
  await expect(projects).toBeInViewport();
  await expect(bar).toHaveCSS('background-color', /^oklch\([^/]+\)$/);
  await scrollTo(page, 0);
  await expect(bar).toHaveCSS('background-color', transparent);
});

test('back at the top, the letters of the bar can be read in every frame', async ({ page }) => {
  await open(page);
  await scrollTo(page, 900);
  await scrollTo(page, 5);
  await page.evaluate(waitForAnimations);
  const frames = await page.evaluate(async () => {
    const bar = document.querySelector('header > div')!;
    const shown: string[] = [];
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const _ of Array(20)) {
      await new Promise(requestAnimationFrame);
      const { color, backgroundColor } = getComputedStyle(bar);
      shown.push(`${color} on ${backgroundColor}`);
    }
    return [...new Set(shown)];
  });
  const night = await rgbOf(page, 'var(--night)');
  for (const frame of frames) {
    const [ink, paper] = frame.split(' on ') as [string, string];
    const ground = paper === transparent ? night : await rgbOf(page, paper);
    expect(contrast(await rgbOf(page, ink), ground), frame).toBeGreaterThan(4.5);
  }
  expect(frames.at(-1)).toContain(transparent);
});

test('the bar leaves its initials behind, which lead home, also in a lower window', async ({ page }) => {
  const { name, initials: letters } = content.site.site;
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, service.path);
  await page.setViewportSize({ width: 1280, height: 500 });
  const end = await page.evaluate(() => document.body.scrollHeight - innerHeight);
  await expect(initials(page)).toBeHidden();
  await scrollTo(page, end);
  await expect(projectsIn(page)).not.toBeInViewport();
  await scrollTo(page, end - 100);
  await expect(projectsIn(page)).toBeInViewport();
  await scrollTo(page, end);
  await expect(initials(page)).toContainText(letters);
  await initials(page).click();
  await expect(page).toHaveURL('./');
  await expect(initials(page)).toBeHidden();
  await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveText([name]);
});

test('the bar stays while the keyboard is in it or its menu is open', async ({ page }) => {
  await open(page);
  await scrollTo(page, 900);
  const projects = projectsIn(page);
  await expect(projects).not.toBeInViewport();
  do await page.keyboard.press('Tab');
  while (!(await projects.evaluate((link) => link === document.activeElement)));
  await expect(projects).toBeInViewport();
  await scrollTo(page, 1400);
  await expectHiddenOtherwise(page);
  await expect(projects).toBeInViewport();

  // The press takes the focus from the link, and with it what has held the bar.
  await pressSlowly(page, motionButton(page));
  await motionButton(page, 'pauseMotion').click();
  await page.mouse.move(0, 400);
  await expect(projects).not.toBeInViewport();

  await scrollTo(page, 0);
  await servicesButton(page).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(0, 400);
  await scrollTo(page, 600);
  await expectHiddenOtherwise(page);
  await expect(serviceItems(page).last()).toBeInViewport();
  await expect(servicesButton(page)).toBeInViewport();
});

test.describe('after a link from a shorter page', () => {
  test.use({ expectedErrors: /404/ });

  test('the bar has the same links, and returns with the first scroll up', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const projects = projectsIn(page);
    await open(page, '/404-page');
    const link = await projects.elementHandle();
    await projects.click();
    await expect(headingOf(page, 'projects')).toBeInViewport();
    expect(await link!.evaluate(({ isConnected }) => isConnected)).toBe(true);
    await expect(projects).toBeInViewport();

    await page.mouse.move(0, 400);
    await open(page, '/404-page');
    await projects.press('Enter');
    await expect(headingOf(page, 'projects')).toBeInViewport();
    await expect(projects).not.toBeInViewport();
    await scrollTo(page, (await page.evaluate(() => scrollY)) - 10);
    await expect(projects).toBeInViewport();
  });
});

// With the keyboard, and how Escape closes it: keyboard.spec.ts.
for (const viewport of [desktop, phone])
  test(`the Services menu, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);
    const openBar = async () => {
      await scrollTo(page, 0);
      if (viewport === phone) await menuButton(page).click();
    };
    const [button, items, projects] = [servicesButton(page), serviceItems(page), projectsIn(page)];
    await openBar();

    await test.step('opens right below its button, with every item', async () => {
      await button.click();
      await expect(items).toContainText(serviceMenu.map(({ title }) => title));
      const above = (await button.boundingBox())!;
      const first = (await items.first().boundingBox())!;
      expect(first.y - above.y - above.height).toBeGreaterThanOrEqual(0);
      expect(first.y - above.y - above.height).toBeLessThan(40);
      expect(Math.abs(first.x - above.x)).toBeLessThan(40);
      await expect(button.locator('svg')).not.toHaveCSS('transform', 'none');
      const last = (await items.last().boundingBox())!;
      if (viewport === phone) expect((await projects.boundingBox())!.y).toBeGreaterThan(last.y + last.height);
      await button.click();
      await expect(items).toHaveCount(0);
    });

    if (viewport === desktop)
      await test.step('closes when the visitor presses elsewhere', async () => {
        await button.click();
        await expect(items.first()).toBeVisible();
        await page.mouse.click(40, 560);
        await expect(items).toHaveCount(0);
      });

    await test.step('closes when a section is chosen in the bar, and shows it', async () => {
      await button.click();
      await expect(items.first()).toBeVisible();
      await pressSlowly(page, projects);
      await expect(headingOf(page, 'projects')).toBeInViewport();
      await expect(items).toHaveCount(0);
      if (viewport === phone) await expect(projects).toBeHidden();
    });

    await test.step('closes when a page is chosen, and goes there', async () => {
      await page.evaluate(waitForAnimations);
      await openBar();
      await button.click();
      await items.last().click();
      await expect(page).toHaveURL(`.${(serviceMenu.at(-1) as { path: string }).path}`);
      await expect(items).toHaveCount(0);
    });
  });

test.describe('the phone menu', () => {
  test.use({ viewport: phone });

  test('has every item, the colours of the bar, and a page that stays behind it', async ({ page }) => {
    await open(page);
    const banner = page.getByRole('banner');
    await expect(projectsIn(page)).toBeHidden();

    await test.step('opens and closes with the keyboard', async () => {
      const icon = menuButton(page).locator('svg:visible use');
      await expect(icon).toHaveAttribute('href', '#icon-menu-2');
      await menuButton(page).press('Enter');
      await expect(icon).toHaveAttribute('href', '#icon-x');
      for (const { label } of linked) await expect(barLink(page, label)).toBeVisible();
      await expect(servicesButton(page)).toBeVisible();
      const mail = (await barLink(page, labels.discussProject).boundingBox())!;
      expect(mail.y, 'within reach of a thumb').toBeGreaterThan(phone.height - 150);
      await page.keyboard.press('Escape');
      await expect(projectsIn(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });

    await test.step('has the colours of the bar, at the top and further down', async () => {
      const colours = async () => {
        await menuButton(page).click();
        await page.evaluate(waitForAnimations);
        const found = await banner.evaluate((header) => {
          const [bar, menu] = [':scope > div', '#menu'].map((part) =>
            getComputedStyle(header.querySelector(part)!),
          );
          return {
            text: menu!.color,
            barText: bar!.color,
            ground: menu!.backgroundColor,
            barGround: bar!.backgroundColor,
          };
        });
        await page.keyboard.press('Escape');
        expect(found.text).toBe(found.barText);
        return found;
      };
      const atTop = await colours();
      await scrollTo(page, 600);
      await scrollTo(page, 500);
      await expect(banner).toHaveAttribute('data-solid', 'true');
      const further = await colours();
      expect(further.ground).toBe(further.barGround);
      expect(further.text).not.toBe(atTop.text);
      expect(further.ground).not.toBe(atTop.ground);
    });

    await test.step('does not let the page scroll behind it', async () => {
      await menuButton(page).click();
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 300);
      await page.keyboard.press('Escape');
      await page.evaluate(waitForAnimations);
      await page.mouse.wheel(0, -100);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    });
  });

  test('fits a small screen, and scrolls when Services is open', async ({ page }) => {
    await open(page);
    const menu = page.getByRole('banner').locator('#menu');
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 740, height: 360 },
    ]) {
      await page.setViewportSize(viewport);
      await menuButton(page).click();
      for (const item of await menu.locator('> li > a, > li > details > summary').all())
        await expect(item).toBeInViewport({ ratio: 1 });
      await servicesButton(page).click();
      await expect(servicesButton(page)).toBeInViewport({ ratio: 1 });
      const links = await menu.getByRole('link').all();
      expect(links).toHaveLength(linked.length + serviceMenu.length + 1);
      for (const link of links) await link.click({ trial: true });
      await menuButton(page).click();
      await expect(projectsIn(page)).toBeHidden();
    }
  });

  test('gives way to a bar that hides when the phone or tablet is turned', async ({ page }) => {
    await open(page);
    await menuButton(page).click();
    await page.setViewportSize({ width: phone.height, height: phone.width });
    for (const label of [...linked.map(({ label }) => label), labels.discussProject])
      await expect.poll(async () => (await barLink(page, label).boundingBox())?.y).toBeLessThan(60);
    await expect(menuButton(page)).toBeHidden();
    // While one is open, the bar would not hide and clips would not play.
    await expect(page.locator('#menu:popover-open')).toHaveCount(0);

    await page.setViewportSize({ width: 1133, height: 744 });
    await servicesButton(page).click();
    await expect(serviceItems(page).first()).toBeVisible();
    await page.setViewportSize({ width: 744, height: 1133 });
    await scrollTo(page, 1000);
    await expect(menuButton(page)).not.toBeInViewport();
  });

  test('closes when the visitor goes back', async ({ page }) => {
    await open(page, service.path);
    await logo(page).click();
    await expect(page).toHaveURL('./');
    await menuButton(page).click();
    await expect(projectsIn(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`.${service.path}`);
    await expect(projectsIn(page)).toBeHidden();
  });
});

/** As far as scrolling goes. */
async function expectHiddenOtherwise(page: Page) {
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true');
  await page.evaluate(waitForAnimations);
}

/** The press moves the focus, and what that starts is over before the release. */
async function pressSlowly(page: Page, control: Locator) {
  const { x, y } = (await control.boundingBox())!;
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.evaluate(waitForAnimations);
  await page.mouse.up();
}
