import { content } from '../support/content.ts';
import {
  itemsToService,
  labels,
  linked,
  noItemToService,
  noService,
  pages,
  paths,
  shown,
} from '../support/words.ts';
import { waitForAnimations } from '../support/visitor.ts';
import { expect, test } from './fixtures.ts';
import { barState, click, isInView, open, scrollTo, soon, texts } from './page.ts';

const headings = shown.map(({ heading }) => heading);
const lastService = content.services.servicePages.at(-1);

test('the links to sections in header and footer lead there, from the home page and from another', async ({
  visitor,
}) => {
  test.skip(!lastService, noService);
  const [first, last] = [linked[0]!, linked.at(-1)!];
  await open(visitor);
  for (const place of ['header', 'footer']) {
    await click(visitor, 'a', first.label, place);
    await soon(() => isInView(visitor, `#${first.id} h2`)).toBe(true);
  }
  await open(visitor, lastService!.path);
  for (const place of ['header', 'footer']) {
    await soon(() => texts(visitor, 'h1')).toEqual([lastService!.title]);
    await click(visitor, 'a', last.label, place);
    await soon(() => isInView(visitor, `#${last.id} h2`)).toBe(true);
    await visitor.back();
  }
});

test('a service opens from the menu at its top, with its title, and Back leads home', async ({ visitor }) => {
  test.skip(itemsToService.length === 0, noItemToService);
  const { title: item, page } = itemsToService.at(-1)!;
  const title = pages.find(({ path }) => path === page.path)!.title;
  await open(visitor);
  const logo = await visitor.evaluate(() => {
    const { left, top } = document
      .querySelector('header nav')!
      .previousElementSibling!.getBoundingClientRect();
    return { left, top };
  });
  await scrollTo(visitor, 300);
  await soon(async () => (await barState(visitor)).shown).toBe(false);
  await scrollTo(visitor, 200);
  await soon(async () => (await barState(visitor)).shown).toBe(true);
  await click(visitor, 'summary', labels.services);
  await click(visitor, 'a', item, 'details');
  await soon(() => texts(visitor, 'h1')).toEqual([page.title]);
  expect(await visitor.evaluate(() => [location.pathname, scrollY])).toEqual([page.path, 0]);
  await soon(() => visitor.evaluate(() => document.title)).toBe(title);
  await visitor.back();
  await soon(() => texts(visitor, 'h2')).toEqual(headings);

  await test.step('a click right after the change of the page counts', async () => {
    await click(visitor, 'summary', labels.services);
    await click(visitor, 'a', item, 'details');
    await soon(() => visitor.evaluate(() => location.pathname)).toBe(page.path);
    await visitor.clickAt(Math.round(logo.left + 10), Math.round(logo.top + 20));
    await soon(() => texts(visitor, 'h2')).toEqual(headings);
  });
});

test('Back within a page returns to the place, and to another page leads to its top', async ({ visitor }) => {
  test.skip(!lastService, noService);
  const { id, label } = linked[0]!;
  await open(visitor);
  await click(visitor, 'a', content.site.site.name, 'header');
  await click(visitor, 'a', label, 'footer');
  await soon(() => isInView(visitor, `#${id} h2`)).toBe(true);
  await visitor.back();
  await soon(() => isInView(visitor, 'footer a')).toBe(true);

  await visitor.evaluate((path) => {
    document.querySelector<HTMLElement>(`a[href$="${path}"]`)!.click();
  }, lastService!.path);
  await soon(() => texts(visitor, 'h1')).toEqual([lastService!.title]);
  await scrollTo(visitor, 300);
  await visitor.back();
  await soon(() => texts(visitor, 'h2')).toEqual(headings);
  await visitor.evaluate(waitForAnimations);
  expect(await visitor.evaluate(() => scrollY)).toBe(0);
});

test('the address of a page’s file shows that page', async ({ visitor }) => {
  for (const path of ['/', ...(lastService ? [lastService.path] : [])]) {
    await open(visitor, `${path === '/' ? '/index' : path}.html`);
    expect(await visitor.evaluate(() => location.pathname)).toBe(path);
  }
});

test('a page that is reloaded while it is scrolled down starts its script by itself', async ({ visitor }) => {
  await open(visitor);
  for (const top of [600, 2000]) {
    await scrollTo(visitor, top);
    await visitor.reload();
    await soon(() => visitor.evaluate(() => document.documentElement.dataset.inUse)).toBe('true');
  }
});

test.describe('on every page, also at an address without one', () => {
  test.use({ expectedErrors: /404/, clips: true });

  test('nothing violates the content policy, sets a cookie or is stored; the visitor reads what was not found, and goes on', async ({
    visitor,
  }) => {
    for (const path of [...paths, '/no-such-page']) {
      await open(visitor, path);
      const kept = await visitor.evaluate(() => [
        document.cookie,
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
      expect(kept, path).toEqual(['']);
      // In WebKit the test cannot listen before the page has loaded. What was refused by then has no sheet or no picture.
      const refused = await visitor.evaluate(
        () =>
          [
            ...[...document.querySelectorAll('style')].filter(({ sheet }) => !sheet),
            ...[...document.images].filter(({ complete, naturalWidth }) => complete && !naturalWidth),
          ].length,
      );
      expect(refused, path).toBe(0);
    }
    await soon(() => texts(visitor, 'main p')).toContain('404 /no-such-page');
    await click(visitor, 'a', labels.goHome);
    await soon(() => texts(visitor, 'h2')).toEqual(headings);
  });
});
