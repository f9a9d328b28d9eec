import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Content } from '../../model/content.ts';
import type { Picture } from '../../model/media.ts';
import { filesOverLimit } from '../../tools/content/launch-files.ts';
import { type LoadedSite, loadSite } from '../../tools/content/load-site.ts';
import { shownMedium } from '../../tools/content/media.ts';
import { keepLastAssets } from '../../tools/pages/keep-last-assets.ts';
import { expectUsableMenus, longWord, rightToLeft } from '../support/any-amount.ts';
import { brokenPromises } from '../support/broken-promises.ts';
import { contentOf, renderAndServe, renderOnce } from '../support/rendered-site.ts';
import { copyWithThirtyProjects } from '../support/thirty-projects.ts';
import { expect, open, phone, scrollTo, test } from '../support/visitor.ts';

// Thirty projects and a lot of everything else, some of it in very long words, in one site for most tests.
test.describe.configure({ mode: 'default' });

const owner = renderOnce(loadALot);

async function loadALot(): Promise<LoadedSite> {
  const copy = await copyWithThirtyProjects();
  const loaded = await loadSite(copy.folder);
  writeALot(contentOf(loaded), shownMedium('calling-software', loaded.media['calling-software']!) as Picture);
  return loaded;
}

function writeALot(content: Content, image: Picture) {
  const word = longWord;
  const { site } = content.site;
  Object.assign(site.hero, { headline: word, bio: word, invitation: word });
  Object.assign(site, { name: 'Maximiliana Featherstonehaugh-Cholmondeley', role: word, footer: word });
  Object.assign(site.contact, {
    email: `${word}@example.com`,
    phoneText: word,
    chat: { kind: 'line', account: '@lena' },
    booking: { name: word, url: 'https://cal.com/lena' },
  });
  site.sections.quotes = { heading: '', intro: '' };
  const sections = Object.entries(site.sections) as [string, object][];
  for (const [name, words] of sections)
    Object.assign(words, { heading: word + name, ['intro' in words ? 'intro' : 'text']: word });

  const { services, serviceMenu, servicePages, contactCard } = content.services;
  serviceMenu.push(...serviceMenu.map((item) => ({ ...item, title: `${item.title} again` })));
  services.push(...services.map((each) => ({ ...each, title: `${each.title} again` })));
  for (const each of [...services, ...serviceMenu, ...servicePages, contactCard]) each.title += word;
  for (const each of services) Object.assign(each, { text: word, points: [word] });
  const steps = [{ title: word, text: word }];
  for (const each of servicePages)
    Object.assign(each, { headline: word, intro: word, nextStep: word, builtWith: [word], steps });
  contactCard.chatLabel = word;

  const { experience } = content.experience;
  for (let to = 2020; to > 2013; to--) experience.push({ ...experience[2]!, from: to - 1, to });
  for (const role of experience)
    Object.assign(role, { company: word, designation: word, supportLine: word, description: [word] });
  const { technologies } = content.technologies;
  for (let count = 4; count <= 12; count++)
    technologies.push({ ...technologies[0]!, heading: `Group ${count}` });
  for (const group of technologies)
    Object.assign(group, { heading: group.heading + word, tags: [...group.tags, word] });
  for (const number of [1, 2, 3, 4, 5, 6])
    content.quotes.quotes.push({
      words: word + number,
      name: word,
      role: word,
      ...(number % 2 && { portrait: image }),
    });

  // Ten of them, with pictures on both sides; the others keep words of the usual length.
  const { projects } = content.projects;
  const link = { path: '/services/service1', title: word };
  for (const each of projects.slice(5, 15))
    Object.assign(each, { title: word, subTitle: word, description: [word], techStack: [word], link });
  Object.assign(projects[15]!, { title: rightToLeft, techStack: [rightToLeft, 'ويب'] });
  delete projects[5]!.video;
  projects[5]!.image = image;
  const media = [{ image, alt: word, caption: word }];
  const figures = [
    { value: '1 000 km', meaning: word },
    { value: '24 h', meaning: `${word}2` },
  ];
  content['stories/project-0'] = {
    story: {
      description: word,
      lead: word,
      role: word,
      time: word,
      situation: { paragraphs: [word], media },
      decisions: { entries: steps, media },
      outcome: { paragraphs: [word], figures, media },
      quote: { words: word, name: word, role: word },
    },
  };
}

