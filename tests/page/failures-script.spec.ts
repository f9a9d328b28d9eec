import type { Page } from '@playwright/test';
import { article, lastWithClip } from '../support/clips.ts';
import { content } from '../support/content.ts';
import { expectEverythingThere } from '../support/everything-there.ts';
import {
  clickAfterAnimations,
  desktop,
  expect,
  holdBack,
  open,
  phone,
  scrollTo,
  test,
  waitForAnimations,
} from '../support/visitor.ts';
import {
  barLink,
  followItemToService,
  headingOf,
  itemToService,
  labels,
  linked,
  logo,
  menuButton,
  motionButton,
  title,
} from '../support/words.ts';

// The first script is small and loads the second one, and the data of the page, once the page has been painted.
const firstScript = /assets\/client-.*\.js$/;
const secondScript = /assets\/hydrate-.*\.js$/;
const data = /assets\/site-.*\.json$/;

const abort = (files: RegExp) => (page: Page) => page.route(files, (route) => route.abort());
const remove = (files: RegExp) => (page: Page) =>
  page.route(files, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' }));
const cutShort = (page: Page) =>
  page.route(secondScript, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: code.slice(0, code.length / 2) });
  });

test('the second script is not fetched before the page is painted', async ({ page }) => {
  // The clock stands still, because after a while the script would start without a report of paint.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      constructor(report: PerformanceObserverCallback) {
        super(report);
        Object.assign(window, { reportPaint: report });
      }
      override observe() {}
    };
  });
  let fetched = false;
  page.on('request', (request) => {
    if (secondScript.test(request.url())) fetched = true;
  });
  await page.goto('./');
  await page.waitForFunction(() => 'reportPaint' in window, null, { polling: 10 });
  expect(fetched).toBe(false);
  await page.evaluate('reportPaint()');
  await page.clock.resume();
  await expect(motionButton(page)).toBeVisible();
  expect(fetched).toBe(true);
});

test.describe('when', () => {
  test.use({
    expectedErrors:
      /^(Failed to load resource|\w*Error: (Failed to fetch|On purpose|\S+ answered 404)|SyntaxError|The resource .*woff2 was preloaded)/,
  });

  // In these three ways the page ends up: as sent, as sent without its menus' script, and put back after React removed it.
  for (const [failure, prepare] of [
    ['the first script is blocked', abort(firstScript)],
    ['the second script does not arrive', abort(secondScript)],
    ['the second script fails in the middle of its work', (page: Page) => page.addInitScript(failOnObserver)],
  ] as const)
    test(`${failure}, everything is there but what moves`, async ({ page }) => {
      await prepare(page);
      const failed = page.waitForEvent('console');
      await page.goto('./');
      await failed;
      await expectEverythingThere(page);
      await expect(page.getByRole('button', { name: /motion|clips/ })).toHaveCount(0);
      // Nothing would make the bar solid, so it must not lie over the text.
      await scrollTo(page, 1500);
      await expect(barLink(page, labels.projects)).not.toBeInViewport();
      await scrollTo(page, 0);
      await followItemToService(page);
      await expect(title(page)).toHaveText(itemToService.page.title);
    });

  for (const [failure, prepare] of [
    ['the data does not arrive', abort(data)],
    ['the data is gone after a new deploy', remove(data)],
    ['the second script is cut short', cutShort],
  ] as const)
    test(`${failure}, the page stays as it was sent`, async ({ page }) => {
      await prepare(page);
      const failed = page.waitForEvent('console');
      await page.addInitScript(() =>
        document.addEventListener(
          'readystatechange',
          () => Object.assign(window, { sent: document.getElementById('root')!.innerHTML }),
          { once: true },
        ),
      );
      await page.goto('./');
      await failed;
      await page.locator('html[data-whole]').waitFor({ state: 'attached' });
      const [sent, now] = await page.evaluate(() => [
        Reflect.get(window, 'sent'),
        document.getElementById('root')!.innerHTML,
      ]);
      expect(now).toBe(sent);
    });

  test('all scripts are blocked, a phone’s menu can be closed over its section', async ({ page }) => {
    await page.setViewportSize(phone);
    await abort(/\.js$/)(page);
    await page.goto('./');
    await menuButton(page).click();
    await barLink(page, labels.projects).click();
    await expect(page).toHaveURL('./#projects');
    await menuButton(page).click();
    await expect(headingOf(page, 'projects')).toBeInViewport();
    await expect(barLink(page, labels.projects)).toBeHidden();
  });

  for (const [arrivals, isThere] of [
    [1, 'does not arrive at first, it is fetched once more at the next input'],
    [0, 'never arrives, it is fetched twice'],
  ] as const)
    test(`the second script ${isThere}`, async ({ page }) => {
      let asked = 0;
      await page.route(secondScript, (route) => (++asked > 2 - arrivals ? route.continue() : route.abort()));
      const failure = () => page.waitForEvent('console', (message) => message.text().startsWith('TypeError'));
      await page.clock.install();
      await Promise.all([failure(), page.goto('./')]);
      await page.clock.runFor(5000);
      expect(asked).toBe(1);
      await Promise.all([arrivals ? undefined : failure(), page.keyboard.press('Tab')]);
      if (arrivals) await expect(motionButton(page)).toBeVisible();
      await page.clock.runFor(5000);
      for (let times = 0; times < 5; times += 1) await page.keyboard.press('Tab');
      await page.evaluate(waitForAnimations);
      expect(asked).toBe(2);
    });

  test('the script fails while the visitor reads, they keep their place', async ({ page }) => {
    await open(page);
    await expect(article(page, lastWithClip).locator('video')).toBeAttached();
    const failed = page.waitForEvent('console');
    const { y } = (await article(page, lastWithClip).boundingBox())!;
    await page.evaluate(() => {
      document.createElement = () => {
        throw Error('On purpose');
      };
    });
    await scrollTo(page, Math.round(y));
    await failed;
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(Math.round(y));
    await expectEverythingThere(page);
    await expect(page).toHaveTitle(content.site.site.title);
    for (const tag of ['title', 'meta[name=description]', 'link[rel=canonical]'])
      await expect(page.locator(`head > ${tag}`)).toHaveCount(1);
  });
});

