import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../tools/hosting/site-server.ts';
import {
  barState,
  click,
  expectPlaying,
  fetchedClips,
  focused,
  isInView,
  isPlaying,
  open,
  scrollTo,
  texts,
} from './page.ts';
import { expect, test, type Visitor } from './visitor.ts';

const headings = ["Services I'm Offering", 'Experience', 'Technology Stack', 'Hire Me', 'Latest Projects'];

test('the home page shows its sections in order', async ({ visitor }) => {
  await open(visitor);
  expect(await texts(visitor, 'h1')).toHaveLength(1);
  expect(await texts(visitor, 'h2')).toEqual(headings);
  expect(await texts(visitor, '#projects h3')).toHaveLength(6);
});

test('nothing waits to be seen: every word is there, with or without scroll-driven animation', async ({
  visitor,
}) => {
  await open(visitor);
  const hidden = await visitor.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li)')]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent),
  );
  expect(hidden).toEqual([]);
});

test('the bar hides on the way down, leaves the initials, returns on the way up, and is clear only at the top', async ({
  visitor,
}) => {
  await open(visitor);
  await expect.poll(() => barState(visitor)).toEqual({ shown: true, clear: true, initials: false });
  await scrollTo(visitor, 900);
  await expect.poll(() => barState(visitor)).toEqual({ shown: false, clear: false, initials: true });
  await scrollTo(visitor, 880);
  await expect.poll(() => barState(visitor)).toEqual({ shown: true, clear: false, initials: false });
  await scrollTo(visitor, 0);
  await expect.poll(() => barState(visitor)).toEqual({ shown: true, clear: true, initials: false });
});

for (const place of ['header', 'footer']) {
  test(`Technologies and Projects in the ${place} scroll to their sections, from home and from another page`, async ({
    visitor,
  }) => {
    for (const [path, name, section] of [
      ['/', 'Technologies', 'technologies'],
      ['/services/service1', 'Projects', 'projects'],
    ] as const) {
      await open(visitor, path);
      await click(visitor, 'a', name, place);
      await expect.poll(() => isInView(visitor, `#${section} h2`)).toBe(true);
    }
  });
}

test('the Services menu opens below its button and closes with Escape, which gives the focus back', async ({
  visitor,
}) => {
  await open(visitor);
  await click(visitor, 'summary', 'Services');
  await expect
    .poll(() => texts(visitor, 'details a'))
    .toEqual([
      'Free Consultation (opens in a new tab)',
      'Custom Software Development',
      'Web Development',
      'Mobile App Development',
    ]);
  await expectBelowButton(visitor);
  await visitor.press('Tab');
  expect(await focused(visitor)).toMatch(/^Free Consultation/);
  await visitor.press('Escape');
  await expect.poll(() => texts(visitor, 'details a')).toEqual([]);
  expect(await focused(visitor)).toBe('Services');
});

test('a service opens from the menu at its top, with its title, and Back leads home', async ({ visitor }) => {
  await open(visitor);
  await scrollTo(visitor, 300);
  await expect.poll(async () => (await barState(visitor)).shown).toBe(false);
  await scrollTo(visitor, 200);
  await expect.poll(async () => (await barState(visitor)).shown).toBe(true);
  await click(visitor, 'summary', 'Services');
  await click(visitor, 'a', 'Mobile App Development', 'details');
  await expect.poll(() => texts(visitor, 'h1')).toEqual(['Web and Mobile App Development']);
  expect(await visitor.evaluate(() => [location.pathname, scrollY])).toEqual(['/services/service2', 0]);
  await expect.poll(() => visitor.evaluate(() => document.title)).toMatch(/^Web and Mobile App Development/);
  await visitor.back();
  await expect.poll(() => texts(visitor, 'h2')).toEqual(headings);
});

test('the file of a page, named by hand, is that page', async ({ visitor }) => {
  for (const [file, path] of [
    ['/index.html', '/'],
    ['/services/service2.html', '/services/service2'],
  ] as const) {
    await open(visitor, file);
    expect(await visitor.evaluate(() => location.pathname)).toBe(path);
  }
});

test('a page that is reloaded in its middle comes alive by itself', async ({ visitor }) => {
  await open(visitor);
  for (const top of [600, 2000]) {
    await scrollTo(visitor, top);
    await visitor.reload();
    await expect.poll(() => visitor.evaluate(() => document.documentElement.dataset.inUse)).toBe('true');
  }
});

test('pages change where there are no view transitions', async ({ visitor }) => {
  await open(visitor);
  await visitor.evaluate(() => {
    Object.defineProperty(document, 'startViewTransition', { value: undefined });
  });
  await click(visitor, 'a', 'How the work goes', '#services');
  await expect.poll(() => texts(visitor, 'h1')).toEqual(['Custom Software Development']);
});