test('a site with more of everything than the sample, in very long words, keeps every promise', async () => {
  test.setTimeout(180_000);
  const loaded = await loadALot();
  const { projects, experience, technologies, quotes } = contentOf(loaded);
  // Some of each kind, and as many that they are a long list. The rest would only take longer to visit.
  const some = [0, 1, 2, 5, 6, 15, 16, 20];
  projects.projects = some.map((index) => projects.projects[index]!);
  for (const list of [experience.experience, technologies.technologies, quotes.quotes]) list.length = 4;
  const { address, close } = await renderAndServe(loaded);
  expect(await brokenPromises(address).finally(close)).toEqual([]);
});

test('it has usable menus, chat and booking page side by side in the hero, and both ways to meet in contact card and footer', async ({
  page,
}) => {
  for (const width of [320, 1280]) await expectUsableMenus(page, width);
  await open(page);
  const hero = page.getByRole('region', { name: 'Introduction' }).getByRole('link');
  await expect(hero.nth(0)).toHaveAttribute('href', 'https://line.me/R/ti/p/%40lena');
  await expect(hero.nth(0).locator('use')).toHaveAttribute('href', '#icon-brand-line');
  await expect(hero.nth(1)).toHaveAttribute('href', 'https://cal.com/lena');
  await expect(hero.nth(1)).toHaveAccessibleName(`Book a time on ${longWord} (opens in a new tab)`);
  for (const place of [page.locator('#services'), page.getByRole('contentinfo')])
    await expect(place.getByRole('link', { name: `Book a time on ${longWord}` })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('line.me/R/ti/p/@lena · cal.com/lena')).toBeVisible();
});

test('with thirty projects the first screen costs as many bytes as with six, and nothing is too large', async () => {
  const six = await bytesOfFirstScreen(join(process.env.BUILT_UNDER_PATH!, 'dist'));
  expect(await bytesOfFirstScreen(owner.dist)).toBeLessThan(six * 1.1);
  expect(six).toBeLessThan(40_000);

  // As a build leaves the site, for npm run launch.
  await keepLastAssets(owner.dist, owner.dist);
  const [language] = owner.site.languages;
  expect((await filesOverLimit({ ...language, root: owner.site.root })).left).toEqual([]);
});

test('projects far from the viewport are not laid out, but can be read, found and printed', async ({
  page,
}) => {
  await open(page);
  const laidOut = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('article h3')].filter((title) =>
          title.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
  expect(await laidOut()).toBeLessThan(10);
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveCount(30);
  await page.emulateMedia({ media: 'print' });
  expect(await laidOut()).toBe(30);
});

test('on a phone the frame of a project far down the list reaches the edge of the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page);
  const frame = page.locator('#project-20').getByRole('img');
  await frame.scrollIntoViewIfNeeded();
  const { y, height } = (await frame.boundingBox())!;
  const colours = await Promise.all(
    [y + height / 2, y + height + 20].map(async (y) => {
      const shot = await page.screenshot({ clip: { x: 0, y, width: 4, height: 4 } });
      return (await sharp(shot).stats()).channels.map(({ mean }) => Math.round(mean)).join();
    }),
  );
  expect(colours[0]).not.toBe(colours[1]);
});

