import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Content } from '../../model/content.ts';
import { launchList } from '../../tools/content/launch-list.ts';
import { loadContent, loadSchemas } from '../../tools/content/load-content.ts';
import { measureScript } from '../../tools/pages/sizes.ts';
import { expectSoundPages, expectUsableMenus, longWord, rightToLeft } from '../support/any-amount.ts';
import type { ProjectCopy } from '../support/project-copy.ts';
import { copyWithThirtyProjects } from '../support/thirty-projects.ts';
import { expect, open, phone, scrollTo, test } from '../support/visitor.ts';

// One build for all tests: thirty projects and a lot of everything else, some of it in very long words.
test.describe.configure({ mode: 'default' });

const changes = {
  'content/site.ts': `site.name = 'Maximiliana Featherstonehaugh-Cholmondeley';
    site.contact.email = '${longWord}@example.com';
    site.contact.phoneText = '${longWord}';
    site.hero.headline = site.hero.bio = site.hero.invitation = site.role = site.footer = '${longWord}';
    site.sections.quotes = { heading: '', intro: '' };
    for (const words of Object.values(site.sections)) {
      words.heading = '${longWord}';
      if ('intro' in words) words.intro = '${longWord}';
      else (words as { text: string }).text = '${longWord}';
    }`,
  'content/services.ts': `serviceMenu.push(...serviceMenu.map((item) => ({ ...item, title: item.title + ' again' })));
    services.push(...services.map((each) => ({ ...each, title: each.title + ' again' })));
    for (const each of [...services, ...serviceMenu, ...servicePages, contactCard]) each.title += '${longWord}';
    for (const each of services) Object.assign(each, { text: '${longWord}', points: ['${longWord}'] });
    for (const each of servicePages)
      Object.assign(each, {
        headline: '${longWord}',
        intro: '${longWord}',
        nextStep: '${longWord}',
        builtWith: ['${longWord}'],
        steps: [{ title: '${longWord}', text: '${longWord}' }],
      });
    contactCard.chatLabel = '${longWord}';`,
  'content/experience.ts': `for (let year = 2020; year > 2013; year--)
      experience.push({ ...experience[2]!, from: year - 1, to: year });
    for (const role of experience)
      Object.assign(role, { company: '${longWord}', designation: '${longWord}', supportLine: '${longWord}', description: ['${longWord}'] });`,
  'content/technologies.ts': `for (let count = 4; count <= 12; count++)
      technologies.push({ ...technologies[0]!, heading: 'Group ' + count });
    for (const group of technologies)
      Object.assign(group, { heading: group.heading + '${longWord}', tags: [...group.tags, '${longWord}'] });`,
  'content/quotes.ts': `import { callingSoftware } from './media/calling-software.ts';
    for (const number of [1, 2, 3, 4, 5, 6])
      quotes.push({
        words: '${longWord}' + number,
        name: '${longWord}',
        role: '${longWord}',
        ...(number % 2 ? { portrait: callingSoftware } : {}),
      });`,
  // Ten of them, with pictures on both sides; the others keep words of the usual length.
  'content/projects.ts': `for (const each of projects.slice(5, 15))
      Object.assign(each, {
        title: '${longWord}',
        subTitle: '${longWord}',
        description: ['${longWord}'],
        techStack: ['${longWord}'],
        link: { path: '/services/service1', title: '${longWord}' },
      });
    Object.assign(projects[15]!, { title: '${rightToLeft}', techStack: ['${rightToLeft}', 'ويب'] });
    delete projects[5]!.video;
    projects[5]!.image = callingSoftware;`,
};

const storyInLongWords = `import type { Story } from '../../model/stories.ts';
import { callingSoftware } from '../media/calling-software.ts';
const words = '${longWord}';
const media = [{ image: callingSoftware, alt: words, caption: words }];
export const story: Story = {
  description: words, lead: words, role: words, time: words,
  situation: { paragraphs: [words], media },
  decisions: { entries: [{ title: words, text: words }], media },
  outcome: { paragraphs: [words], figures: [{ value: '1 000 km', meaning: words }, { value: '24 h', meaning: words + 2 }], media },
  quote: { words, name: words, role: words },
};
`;

let copy: ProjectCopy;
let site: Awaited<ReturnType<ProjectCopy['serve']>>;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  copy = await copyWithThirtyProjects();
  for (const [file, code] of Object.entries(changes)) await copy.append(file, code);
  await mkdir(join(copy.folder, 'content/stories'));
  await writeFile(join(copy.folder, 'content/stories/project-0.ts'), storyInLongWords);
  site = await copy.buildAndServe();
});

test.afterAll(async () => {
  site?.close();
  await copy.remove();
});

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures here
  baseURL: async ({}, use) => use(site?.address),
});

test('a page with a lot of everything, in very long words, has nothing empty, no dead link and no text outside the viewport', ({
  page,
}) => expectSoundPages(page));

for (const width of [320, 1280])
  test(`its owner can be written to, and it has usable menus, ${width} wide`, ({ page }) =>
    expectUsableMenus(page, width));

test('with thirty projects the first screen costs as many bytes as with six', async ({ page }) => {
  const six = await bytesOfFirstScreen(page, process.env.SITE_AT_ROOT!);
  const thirty = await bytesOfFirstScreen(page, site.address);
  expect(thirty).toBeLessThan(six * 1.1);
  expect(six).toBeLessThan(40_000);
});

test('stories and projects add nothing to the code of the script, only to its content', async () => {
  const [sample, long] = await Promise.all(['dist', join(copy.folder, 'dist')].map(measureScript));
  expect(Math.abs(long!.code - sample!.code)).toBeLessThan(100);
});

test('npm run launch does not call thirty projects too large', async () => {
  const content = (await loadContent(copy.folder, await loadSchemas(copy.folder))).content as Content;
  const groups = await launchList({ root: copy.folder, content }, { online: false });
  expect(groups.find(({ heading }) => heading === 'Too large')).toEqual({ heading: 'Too large', left: [] });
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
      await page.goto(`${site.address}#project-20`, { waitUntil: 'commit' });
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

  test('after two trips down the page and back, a third one keeps no further node, listener or object', async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(phone);
    await open(page);
    // The first adds the sources of clips, and React keeps two versions of what has changed twice.
    await travel(page);
    await travel(page);
    const early = await countKept(page);
    await travel(page);
    const late = await countKept(page);
    expect(late.nodes).toBeLessThanOrEqual(early.nodes);
    expect(late.listeners).toBeLessThanOrEqual(early.listeners);
    expect(late.objects).toBeLessThanOrEqual(early.objects);
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

async function bytesOfFirstScreen(page: Page, address: string): Promise<number> {
  const poster = page.waitForResponse(/hero\.\d+-.*\.avif$/);
  const html = await page.goto(address);
  const sizes = await Promise.all([html!, await poster].map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
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
