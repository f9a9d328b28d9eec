import type { Page } from '@playwright/test';
import { article, lastWithClip, noClip, projectsWithClip } from '../support/clips.ts';
import { content } from '../support/content.ts';
import { expectEverythingThere } from '../support/everything-there.ts';
import {
  clickAfterAnimations,
  desktop,
  expect,
  open,
  phone,
  waitForAnimations,
  scrollTo,
  test,
} from '../support/visitor.ts';
import {
  barLink,
  headingOf,
  itemToService,
  labels,
  linked,
  logo,
  noItemToService,
  serviceItems,
  servicesButton,
} from '../support/words.ts';

// The first script is small and loads the second one, with the content, once the page has been painted.
const firstScript = /assets\/client-.*\.js$/;
const secondScript = /assets\/hydrate-.*\.js$/;
const contentScript = /assets\/content-.*\.js$/;

const { site } = content.site;

/** Appears with hydration. */
const control = (page: Page) => page.getByRole('button', { name: labels.playMotion });
const gone = { status: 404, contentType: 'text/html', body: '' };

/** Passes the second script on as `change` makes it. */
async function changeScript(page: Page, change: (code: string) => string) {
  await page.route(secondScript, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

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
  await expect(control(page)).toBeVisible();
  expect(fetched).toBe(true);
});

test.describe('when', () => {
  test.use({
    expectedErrors:
      /^(Failed to load resource|\w*Error: (Failed to fetch dynamic|On purpose)|SyntaxError|The resource .*woff2 was preloaded)/,
  });

  // In these three ways the page ends up: as sent, as sent without its menus' script, and put back after React removed it.
  const withoutScript: Record<string, (page: Page) => Promise<unknown>> = {
    'the first script is blocked': (page) => page.route(firstScript, (route) => route.abort()),
    'the second script does not arrive': (page) => page.route(secondScript, (route) => route.abort()),
    'the second script fails in the middle of its work': (page) =>
      page.addInitScript(() => {
        window.IntersectionObserver = class {
          constructor() {
            throw Error('On purpose');
          }
        } as unknown as typeof IntersectionObserver;
      }),
  };

  for (const [failure, prepare] of Object.entries(withoutScript)) {
    test(`${failure}, everything is there but what moves`, async ({ page }) => {
      await prepare(page);
      const failed = page.waitForEvent('console');
      await page.goto('./');
      await failed;
      await expectEverythingThere(page);
      await expectAsSent(page);
    });
  }

  const sameAsNoArrival: Record<string, (page: Page) => Promise<unknown>> = {
    'the script with the content does not arrive': (page) =>
      page.route(contentScript, (route) => route.abort()),
    'the second script is gone after a new deploy': (page) =>
      page.route(secondScript, (route) => route.fulfill(gone)),
    'the second script is cut short': (page) => changeScript(page, (code) => code.slice(0, code.length / 2)),
    'the second script fails at its beginning': (page) =>
      changeScript(page, (code) => `throw Error('On purpose');${code}`),
  };

  for (const [failure, prepare] of Object.entries(sameAsNoArrival)) {
    test(`${failure}, the page stays as it was sent`, async ({ page }) => {
      await prepare(page);
      const failed = page.waitForEvent('console');
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          Object.assign(window, { sent: document.getElementById('root')!.innerHTML });
        }),
      );
      await page.goto('./');
      await failed;
      await page.evaluate(waitForAnimations);
      expect(await page.evaluate(() => document.getElementById('root')!.innerHTML)).toBe(
        await page.evaluate('sent'),
      );
      await expectAsSent(page);
    });
  }

  test('all scripts are blocked, a phone’s menu can be closed over the section that was chosen in it', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('./');
    const menu = page.getByRole('button', { name: labels.menu });
    await menu.click();
    await barLink(page, labels.projects).click();
    await expect(page).toHaveURL('./#projects');
    await menu.click();
    await expect(headingOf(page, 'projects')).toBeInViewport();
    await expect(barLink(page, labels.projects)).toBeHidden();
  });

  test('the second script does not arrive at first, it is fetched once more at the next input', async ({
    page,
  }) => {
    let asked = 0;
    await page.route(secondScript, (route) => (++asked === 1 ? route.abort() : route.continue()));
    const failed = page.waitForEvent('console', (message) => message.text().startsWith('TypeError'));
    await page.clock.install();
    await page.goto('./');
    await failed;
    await page.clock.runFor(5000);
    expect(asked).toBe(1);
    await page.keyboard.press('Tab');
    await expect(control(page)).toBeVisible();
  });

  test('the second script never arrives, it is fetched twice', async ({ page }) => {
    let asked = 0;
    await page.route(secondScript, (route) => {
      asked += 1;
      return route.abort();
    });
    const failure = () => page.waitForEvent('console', (message) => message.text().startsWith('TypeError'));
    await page.clock.install();
    await Promise.all([failure(), page.goto('./')]);
    await Promise.all([failure(), page.keyboard.press('Tab')]);
    await page.clock.runFor(5000);
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('Tab');
    await page.evaluate(waitForAnimations);
    expect(asked).toBe(2);
  });

  test('the script fails while the visitor reads, they keep their place', async ({ page }) => {
    test.skip(projectsWithClip.length === 0, noClip);
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
    expect(await page.evaluate(() => scrollY)).toBe(Math.round(y));
    await expectEverythingThere(page);
    await expect(page).toHaveTitle(site.title);
    for (const tag of ['title', 'meta[name=description]', 'link[rel=canonical]'])
      await expect(page.locator(`head > ${tag}`)).toHaveCount(1);
  });
});