test.describe('with clips', () => {
  test.use({ clips: true });

  for (const width of [360, 768, 1440]) {
    test(`a link to a project far down the list leads to it, though the fonts come late, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      let release = () => {};
      const released = new Promise<void>((done) => (release = done));
      await page.route(/\.woff2$/, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(`${owner.address}#project-20`, { waitUntil: 'commit' });
      await page.waitForFunction(() => scrollY > 0);
      release();
      const article = page.locator('#project-20');
      await expect(article.locator('video')).toHaveCSS('opacity', '1');
      const { y } = (await article.boundingBox())!;
      expect(y).toBeGreaterThan(60);
      expect(y).toBeLessThan(120);
    });
  }

  test('on a tall screen at most two clips play at once', async ({ page }) => {
    const height = 2400;
    await page.setViewportSize({ width: 1280, height });
    await open(page);
    let most = 0;
    for (const top of await stops(page, height * 0.8)) {
      await scrollTo(page, top);
      await expectPlaying(page);
      const { inView, playing } = await clips(page);
      expect(playing).toBeLessThanOrEqual(2);
      most = Math.max(most, inView);
    }
    expect(most).toBeGreaterThan(2);
  });

  test('trips down the page and back soon keep no further node, listener or object', async ({ page }) => {
    test.slow();
    await page.setViewportSize(phone);
    await open(page);
    // The first trips add the sources of clips, and what the browser and React make once. A leak adds something each time.
    let kept = { nodes: 0, listeners: 0, objects: 0 };
    for (let trip = 1, more = true; more; trip += 1) {
      expect(trip, 'each trip keeps more than the one before').toBeLessThanOrEqual(6);
      await travel(page);
      const now = await countKept(page);
      more = now.nodes > kept.nodes || now.listeners > kept.listeners || now.objects > kept.objects;
      kept = now;
    }
  });
});

/** Down the page and back, with a stop at every quarter, where clips start. */
async function travel(page: Page) {
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const part of [0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25, 0]) {
    await scrollTo(page, end * part);
    await expectPlaying(page);
  }
}

/** What is still in memory after a garbage collection. */
async function countKept(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  // Collects garbage first.
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId! });
  const { result: count } = await session.send('Runtime.callFunctionOn', {
    functionDeclaration: 'function () { return this.length; }',
    objectId: objects.objectId!,
    returnByValue: true,
  });
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { nodes, listeners: jsEventListeners, objects: count.value as number };
}

/** The home page with its style, and the poster of the hero. */
async function bytesOfFirstScreen(dist: string): Promise<number> {
  const html = await readFile(join(dist, 'index.html'));
  const posters = (await readdir(join(dist, 'assets'))).filter((name) => /^hero\.\d+-.*\.avif$/.test(name));
  const sizes = posters.map(async (name) => (await stat(join(dist, 'assets', name))).size);
  return brotliCompressSync(html).length + Math.max(...(await Promise.all(sizes)));
}

async function stops(page: Page, step: number): Promise<number[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return Array.from({ length: Math.ceil(height / step) }, (_, index) => index * step);
}

/** Until the clips in view play, two at most and on a phone one, and those that are near have their sources. */
async function expectPlaying(page: Page) {
  const limit = page.viewportSize()!.width < 768 ? 1 : 2;
  await expect
    .poll(
      async () => {
        const { inView, playingInView, withoutSources } = await clips(page);
        return playingInView >= Math.min(limit, inView) && withoutSources === 0;
      },
      { intervals: [50] },
    )
    .toBe(true);
}

function clips(page: Page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('video')];
    const within = (margin: number) =>
      all.filter((video) => {
        const { top, bottom } = video.getBoundingClientRect();
        return bottom > -margin && top < innerHeight + margin;
      });
    const inView = within(0);
    const playing = all.filter(({ paused }) => !paused);
    return {
      inView: inView.length,
      playing: playing.length,
      playingInView: playing.filter((video) => inView.includes(video)).length,
      withoutSources: within(400).filter((video) => !video.firstChild).length,
    };
  });
}
