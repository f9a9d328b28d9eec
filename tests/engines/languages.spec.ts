import { needsJapaneseLetters } from '../support/japanese-letters.ts';
import { linesOf } from '../support/lines.ts';
import { phone } from '../support/visitor.ts';
import { service } from '../support/words.ts';
import { expect, test } from './fixtures.ts';
import { open, scrollTo, soon } from './page.ts';
import type { Visitor } from './visitor.ts';

// The layout alone: whole sites in these languages are in tests/owner.
test('a page in a language from right to left is mirrored and fits', async ({ visitor }) => {
  await openMirrored(visitor, '/');
  const wide = await look(visitor);
  expect(wide).toMatchObject({ direction: 'rtl', isTooWide: false });
  expect(wide.logo.right).toBeGreaterThan(wide.width - 100);
  expect(wide.menu.left).toBeLessThan(wide.width / 2);
  await scrollTo(visitor, 900);
  await soon(async () => (await look(visitor)).initials.left).toBeGreaterThan(wide.width / 2);

  await visitor.resize(phone.width, phone.height);
  await openMirrored(visitor, service.path);
  const narrow = await look(visitor);
  expect(narrow.isTooWide).toBe(false);
  expect(narrow.logo.left).toBeGreaterThan(narrow.menuButton.right);
});

test('a headline breaks only between its phrases, and in one that is too long', async ({ visitor }) => {
  needsJapaneseLetters();
  await visitor.resize(phone.width, phone.height);
  await open(visitor);
  const lines = async (words: string) => {
    await visitor.evaluate((words) => {
      const title = document.querySelector('h1')!;
      title.textContent = words;
      const narrow = { width: '7.5em', fontSize: '40px', letterSpacing: '0' };
      Object.assign(title.style, { ...narrow, wordBreak: 'keep-all', textWrap: 'wrap' });
    }, words);
    return (await visitor.evaluate(linesOf, 'h1'))[0]!;
  };
  expect(await lines('現場の\u200b手順が\u200bそのまま\u200b画面に\u200bなる')).toEqual([
    '現場の手順が',
    'そのまま画面に',
    'なる',
  ]);
  expect((await lines('業務用在庫管理画面の\u200b設計')).length).toBeGreaterThan(1);
});

async function openMirrored(visitor: Visitor, path: string) {
  await open(visitor, path);
  await visitor.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
}

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
