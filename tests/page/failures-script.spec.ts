import type { Page } from '@playwright/test';
import { expectEverythingThere } from '../support/everything-there.ts';
import {
  rest as atRest,
  clickAtRest,
  desktop,
  expect,
  open,
  phone,
  scrollTo,
  test,
} from '../support/visitor.ts';

test.use({ clips: true });

const entry = /assets\/index-.*\.js$/;
const rest = /assets\/hydrate-.*\.js$/;

/** Passes the script on as `change` makes it. */
async function changeScript(page: Page, change: (code: string) => string) {
  await page.route(rest, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

const gone = { status: 404, contentType: 'text/html', body: '' };
const noScript: Record<string, (page: Page) => Promise<unknown>> = {
  'is blocked': (page) => page.route(entry, (route) => route.abort()),
  'does not come': (page) => page.route(rest, (route) => route.abort()),
  'is gone after a new deploy': (page) => page.route(rest, (route) => route.fulfill(gone)),
  'is cut short': (page) => changeScript(page, (code) => code.slice(0, code.length / 2)),
  'fails as it begins': (page) => changeScript(page, (code) => `throw Error('On purpose');${code}`),
  'fails in the middle of its work': (page) =>
    page.addInitScript(() => {
      window.IntersectionObserver = class {
        constructor() {
          throw Error('On purpose');
        }
      } as unknown as typeof IntersectionObserver;
    }),
};

test('the script is not asked for before the page is seen', async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      constructor(tell: PerformanceObserverCallback) {
        super(tell);
        Object.assign(window, { paint: tell });
      }
    };
    PerformanceObserver.prototype.observe = () => undefined;
    const { setTimeout } = window;
    // Without the start that does not wait for a sign of paint.
    Object.assign(window, {
      setTimeout: (work: () => void, delay: number) => (delay === 1000 ? 0 : setTimeout(work, delay)),
    });
  });
  let asked = false;
  page.on('request', (request) => {
    if (rest.test(request.url())) asked = true;
  });
  await page.goto('./');
  await page.evaluate(() => new Promise((later) => requestAnimationFrame(() => setTimeout(later))));
  expect(asked).toBe(false);
  await page.evaluate('paint()');
  await expect(page.getByRole('button', { name: 'Pause motion' })).toBeVisible();
});

test.describe('when the script', () => {
  test.use({
    expectedErrors:
      /^(Failed to load resource|\w*Error: (Failed to fetch dynamic|On purpose)|SyntaxError|The resource .*woff2 was preloaded)/,
  });

  for (const [bad, prepare] of Object.entries(noScript)) {
    test(`${bad}, everything is there but what moves`, async ({ page }) => {
      await prepare(page);
      const failed = page.waitForEvent('console');
      await page.goto('./');
      await failed;
      await expectEverythingThere(page);
      await expect(page.getByRole('button', { name: /motion|clips/ })).toHaveCount(0);
      // Nothing would make the bar solid, so it must not lie over the text.
      await scrollTo(page, 1500);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Projects' })).not.toBeInViewport();

      await scrollTo(page, 0);
      await page.getByText('Services', { exact: true }).click();
      await clickAtRest(page.getByRole('link', { name: 'Web Development' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web and Mobile App Development');
    });
  }

  test('is blocked, a phone’s menu can be closed over the section that was chosen in it', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('./');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL('./#projects');
    await menu.click();
    await expect(page.getByRole('heading', { name: 'Latest Projects' })).toBeInViewport();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Projects' })).toBeHidden();
  });

  test('does not come at first, it is asked for once more when the visitor goes on', async ({ page }) => {
    let asked = 0;
    await page.route(rest, (route) => (++asked === 1 ? route.abort() : route.continue()));
    const failed = page.waitForEvent('console', (message) => message.text().startsWith('TypeError'));
    await page.clock.install();
    await page.goto('./');
    await failed;
    await page.clock.runFor(5000);
    expect(asked).toBe(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Pause motion' })).toBeVisible();
  });

  test('never comes, it is asked for twice', async ({ page }) => {
    let asked = 0;
    await page.route(rest, (route) => {
      asked += 1;
      return route.abort();
    });
    const failure = () => page.waitForEvent('console', (message) => message.text().startsWith('TypeError'));
    await page.clock.install();
    await Promise.all([failure(), page.goto('./')]);
    await Promise.all([failure(), page.keyboard.press('Tab')]);
    await page.clock.runFor(5000);
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('Tab');
    await page.evaluate(atRest);
    expect(asked).toBe(2);
  });

  test('fails while the visitor reads, they keep their place', async ({ page }) => {
    await open(page);
    await expect(page.locator('video source').first()).toBeAttached();
    const failed = page.waitForEvent('console');
    const { y } = (await page.getByRole('article', { name: 'Order Tracker' }).boundingBox())!;
    await page.evaluate(() => {
      document.createElement = () => {
        throw Error('On purpose');
      };
    });
    await scrollTo(page, Math.round(y));
    await failed;
    expect(await page.evaluate(() => scrollY)).toBe(Math.round(y));
    await expectEverythingThere(page);
  });
});

test.describe('when something else has changed the page', () => {
  test.use({ expectedErrors: /^NotFoundError/ });

  test('the next page comes all the same', async ({ page }) => {
    await open(page);
    await page.evaluate(() => document.querySelector('main > section')!.remove());
    await page.getByText('Services', { exact: true }).click();
    await page.getByRole('link', { name: 'Web Development' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web and Mobile App Development');
    await page.getByRole('link', { name: 'Idris Vale', exact: true }).click();
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

for (const [bad, refuse] of Object.entries(noStorage)) {
  test(`when storage ${bad}, motion can still be paused and resumed`, async ({ page }) => {
    await page.addInitScript(refuse);
    await open(page);
    await expectEverythingThere(page);
    await page.getByRole('button', { name: 'Pause motion' }).click();
    await page.getByRole('button', { name: 'Play motion' }).click();
    await expect(page.getByRole('button', { name: 'Pause motion' })).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a section chosen before the rest of the script has come is not left under the menu', async ({
    page,
  }) => {
    let come = () => {};
    const later = new Promise<void>((done) => (come = done));
    await page.route(rest, async (route) => {
      await later;
      await route.continue();
    });
    await page.goto('./');
    await page.getByRole('button', { name: 'Menu' }).click();
    const projects = page.getByRole('banner').getByRole('link', { name: 'Projects' });
    await projects.click();
    await expect(projects).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Latest Projects' })).toBeInViewport();
    come();
  });
});

test.describe('in a browser too old for the menus', () => {
  test.beforeEach(async ({ page }) => {
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
      const { 'content-security-policy': _, ...headers } = response.headers();
      const html = (await response.text())
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replaceAll(' popover="auto"', '')
        .replaceAll('@supports not selector(:popover-open)', '@media all');
      await route.fulfill({ response, headers, body: html });
    });
  });

  for (const viewport of [phone, desktop]) {
    test(`nothing lies over the page, and its clips play, ${viewport.width} wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page);
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('button', { name: 'Menu' })).toHaveCount(0);
      await expect(banner.getByRole('link', { name: 'Projects' })).toBeVisible({
        visible: viewport === desktop,
      });
      await expect(page.locator('video[data-started=true]').first()).toBeVisible();
      const headline = page.getByRole('heading', { level: 1 });
      await headline.click({ trial: true });
      await clickAtRest(page.getByRole('contentinfo').getByRole('link', { name: 'Technologies' }));
      await expect(page.getByRole('heading', { name: 'Technology Stack' })).toBeInViewport();
    });
  }
});
