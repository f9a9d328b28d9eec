import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chatAddress } from '../../model/chat-services.ts';
import { storyPath } from '../../model/page.ts';
import { serveSite } from '../../tools/hosting/site-server.ts';
import { projectsWithClip } from '../support/clips.ts';
import { content } from '../support/content.ts';
import { phone } from '../support/visitor.ts';
import { itemToService, labels, noItemToService, noServiceMenu, noStory, shown } from '../support/words.ts';
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

const { contact } = content.site.site;
const { serviceMenu } = content.services;
const headings = shown.map(({ heading }) => heading);

test('the home page shows its sections in order, every word of them, and the ways to reach the owner', async ({
  visitor,
}) => {
  await open(visitor);
  expect(await texts(visitor, 'h1')).toHaveLength(1);
  expect(await texts(visitor, 'h2')).toEqual(headings);
  expect(await texts(visitor, '#projects h3')).toEqual(content.projects.projects.map(({ title }) => title));

  await test.step('no word waits for an animation to become visible', async () => {
    const hidden = await visitor.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li)')]
        .filter((element) => element.getClientRects().length > 0)
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.textContent),
    );
    expect(hidden).toEqual([]);
  });

  await test.step('chat, mail, phone, network and marketplace lead where they say', async () => {
    const links = await visitor.evaluate(() =>
      [...document.querySelectorAll('a')]
        .filter(({ href }) => !href.startsWith(location.origin))
        .map(({ href, target, rel }) => ({ address: href.replace(/\?.*/, ''), target, rel })),
    );
    const { chat, network, marketplace, email, phone } = contact;
    for (const address of [chat && chatAddress(chat).replace(/\?.*/, ''), network?.url, marketplace?.url])
      if (address) expect(links).toContainEqual({ address, target: '_blank', rel: 'noopener' });
    for (const address of [`mailto:${email}`, phone && `tel:${phone}`])
      if (address) expect(links).toContainEqual({ address, target: '', rel: '' });
  });
});

test('a story opens in its own style, from a link of the home page and as a page', async ({ visitor }) => {
  const project = content.projects.projects.find(({ id, link }) => !link && content[`stories/${id}`]);
  test.skip(!project, noStory);
  const look = () =>
    visitor.evaluate(() => ({
      title: document.querySelector('h1')!.textContent,
      facts: getComputedStyle(document.querySelector('.facts') ?? document.body).display,
      isTooWide: document.documentElement.scrollWidth > innerWidth,
    }));
  const story = { title: project!.title, facts: 'grid', isTooWide: false };
  const fetchedStories = () =>
    visitor.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /story-[\w-]+\.js$/.test(name)).length,
    );
  await open(visitor);
  await visitor.evaluate((id) => document.getElementById(id)!.scrollIntoView(), project!.id);
  // Its code and its words.
  await soon(fetchedStories).toBeGreaterThan(1);
  await click(visitor, 'a', 'Read the story', `#${project!.id}`);
  await soon(look).toEqual(story);
  await open(visitor, storyPath(project!.id));
  expect(await look()).toEqual(story);
});

test('the bar hides on the way down, leaves the initials, returns on the way up, and is transparent only at the top', async ({
  visitor,
}) => {
  await open(visitor);
  await soon(() => barState(visitor)).toEqual({ shown: true, transparent: true, initials: false });
  await scrollTo(visitor, 900);
  await soon(() => barState(visitor)).toEqual({ shown: false, transparent: false, initials: true });
  await scrollTo(visitor, 880);
  await soon(() => barState(visitor)).toEqual({ shown: true, transparent: false, initials: false });
  await scrollTo(visitor, 0);
  await soon(() => barState(visitor)).toEqual({ shown: true, transparent: true, initials: false });
});

test('the Services menu opens below its button and closes with Escape, which gives the focus back', async ({
  visitor,
}) => {
  test.skip(serviceMenu.length === 0, noServiceMenu);
  const items = serviceMenu.map((item) =>
    'path' in item || !contact.chat ? item.title : `${item.title} ${labels.opensInNewTab}`,
  );
  await open(visitor);
  await click(visitor, 'summary', labels.services);
  await soon(() => texts(visitor, 'details a')).toEqual(items);
  await expectBelowButton(visitor);
  await visitor.press('Tab');
  expect(await focused(visitor)).toBe(items[0]);
  await visitor.press('Escape');
  await soon(() => texts(visitor, 'details a')).toEqual([]);
  expect(await focused(visitor)).toBe(labels.services);
});

test('on a phone the menu opens, Services in it, and a choice closes both', async ({ visitor }) => {
  test.skip(!itemToService, noItemToService);
  await visitor.resize(phone.width, phone.height);
  await open(visitor);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
    0,
  );
  await click(visitor, 'button', labels.menu);
  await click(visitor, 'summary', labels.services);
  await expectBelowButton(visitor);
  await click(visitor, 'a', itemToService!.title, 'details');
  await soon(() => texts(visitor, 'h1')).toEqual([itemToService!.page.title]);
  await soon(() => texts(visitor, '#menu a')).toEqual([]);
});

test.describe('to a visitor who has chosen nothing', () => {
  test.use({ clips: true });

  test('clips play in view, one control stops them all, and the choice is remembered', async ({
    visitor,
  }) => {
    const hero = 'main section';
    const [project] = projectsWithClip;
    await open(visitor);
    await expectPlaying(visitor, hero);
    await visitor.evaluate(
      (selector) => document.querySelector(selector)!.scrollIntoView({ behavior: 'instant' }),
      project ? `#${project.id}` : 'footer',
    );
    if (project) await expectPlaying(visitor, `#${project.id}`);
    await soon(() => isPlaying(visitor, hero)).toBe(false);
    await scrollTo(visitor, 0);
    await soon(async () => (await barState(visitor)).shown).toBe(true);
    await click(visitor, 'button', labels.pauseMotion);
    await soon(() => isPlaying(visitor, hero)).toBe(false);
    await visitor.reload();
    await soon(() => motionButton(visitor)).toEqual([labels.playMotion]);
    expect(await visitor.evaluate(() => ({ ...localStorage }))).toEqual({ motion: 'paused' });
    expect(await visitor.evaluate(() => document.cookie)).toBe('');
    expect(await fetchedClips(visitor)).toEqual([]);
    await click(visitor, 'button', labels.playMotion);
    await expectPlaying(visitor, hero);
  });
});

test.describe('where no script arrives', () => {
  test.use({ expectedErrors: /404|Failed to load|Loading failed|module/ });

  test('every section can be read, the menus open, and links lead on', async ({ visitor }) => {
    const folder = await mkdtemp(join(tmpdir(), 'no-script-'));
    await cp('dist', folder, { recursive: true, filter: (file) => !/\.js(\.\w+)?$/.test(file) });
    const { address, close } = await serveSite(0, folder);
    try {
      await visitor.goto(address);
      expect(await texts(visitor, 'h2')).toEqual(headings);
      expect(await motionButton(visitor)).toEqual([]);
      if (!itemToService) return;
      await click(visitor, 'summary', labels.services);
      await click(visitor, 'a', itemToService.title, 'details');
      // Nothing can be read from a page while the next one replaces it.
      await soon(() => texts(visitor, 'h1').catch(() => [])).toEqual([itemToService.page.title]);
    } finally {
      close();
      await rm(folder, { recursive: true });
    }
  });
});

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