test.describe('on every page, the one for lost addresses too', () => {
  test.use({ expectedErrors: /404/, clips: true });

  test('nothing breaks the policy, sets a cookie or stores anything', async ({ visitor }) => {
    for (const path of ['/', '/services/service1', '/services/service2', '/no-such-page']) {
      await open(visitor, path);
      const kept = await visitor.evaluate(() => [
        document.cookie,
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
      expect(kept, path).toEqual(['']);
      // WebKit cannot be heard before the page has loaded: what was refused by then has no sheet or no picture.
      const refused = await visitor.evaluate(
        () =>
          [
            ...[...document.querySelectorAll('style')].filter(({ sheet }) => !sheet),
            ...[...document.images].filter(({ complete, naturalWidth }) => complete && !naturalWidth),
          ].length,
      );
      expect(refused, path).toBe(0);
    }
  });
});

test.describe('at an address without a page', () => {
  test.use({ expectedErrors: /404/ });

  test('the visitor reads what was not found, and goes on', async ({ visitor }) => {
    await open(visitor, '/no-such-page');
    await expect.poll(() => texts(visitor, 'main p')).toContain('404 /no-such-page');
    await click(visitor, 'a', 'Go to the home page');
    await expect.poll(() => texts(visitor, 'h2')).toEqual(headings);
  });
});

test.describe('to whoever has chosen nothing', () => {
  test.use({ clips: true });

  test('clips play in view, one control stops them all, and the choice is remembered', async ({
    visitor,
  }) => {
    test.slow();
    await open(visitor);
    await expectPlaying(visitor, 'main section');
    await visitor.evaluate(() =>
      document.querySelector('#order-tracker')!.scrollIntoView({ behavior: 'instant' }),
    );
    await expectPlaying(visitor, '#order-tracker');
    await expect.poll(() => isPlaying(visitor, 'main section')).toBe(false);
    await scrollTo(visitor, 0);
    await expect.poll(async () => (await barState(visitor)).shown).toBe(true);
    await click(visitor, 'button', 'Pause motion');
    await expect.poll(() => isPlaying(visitor, 'main section')).toBe(false);
    await visitor.reload();
    await expect.poll(() => texts(visitor, 'nav > button')).toContain('Play motion');
    expect(await visitor.evaluate(() => ({ ...localStorage }))).toEqual({ motion: 'paused' });
    expect(await visitor.evaluate(() => document.cookie)).toBe('');
    expect(await fetchedClips(visitor)).toEqual([]);
    await click(visitor, 'button', 'Play motion');
    await expectPlaying(visitor, 'main section');
  });
});

test('on a phone the menu opens, Services in it, and a choice closes both', async ({ visitor }) => {
  await visitor.resize(390, 800);
  await open(visitor);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
    0,
  );
  await click(visitor, 'button', 'Menu');
  await click(visitor, 'summary', 'Services');
  await expectBelowButton(visitor);
  await click(visitor, 'a', 'Custom Software Development', 'details');
  await expect.poll(() => texts(visitor, 'h1')).toEqual(['Custom Software Development']);
  await expect.poll(() => texts(visitor, '#menu a')).toEqual([]);
});

test('chat, mail, phone, network and marketplace lead where they say', async ({ visitor }) => {
  await open(visitor);
  const links = await visitor.evaluate(() =>
    [...document.querySelectorAll('a')]
      .filter(({ href }) => !href.startsWith(location.origin))
      .map(({ href, target, rel }) => ({ address: href.replace(/\?.*/, ''), target, rel })),
  );
  const elsewhere = { target: '_blank', rel: 'noopener' };
  for (const address of [
    'https://wa.me/442079460321',
    'https://www.linkedin.com/in/sample-handle',
    'https://www.upwork.com/freelancers/~sample-handle',
  ]) {
    expect(links).toContainEqual({ address, ...elsewhere });
  }
  for (const address of ['mailto:idris@example.com', 'tel:+442079460321'])
    expect(links).toContainEqual({ address, target: '', rel: '' });
});

test.describe('where no script arrives', () => {
  test.use({ expectedErrors: /404|Failed to load|Loading failed|module/ });

  test('every word can be read, the menus open, and links lead on', async ({ visitor }) => {
    const folder = await mkdtemp(join(tmpdir(), 'no-script-'));
    await cp('dist', folder, { recursive: true });
    for (const file of await readdir(join(folder, 'assets')))
      if (/\.js(\.\w+)?$/.test(file)) await rm(join(folder, 'assets', file));
    const { address, close } = await serveSite(0, folder);
    try {
      await visitor.goto(address);
      expect(await texts(visitor, 'h2')).toEqual(headings);
      expect(await texts(visitor, 'nav > button')).not.toContain('Pause motion');
      await click(visitor, 'summary', 'Services');
      await click(visitor, 'a', 'Web Development', 'details');
      await expect.poll(() => texts(visitor, 'h1')).toEqual(['Web and Mobile App Development']);
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
