import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import {
  clickAfterAnimations,
  desktop,
  expect,
  open,
  phone,
  scrollTo,
  test,
  waitForAnimations,
} from '../support/visitor.ts';
import {
  barLink,
  cardToService,
  headingOf,
  initials,
  labels,
  linked,
  logo,
  noService,
  service,
  shown,
} from '../support/words.ts';

const { site } = content.site;
const { projects } = content.projects;
const { servicePages } = content.services;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('a page that a host serves under another spelling of its address is that page, under its own address', async ({
  page,
  baseURL,
}) => {
  const atRoot = process.env.SITE_AT_ROOT!;
  const home = { path: '/', title: site.hero.headline };
  const spellings = [
    { address: `${baseURL}index.html`, of: home },
    { address: `${baseURL}index/`, of: home },
    { address: baseURL!.slice(0, -1), of: home },
    { address: `${atRoot}/index.html`, site: atRoot, of: home },
  ];
  if (service) {
    for (const name of [`${service.path.replace('/', '//')}`, service.path.replaceAll('/', '//')])
      spellings.push({ address: baseURL!.slice(0, -1) + name, of: service });
    spellings.push(
      { address: `${baseURL!.slice(0, -1)}${service.path}.html/`, of: service },
      { address: `${atRoot}${service.path}`, site: atRoot, of: service },
    );
  }
  for (const { address, site = baseURL!, of } of spellings) {
    const own = site.slice(0, -1) + of.path;
    await page.route(`${address}?from=mail`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: own }) }),
    );
    await page.goto(`${address}?from=mail#main`);
    await expect(page.getByRole('button', { name: labels.playMotion }), address).toBeVisible();
    await expect(title(page)).toHaveText(of.title);
    await expect(page).toHaveURL(`${own}?from=mail#main`);
  }
});

test('a link to another page leads to its top, with its title, its description and the focus', async ({
  page,
}) => {
  test.skip(!cardToService, 'no card of the home page leads to a service page');
  const { title: name, page: target } = cardToService!;
  const description = page.locator('head meta[name=description]');
  await open(page);
  const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
  await link.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(0);
  await clickAfterAnimations(link);
  await expect(title(page)).toHaveText(target.title);
  await expect(page).toHaveTitle(`${target.title} · ${site.name}`);
  await expect(description).toHaveCount(1);
  await expect(description).toHaveAttribute('content', target.description);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await scrolled(page)).toBe(0);

  await scrollTo(page, 500);
  await page.goBack();
  await expect(title(page)).toHaveText(site.hero.headline);
  await expect(page).toHaveTitle(site.title);
  await expect(description).toHaveAttribute('content', site.description);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('links to a section scroll smoothly from the bar and from the footer, unless the visitor wants less motion', async ({
  page,
}) => {
  await open(page);
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
  for (const landmark of ['banner', 'contentinfo'] as const) {
    for (const { id, label } of linked) {
      await scrollTo(page, 0);
      await page.getByRole(landmark).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(`./#${id}`);
      await expectBelowBar(page, id);
    }
  }
});

test('links of a service page lead to the sections and projects of the home page', async ({ page }) => {
  test.skip(!service, noService);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(desktop);
  await open(page, service!.path);
  const comeBack = async () => {
    await page.goBack();
    await expect(title(page)).toHaveText(service!.title);
  };
  const followAndReturn = async (landmark: 'banner' | 'contentinfo') => {
    for (const { id, label } of linked) {
      await clickAfterAnimations(page.getByRole(landmark).getByRole('link', { name: label, exact: true }));
      await expect(page).toHaveURL(`./#${id}`);
      await expectBelowBar(page, id);
      await comeBack();
    }
  };
  await followAndReturn('banner');
  await followAndReturn('contentinfo');
  await page.setViewportSize(phone);
  await followAndReturn('contentinfo');

  const project = projects.find(({ id }) => service!.projects?.includes(id));
  if (!project) return;
  await clickAfterAnimations(page.getByRole('main').getByRole('link', { name: project.title, exact: true }));
  await expect(page).toHaveURL(`./#${project.id}`);
  await expect(headingOf(page, project.id)).toBeInViewport();
});

test('within a page, back, forward and reload keep the place; a link to that page itself adds no history', async ({
  page,
}) => {
  test.skip(!service, noService);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, service!.path);
  await logo(page).click();
  await expect(page).toHaveURL('./');

  const before = await page.evaluate(() => history.length);
  await scrollTo(page, 900);
  await scrollTo(page, 800);
  await logo(page).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(before);

  await scrollTo(page, 2000);
  await barLink(page, labels.projects).press('Enter');
  await expect(page).toHaveURL('./#projects');
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(2000);
  await scrollTo(page, 0);

  await barLink(page, labels.projects).click();
  const section = headingOf(page, 'projects');
  await expect(section).toBeInViewport();
  await page.goBack();
  await expect(title(page)).toBeInViewport();
  await page.goForward();
  await expect(section).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 900);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(900);
});

