import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../tools/hosting/site-server.ts';
import { projectsWithClip } from '../support/clips.ts';
import { phone } from '../support/visitor.ts';
import { labels, service, shown } from '../support/words.ts';
import { expect, test } from './fixtures.ts';
import {
  barState,
  click,
  expectPlaying,
  fetchedClips,
  focused,
  isPlaying,
  motionButton,
  open,
  scrollTo,
  soon,
  texts,
} from './page.ts';
import type { Visitor } from './visitor.ts';

const headings = shown.map(({ heading }) => heading);

test('no word of the home page waits for an animation to become visible', async ({ visitor }) => {
  await open(visitor);
  expect(await texts(visitor, 'h2')).toEqual(headings);
  const hidden = await visitor.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li)')]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent),
  );
  expect(hidden).toEqual([]);
});

test('a story opens in its own style, from a link of the home page and as a page', async ({ visitor }) => {
  const look = () =>
    visitor.evaluate(() => ({
      title: document.querySelector('h1')!.textContent,
      facts: getComputedStyle(document.querySelector('.facts') ?? document.body).display,
      isTooWide: document.documentElement.scrollWidth > innerWidth,
    }));
  const story = { title: 'Order Tracker', facts: 'grid', isTooWide: false };
  await open(visitor);
  // Its code and its words, once it is in view: what is laid out late above it may take it away again.
  await soon(async () => {
    await visitor.evaluate(() => document.getElementById('order-tracker')!.scrollIntoView());
    return visitor.evaluate(fetchedStories);
  }).toBeGreaterThan(1);
  await click(visitor, 'a', labels.readTheStory, '#order-tracker');
  await soon(look).toEqual(story);
  await open(visitor, '/projects/order-tracker');
  expect(await look()).toEqual(story);
});

test('the bar hides on the way down, leaves the initials, and returns', async ({ visitor }) => {
  await open(visitor);
  for (const [top, expected] of [
    [0, { shown: true, transparent: true, initials: false }],
    [900, { shown: false, transparent: false, initials: true }],
    [880, { shown: true, transparent: false, initials: false }],
    [0, { shown: true, transparent: true, initials: false }],
  ] as const) {
    await scrollTo(visitor, top);
    await soon(() => barState(visitor)).toEqual(expected);
  }
});

test('the Services menu opens below its button and closes, also on a phone', async ({ visitor }) => {
  await open(visitor);
  await click(visitor, 'summary', labels.services);
  await soon(() => texts(visitor, 'details a')).toHaveLength(4);
  await expectBelowButton(visitor);
  await visitor.press('Tab');
  expect(await focused(visitor)).toBe('Free Consultation (opens in a new tab)');
  await visitor.press('Escape');
  await soon(() => texts(visitor, 'details a')).toEqual([]);
  expect(await focused(visitor)).toBe(labels.services);

  await visitor.resize(phone.width, phone.height);
  await open(visitor);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await click(visitor, 'button', labels.menu);
  await click(visitor, 'summary', labels.services);
  await expectBelowButton(visitor);
  await click(visitor, 'a', service.title, 'details');
  await soon(() => texts(visitor, 'h1')).toEqual([service.title]);
  await soon(() => texts(visitor, '#menu a')).toEqual([]);
});

test.describe('to a visitor who has chosen nothing', () => {
  test.use({ clips: true });

  test('clips play in view; one control stops them all, and is remembered', async ({ visitor }) => {
    const hero = 'main section';
    const project = `#${projectsWithClip[0]!.id}`;
    await open(visitor);
    await expectPlaying(visitor, hero);
    await visitor.evaluate(
      (selector) => document.querySelector(selector)!.scrollIntoView({ behavior: 'instant' }),
      project,
    );
    await expectPlaying(visitor, project);
    await soon(() => isPlaying(visitor, hero)).toBe(false);
    await scrollTo(visitor, 0);
    await soon(async () => (await barState(visitor)).shown).toBe(true);
    await click(visitor, 'button', labels.pauseMotion);
    await soon(() => isPlaying(visitor, hero)).toBe(false);
    await visitor.reload();
    await soon(() => motionButton(visitor)).toEqual([labels.playMotion]);
    expect(await visitor.evaluate(() => ({ ...localStorage }))).toEqual({ motion: 'paused' });
    expect(await fetchedClips(visitor)).toEqual([]);
    await click(visitor, 'button', labels.playMotion);
    await expectPlaying(visitor, hero);
  });
});

test.describe('where no script arrives', () => {
  test.use({ expectedErrors: /404|Failed to load|Loading failed|module/ });

  test('every section can be read, the menus open, and links lead on', async ({ visitor }) => {
    const folder = await mkdtemp(join(tmpdir(), 'no-script-'));
    await cp('dist', folder, { recursive: true, filter: (file) => !/\.(js|mp4)(\.\w+)?$/.test(file) });
    const { address, close } = await serveSite(0, folder);
    try {
      await visitor.goto(address);
      expect(await texts(visitor, 'h2')).toEqual(headings);
      expect(await motionButton(visitor)).toEqual([]);
      await click(visitor, 'summary', labels.services);
      await click(visitor, 'a', service.title, 'details');
      // Nothing can be read from a page while the next one replaces it.
      await soon(() => texts(visitor, 'h1').catch(() => [])).toEqual([service.title]);
    } finally {
      close();
      await rm(folder, { recursive: true });
    }
  });
});

function fetchedStories(): number {
  const files = performance.getEntriesByType('resource');
  return files.filter(({ name }) => /story-[\w-]+\.js(on)?$/.test(name)).length;
}

async function expectBelowButton(visitor: Visitor) {
  const { below, aside } = await visitor.evaluate(() => {
    const menu = document.querySelector('details ul')!.getBoundingClientRect();
    const button = document.querySelector('summary')!.getBoundingClientRect();
    return { below: menu.top - button.bottom, aside: Math.abs(menu.left - button.left) };
  });
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(40);
  expect(aside).toBeLessThan(200);
}
