import { content } from '../support/content.ts';
import { waitForAnimations } from '../support/visitor.ts';
import { labels, linked, pageOfEachKind, service, shown } from '../support/words.ts';
import { expect, test } from './fixtures.ts';
import { click, isInView, open, scrollTo, soon, texts } from './page.ts';

const headings = shown.map(({ heading }) => heading);

test('the links to sections in header and footer lead there, from any page', async ({ visitor }) => {
  const { id, label } = linked.at(-1)!;
  for (const path of ['/', service.path]) {
    for (const place of ['header', 'footer']) {
      await open(visitor, path);
      await click(visitor, 'a', label, place);
      await soon(() => isInView(visitor, `#${id} h2`)).toBe(true);
    }
  }
});

test('a service opens from the menu at its top; Back leads to top or place', async ({ visitor }) => {
  const { id, label } = linked[0]!;
  await open(visitor);
  const logo = await visitor.evaluate(() => {
    const { left, top } = document
      .querySelector('header nav')!
      .previousElementSibling!.getBoundingClientRect();
    return { left, top };
  });
  await click(visitor, 'a', label, 'footer');
  await soon(() => isInView(visitor, `#${id} h2`)).toBe(true);
  await visitor.back();
  await soon(() => isInView(visitor, 'footer a')).toBe(true);

  await open(visitor);
  const openService = async () => {
    await click(visitor, 'summary', labels.services);
    await click(visitor, 'a', service.title, 'details');
    await soon(() => visitor.evaluate(() => location.pathname)).toBe(service.path);
  };
  await openService();
  await soon(() => texts(visitor, 'h1')).toEqual([service.title]);
  expect(await visitor.evaluate(() => scrollY)).toBe(0);
  await soon(() => visitor.evaluate(() => document.title)).toBe(
    `${service.title} · ${content.site.site.name}`,
  );
  await scrollTo(visitor, 300);
  await visitor.back();
  await soon(() => texts(visitor, 'h2')).toEqual(headings);
  await visitor.evaluate(waitForAnimations);
  expect(await visitor.evaluate(() => scrollY)).toBe(0);

  // A click right after the change of the page counts.
  await openService();
  await visitor.clickAt(Math.round(logo.left + 10), Math.round(logo.top + 20));
  await soon(() => texts(visitor, 'h2')).toEqual(headings);
});

test('a page that is reloaded while it is scrolled down starts its script by itself', async ({ visitor }) => {
  await open(visitor);
  for (const top of [600, 2000]) {
    await scrollTo(visitor, top);
    await visitor.reload();
    await soon(() => visitor.evaluate(() => document.documentElement.dataset.inUse)).toBe('true');
  }
});

test.describe('on each kind of page', () => {
  test.use({ expectedErrors: /404/, clips: true });

  test('nothing violates the policy or is stored; a lost visitor goes on', async ({ visitor }) => {
    for (const path of pageOfEachKind) {
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
    await soon(() => texts(visitor, 'main p')).toContain('404 /404-page');
    await click(visitor, 'a', labels.goHome);
    await soon(() => texts(visitor, 'h2')).toEqual(headings);
  });
});