test.describe('when something else has changed the page', () => {
  test.use({ expectedErrors: /^NotFoundError/ });

  test('the next page comes all the same', async ({ page }) => {
    test.skip(!itemToService, noItemToService);
    await open(page);
    await page.evaluate(() => document.querySelector('main > section')!.remove());
    await servicesButton(page).click();
    await serviceItems(page).nth(itemToService!.index).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(itemToService!.page.title);
    await logo(page).click();
    await expectEverythingThere(page);
  });
});

const noStorage: Record<string, () => void> = {
  'may not be touched': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('', 'SecurityError');
      },
    }),
  'may not be read or written': () => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException('', 'SecurityError');
    };
  },
};

for (const [failure, refuse] of Object.entries(noStorage)) {
  test(`when storage ${failure}, motion can still be paused and resumed`, async ({ page }) => {
    await page.addInitScript(refuse);
    await open(page);
    await page.getByRole('button', { name: labels.pauseMotion }).click();
    await control(page).click();
    await expect(page.getByRole('button', { name: labels.pauseMotion })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(content.projects.projects.length);
  });
}

test('on a phone, a section chosen before the second script has arrived is not left under the menu', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  let arrive = () => {};
  const later = new Promise<void>((done) => (arrive = done));
  await page.route(secondScript, async (route) => {
    await later;
    await route.continue();
  });
  await page.goto('./');
  await page.getByRole('button', { name: labels.menu }).click();
  await barLink(page, labels.projects).click();
  await expect(barLink(page, labels.projects)).toBeHidden();
  await expect(headingOf(page, 'projects')).toBeInViewport();
  arrive();
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
      await expect(page.getByRole('banner').getByRole('button', { name: labels.menu })).toHaveCount(0);
      await expect(barLink(page, labels.projects)).toBeVisible({ visible: viewport === desktop });
      await page.getByRole('heading', { level: 1 }).click({ trial: true });
    }
    const { id, label } = linked[0]!;
    await clickAfterAnimations(page.getByRole('contentinfo').getByRole('link', { name: label }));
    await expect(headingOf(page, id)).toBeInViewport();
  });
});

/** No control that needs the script, no bar over the text, and links that the browser follows by itself. */
async function expectAsSent(page: Page) {
  await expect(page.getByRole('button', { name: /motion|clips/ })).toHaveCount(0);
  // Nothing would make the bar solid, so it must not lie over the text.
  await scrollTo(page, 1500);
  await expect(barLink(page, labels.projects)).not.toBeInViewport();
  if (!itemToService) return;
  await scrollTo(page, 0);
  await servicesButton(page).click();
  await clickAfterAnimations(serviceItems(page).nth(itemToService.index));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(itemToService.page.title);
}
