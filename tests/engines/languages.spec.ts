import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { phone } from '../support/visitor.ts';
import { expect, test } from './fixtures.ts';
import { click, open, scrollTo, soon } from './page.ts';
import type { Visitor } from './visitor.ts';

let copy: ProjectCopy;
let server: Awaited<ReturnType<ProjectCopy['serve']>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  copy = await copyProject();
  await cp('tests/languages/ar', join(copy.folder, 'content/ar'), { recursive: true });
  await copy.append('content/theme.ts', "theme.fonts.more = ['Noto Kufi Arabic'];");
  server = await copy.buildAndServe();
});

test.afterAll(async () => {
  server?.close();
  await copy?.remove();
});

test('the Arabic pages are mirrored, fit a desktop and a phone, and lead to the same page in English', async ({
  visitor,
}) => {
  await open(visitor, `${server.address}ar/`);
  const wide = await look(visitor);
  expect(wide).toMatchObject({ direction: 'rtl', isTooWide: false });
  expect(wide.logo.right).toBeGreaterThan(wide.width - 100);
  expect(wide.menu.left).toBeLessThan(wide.width / 2);
  await scrollTo(visitor, 900);
  await soon(async () => (await look(visitor)).initials.left).toBeGreaterThan(wide.width / 2);

  await visitor.resize(phone.width, phone.height);
  await open(visitor, `${server.address}ar/services/service1`);
  const narrow = await look(visitor);
  expect(narrow.isTooWide).toBe(false);
  expect(narrow.logo.left).toBeGreaterThan(narrow.menuButton.right);
  await click(visitor, 'a', 'English', 'footer');
  // Nothing can be read from a page while the next one replaces it.
  const address = () => visitor.evaluate(() => document.documentElement.lang + location.pathname);
  await soon(() => address().catch(() => '')).toBe('en/services/service1');
});

function look(visitor: Visitor) {
  return visitor.evaluate(() => {
    const box = (selector: string) => {
      const { left, right } = document.querySelector(selector)!.getBoundingClientRect();
      return { left, right };
    };
    return {
      direction: getComputedStyle(document.body).direction,
      isTooWide: document.documentElement.scrollWidth > innerWidth,
      width: innerWidth,
      logo: box('header > div a'),
      initials: box('header > a'),
      menu: box('#menu'),
      menuButton: box('[popovertarget]'),
    };
  });
}