test.describe('when something else has changed the page', () => {
  test.use({ expectedErrors: /^NotFoundError/ });

  test('the next page comes all the same', async ({ page }) => {
    await open(page);
    await page.evaluate(() => document.querySelector('main > section')!.remove());
    await followItemToService(page);
    await expect(title(page)).toHaveText(itemToService.page.title);
    await logo(page).click();
    await expectEverythingThere(page);
  });
});

test('when storage may not be touched, motion can still be paused and resumed', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('', 'SecurityError');
      },
    }),
  );
  await open(page);
  await motionButton(page, 'pauseMotion').click();
  await motionButton(page).click();
  await expect(motionButton(page, 'pauseMotion')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(content.projects.projects.length);
});

test('a section chosen before the second script arrived is not under the menu', async ({ page }) => {
  await page.setViewportSize(phone);
  const arrive = await holdBack(page, secondScript);
  await page.goto('./');
  await menuButton(page).click();
  await barLink(page, labels.projects).click();
  await expect(barLink(page, labels.projects)).toBeHidden();
  await expect(headingOf(page, 'projects')).toBeInViewport();
  arrive();
  await expect(motionButton(page)).toBeAttached();
});

test.describe('in a browser without popovers', () => {
  // The style of the page is changed, and no longer the one that its policy allows.
  test.use({ bypassCSP: true, clips: true });

  test('nothing lies over the page, and its clips play, on a phone and on a desktop', async ({ page }) => {
    await page.addInitScript(() => {
      const { querySelector } = Document.prototype;
      Document.prototype.querySelector = function (selector: string) {
        if (selector.includes(':popover-open')) throw new SyntaxError(selector);
        return querySelector.call(this, selector);
      };
      CSS.supports = () => false;
      for (const name of ['showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await page.route('./', async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll(' popover="auto"', '')
        .replaceAll('@supports not selector(:popover-open)', '@media all');
      await route.fulfill({ response, body: html });
    });
    await page.setViewportSize(phone);
    await open(page);
    await expect(page.locator('video[data-started=true]').first()).toBeVisible();
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await expect(menuButton(page)).toHaveCount(0);
      await expect(barLink(page, labels.projects)).toBeVisible({ visible: viewport === desktop });
      await title(page).click({ trial: true });
    }
    const { id, label } = linked[0]!;
    await clickAfterAnimations(page.getByRole('contentinfo').getByRole('link', { name: label }));
    await expect(headingOf(page, id)).toBeInViewport();
  });
});

/** As far as React has come, the page is taken away. */
function failOnObserver() {
  window.IntersectionObserver = class {
    constructor() {
      throw Error('On purpose');
    }
  } as unknown as typeof IntersectionObserver;
}