test('to another page, back and forward lead to its top, also over several steps', async ({ page }) => {
  test.skip(!service, noService);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await scrollTo(page, 2000);
  await barLink(page, labels.projects).press('Enter');
  await expect(page).toHaveURL('./#projects');
  await page
    .locator(`a[href$="${service!.path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(title(page)).toHaveText(service!.title);
  await scrollTo(page, 300);
  for (const [steps, heading] of [
    [-2, site.hero.headline],
    [2, service!.title],
    [-2, site.hero.headline],
  ] as const) {
    await page.evaluate((steps) => history.go(steps), steps);
    await expect(title(page)).toHaveText(heading);
    await page.evaluate(waitForAnimations);
    expect(await scrolled(page)).toBe(0);
    await scrollTo(page, 500);
  }
});

test('two links clicked in a row lead to the second', async ({ page }) => {
  const [first, second] = servicePages;
  const { serviceMenu } = content.services;
  const inMenu = (path?: string) => serviceMenu.some((item) => 'path' in item && item.path === path);
  test.skip(!inMenu(first?.path) || !inMenu(second?.path), 'the menu has no two service pages');
  await open(page);
  await page.evaluate(
    (paths) => {
      for (const path of paths)
        document.querySelector<HTMLAnchorElement>(`header details a[href$="${path}"]`)!.click();
    },
    [first!.path, second!.path],
  );
  await expect(page).toHaveURL(`.${second!.path}`);
  await expect(title(page)).toHaveText(second!.title);
});

test('every section and every project has an address, and the bar is hidden there', async ({ page }) => {
  const last = projects.at(-1)!;
  await open(page, `/#${last.id}`);
  await expect(headingOf(page, last.id)).toBeInViewport();
  await expect(initials(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { id } of [...shown, ...projects]) {
    // Only the hash changes, so the page is not loaded again.
    await page.goto(`./#${id}`);
    await expect(headingOf(page, id)).toBeInViewport();
  }
});

test.describe('an address without a page', () => {
  test.use({ expectedErrors: /404/ });

  test('answers 404 in the layout of the site, and says what was not found', async ({ page }) => {
    for (const [path, active, shown = path] of [
      ['/pricing', 'pricing'],
      ['/blog', 'blog'],
      ['/services/no-such-service', 'book'],
      ['/%E2%9C%93%20done', 'book', '/✓ done'],
      ['/%3Cb%3Ea%0ab', 'book', '/<b>a b'],
      ['/100%', 'book'],
      ['/old.html', 'book'],
    ]) {
      const response = await page.goto(`.${path}`);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByText(`404 ${shown}`)).toBeVisible();
      await expect(title(page)).toHaveText(site.notFound.heading);
      await expect(page).toHaveTitle(`${site.notFound.title} · ${site.name}`);
      await expect(page.getByRole('banner')).toHaveAttribute('data-active', active!);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });

  test('that a host does not know as another spelling of a page leads to that page', async ({
    page,
    baseURL,
  }) => {
    const spellings = [{ spelling: '/index/', path: '/', heading: site.hero.headline }];
    if (service) {
      const { path, title: heading } = service;
      const capitals = path.replace(/[a-z]/g, (letter) => letter.toUpperCase());
      for (const spelling of [capitals, path.replaceAll('/', '//')])
        spellings.push({ spelling, path, heading });
    }
    const notFound = await page.request.get('./404-page');
    for (const { spelling, path, heading } of spellings) {
      const address = baseURL!.slice(0, -1) + spelling;
      await page.route(`${address}?from=mail`, async (route) => route.fulfill({ response: notFound }));
      await page.goto(`${address}?from=mail#main`);
      await expect(page).toHaveURL(`.${path}?from=mail#main`);
      await expect(title(page)).toHaveText(heading);
    }
  });

  test('links to the home page, to every service and to a mail; a link opened in a new tab leaves it as it is', async ({
    page,
    context,
  }) => {
    await open(page, '/blog');
    const main = page.getByRole('main');
    for (const { title: name, path } of servicePages)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      );
    await expect(main.getByRole('link', { name: site.contact.email })).toBeVisible();
    const home = main.getByRole('link', { name: labels.goHome });
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      home.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL('./');
    await expect(page).toHaveURL('./blog');

    const tags = page.locator('head > title, head > meta:is([name=description], [name=robots])');
    await expect(tags).toHaveCount(3);
    await home.click();
    await expect(title(page)).toHaveText(site.hero.headline);
    await expect(tags, 'the title and the description of the home page').toHaveCount(2);
    await expect(page).toHaveTitle(site.title);
    await expect(page.locator('head > meta[name=description]')).toHaveAttribute('content', site.description);
  });

  test('leaves a menu open that was opened before the script arrived', async ({ page }) => {
    await page.setViewportSize(phone);
    let deliver = () => {};
    const opened = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route(/hydrate-.*\.js$/, async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto('./blog');
    await page.getByRole('button', { name: labels.menu }).click();
    deliver();
    await expect(page.getByRole('main')).toContainText('404 /blog');
    await expect(barLink(page, labels.discussProject)).toBeVisible();
  });
});

/** The heading stands just below the place of the bar, and nothing of a section in another colour is above it. */
async function expectBelowBar(page: Page, section: string) {
  const top = async () => (await headingOf(page, section).boundingBox())!.y;
  await expect.poll(top).toBeLessThan(110);
  await expect.poll(top).toBeGreaterThan(75);
  if (section === 'projects' && site.contact.marketplace)
    expect((await page.locator('#projects').boundingBox())!.y).toBeLessThanOrEqual(1);
}
