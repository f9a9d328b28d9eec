import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
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
  headingOf,
  initials,
  labels,
  linked,
  logo,
  menuButton,
  motionButton,
  pages,
  service,
  shown,
  title,
} from '../support/words.ts';

const { site } = content.site;
const { projects } = content.projects;
const { services, servicePages } = content.services;
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('a link to another page leads to its top, with its head, mark and focus', async ({ page }) => {
  const { link, path } = services.flatMap(({ link }) => (link ? [{ link, path: link.path }] : []))[0]!;
  const target = pages.find((each) => each.path === path)!;
  const description = page.locator('head meta[name=description]');
  const canonical = page.locator('head link[rel=canonical]');
  const current = page.getByRole('banner').locator('[aria-current=page]');
  await open(page);
  const home = await canonical.getAttribute('href');
  const card = page.getByRole('main').getByRole('link', { name: link.title, exact: true });
  await card.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(0);
  await clickAfterAnimations(card);
  await expect(title(page)).toHaveText(target.heading);
  await expect(page).toHaveTitle(target.title);
  await expect(description).toHaveAttribute('content', target.description);
  // For those who share from a phone.
  await expect(canonical).toHaveAttribute('href', home + path.slice(1));
  await expect(current).toHaveText(['Web Development', 'Mobile App Development']);
  await expect(page.getByRole('banner')).toHaveAttribute('data-active', 'book');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await scrolled(page)).toBe(0);

  await scrollTo(page, 500);
  await page.goBack();
  await expect(title(page)).toHaveText(site.hero.headline);
  await expect(page).toHaveTitle(site.title);
  await expect(description).toHaveAttribute('content', site.description);
  await expect(canonical).toHaveAttribute('href', home!);
  await expect(current).toHaveText([site.name]);
  await expect(page.getByRole('banner')).toHaveAttribute('data-active', 'home');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('links to a section scroll smoothly, unless the visitor wants less motion', async ({ page }) => {
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
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, service.path);
  for (const [viewport, landmark] of [
    [desktop, 'banner'],
    [desktop, 'contentinfo'],
    [phone, 'contentinfo'],
  ] as const) {
    await page.setViewportSize(viewport);
    const { id, label } = linked.at(-1)!;
    await clickAfterAnimations(page.getByRole(landmark).getByRole('link', { name: label, exact: true }));
    await expect(page).toHaveURL(`./#${id}`);
    await expectBelowBar(page, id);
    await page.goBack();
    await expect(title(page)).toHaveText(service.title);
  }
  const project = projects.find(({ id }) => service.projects?.includes(id))!;
  await clickAfterAnimations(page.getByRole('main').getByRole('link', { name: project.title, exact: true }));
  await expect(page).toHaveURL(`./#${project.id}`);
  await expect(headingOf(page, project.id)).toBeInViewport();
});

test('within a page, back, forward and reload keep the place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, service.path);
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
  const section = headingOf(page, 'projects');
  await expect(section).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(2000);
  await page.goForward();
  await expect(section).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrolled(page), 'before the next scroll').toBe(2000);
  await scrollTo(page, 900);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(900);
});

test('to another page, back and forward lead to its top, also over several steps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await scrollTo(page, 2000);
  await barLink(page, labels.projects).press('Enter');
  await expect(page).toHaveURL('./#projects');
  await page
    .locator(`a[href$="${service.path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(title(page)).toHaveText(service.title);
  await scrollTo(page, 300);
  for (const [steps, heading] of [
    [-2, site.hero.headline],
    [2, service.title],
    [-2, site.hero.headline],
  ] as const) {
    await page.evaluate((steps) => history.go(steps), steps);
    await expect(title(page)).toHaveText(heading);
    await page.evaluate(waitForAnimations);
    await expect.poll(() => scrolled(page)).toBe(0);
    await scrollTo(page, 500);
  }
});

test('two links clicked in a row lead to the second', async ({ page }) => {
  const [first, second] = servicePages;
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
      ['/%3Cb%3E%E2%9C%93%0ab', 'book', '/<b>✓ b'],
      ['/100%', 'book'],
    ]) {
      const response = await page.goto(`.${path}`);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByText(`404 ${shown}`)).toBeVisible();
      await expect(page.getByRole('banner')).toHaveAttribute('data-active', active!);
    }
    await expect(page).toHaveTitle(`${site.notFound.title} · ${site.name}`);
  });

  // Which spellings there are is in tests/unit/page-address.test.ts: hosts know some of them, and some know none.
  test('leads to the page that another spelling of its address means', async ({ page, baseURL }) => {
    const spelling = new URL(baseURL!).pathname + service.path.toUpperCase().replaceAll('/', '//');
    for (const answer of [service.path, '/404-page']) {
      const response = await page.request.get(`.${answer}`);
      await page.route(`**${spelling}?from=mail`, async (route) => route.fulfill({ response }));
      await page.goto(`${new URL(baseURL!).origin}${spelling}?from=mail#main`);
      await expect(page, answer).toHaveURL(`.${service.path}?from=mail#main`);
      await expect(title(page)).toHaveText(service.title);
      await expect(motionButton(page)).toBeVisible();
    }
  });

  test('stays when a link is opened in a new tab, and leaves nothing in the head', async ({
    page,
    context,
  }) => {
    await open(page, '/blog');
    const home = page.getByRole('main').getByRole('link', { name: labels.goHome });
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
    const deliver = await holdBack(page, /hydrate-.*\.js$/);
    await page.goto('./blog');
    await menuButton(page).click();
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
  if (section === 'projects')
    expect((await page.locator('#projects').boundingBox())!.y).toBeLessThanOrEqual(1);
}
