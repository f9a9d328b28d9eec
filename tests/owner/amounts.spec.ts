import type { Page } from '@playwright/test';
import { copyProject } from '../support/project-copy.ts';
import { expect, fontsShown, open, test } from '../support/visitor.ts';

const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunte';
const rightToLeft = 'تطبيق الطلبات!';

const owners = {
  'an owner who fills in only what is required': [
    [
      'site',
      `const { email, message } = site.contact;
      site.contact = { email, message };
      site.name = '${rightToLeft}';
      const { services, projects } = site.sections;
      site.sections = { services: { heading: services.heading }, projects: { heading: projects.heading } };`,
    ],
    ['services', 'for (const list of [services, serviceMenu, servicePages]) list.length = 0;'],
    ['experience', 'experience.length = 0;'],
    ['technologies', 'technologies.length = 0;'],
    [
      'projects',
      `projects.length = 1;
      delete projects[0]!.techStack;
      delete projects[0]!.link;`,
    ],
  ],
  'an owner with one of each, no chat and no technologies': [
    ['site', "delete site.contact.chat; site.name = 'Peggy Ếvans';"],
    [
      'services',
      `services.length = 1;
      services[0]!.points = [];
      delete services[0]!.link;
      servicePages.length = 1;
      Object.assign(servicePages[0]!, { builtWith: [], projects: [] });
      serviceMenu.length = 2;`,
    ],
    ['experience', 'experience.length = 1;'],
    ['technologies', 'technologies.length = 0;'],
    ['projects', 'projects.length = 1;'],
  ],
  'an owner with a lot of everything': [
    [
      'services',
      `serviceMenu.push(...serviceMenu.map((item) => ({ ...item, title: item.title + ' again' })));
      services.push(...services.map((each) => ({ ...each, title: each.title + ' again' })));`,
    ],
    [
      'experience',
      `for (let year = 2020; year > 2013; year--)
        experience.push({ ...experience[2]!, duration: year - 1 + ' to ' + year });`,
    ],
    [
      'technologies',
      `for (let count = 4; count <= 12; count++)
        technologies.push({ ...technologies[0]!, heading: 'Group ' + count });`,
    ],
    [
      'projects',
      `for (let count = 7; count <= 30; count++)
        projects.push({ ...projects[count % 6]!, id: 'project-' + count, title: 'Project ' + count });`,
    ],
  ],
  'an owner with very long words, some from right to left': [
    [
      'site',
      `site.name = 'Maximiliana Featherstonehaugh-Cholmondeley';
      site.contact.email = '${longWord}@example.com';
      site.contact.phoneText = '${longWord}';
      site.hero.headline = site.hero.bio = site.hero.invitation = site.role = site.footer = '${longWord}';
      for (const words of Object.values(site.sections)) {
        words.heading = '${longWord}';
        if ('intro' in words) words.intro = '${longWord}';
        else (words as { text: string }).text = '${longWord}';
      }`,
    ],
    [
      'services',
      `for (const each of [...services, ...serviceMenu, ...servicePages, contactCard]) each.title += '${longWord}';
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
    ],
    [
      'experience',
      `for (const role of experience)
        role.company = role.designation = role.supportLine = role.description[0] = '${longWord}';`,
    ],
    ['technologies', `for (const group of technologies) group.heading = group.tags[1] = '${longWord}';`],
    [
      'projects',
      `for (const each of projects) each.title = each.subTitle = each.description[0] = each.techStack![1] = '${longWord}';
      projects[1]!.title = '${rightToLeft}';
      projects[1]!.techStack = ['${rightToLeft}', 'ويب'];
      projects[0]!.link!.title = '${longWord}';`,
    ],
  ],
} satisfies Record<string, [file: string, code: string][]>;

// One build for all the tests of an owner.
test.describe.configure({ mode: 'default' });

for (const [owner, changes] of Object.entries(owners)) {
  test.describe(owner, () => {
    let project: Awaited<ReturnType<typeof copyProject>>;
    let site: Awaited<ReturnType<typeof project.serve>>;

    test.use({
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures here
      baseURL: async ({}, use) => use(site?.address.slice(0, -1)),
    });

    test.beforeAll(async () => {
      test.setTimeout(120_000);
      project = await copyProject();
      for (const [file, code] of changes) await project.append(`content/${file}.ts`, code);
      expect(await project.build()).toMatchObject({ code: 0 });
      site = await project.serve();
    });

    test.afterAll(async () => {
      site?.close();
      await project.remove();
    });

    test('has nothing empty, nothing that leads nowhere and nothing that scrolls sideways', async ({
      page,
    }) => {
      for (const path of await allPages(page)) {
        await open(page, path);
        expect(await faults(page)).toEqual([]);
        for (const width of [320, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 780 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          expect(await pastTheEdge(page)).toEqual([]);
        }
      }
    });

    if (owner.includes('only what is required')) {
      test('is left with two sections, and every way to it is a mail', async ({ page }) => {
        await open(page);
        await expect(page.getByRole('heading', { level: 2 })).toHaveText([
          "Services I'm Offering",
          'Latest Projects',
        ]);
        await expect(page.getByRole('link', { name: 'Technologies' })).toHaveCount(0);
        await expect(page.getByText('Services', { exact: true })).toHaveCount(0);
        await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Projects' })).toBeVisible();
        expect(await page.locator('a[href^="tel:"], a[href^="http"]').count()).toBe(0);
        for (const name of ['Tell me what slows you down Write a mail', 'Write to me']) {
          await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
            'href',
            /^mailto:idris@example\.com\?subject=Tell%20me%20.+&body=Hello%20Idris/,
          );
        }
      });

      test('has a sentence in the footer that runs in its own direction, whatever that of the name', async ({
        page,
      }) => {
        await open(page);
        const name = page.getByRole('contentinfo').getByText(rightToLeft, { exact: true });
        const sentence = name.locator('xpath=..');
        expect((await name.boundingBox())!.x).toBe((await sentence.boundingBox())!.x);
      });
    }

    if (owner.includes('one of each')) {
      test('has a name with its tails and marks, none of them cut off', async ({ page }) => {
        await open(page, '/services/service1');
        await page.waitForFunction(fontsShown);
        const name = page.getByRole('banner').getByText('Peggy Ếvans', { exact: true });
        const { x, y, width, height } = (await name.boundingBox())!;
        const look = () => page.screenshot({ clip: { x, y: y - 10, width, height: height + 20 } });
        const shown = await look();
        await name.evaluate((element) => {
          element.style.overflow = 'visible';
        });
        expect(shown.equals(await look())).toBe(true);
      });
    }

    if (owner.includes('no chat')) {
      test('gets a mail with the words that the chat would have had', async ({ page }) => {
        await open(page, '/services/service1');
        const mail = /^mailto:idris@example\.com\?subject=Custom%20Software%20.+&body=Hello%20Idris/;
        const about = page.getByRole('main').getByRole('link', { name: 'Write to me about this' });
        await expect(about).toHaveCount(2);
        await expect(about.first()).toHaveAttribute('href', mail);
        await page.getByText('Services', { exact: true }).click();
        await expect(page.getByRole('link', { name: 'Free Consultation' })).toHaveAttribute(
          'href',
          /subject=Free%20Consultation&body=/,
        );
        await expect(page.getByRole('heading', { name: /Built with|Projects that show it/ })).toHaveCount(0);
      });
    }

    for (const width of [320, 1280]) {
      test(`can be written to, and has usable menus, ${width} wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 780 });
        await open(page);
        const banner = page.getByRole('banner');
        const logo = (await banner.locator('nav').locator('xpath=preceding-sibling::a').boundingBox())!;
        const nav = (await banner.getByRole('navigation').boundingBox())!;
        expect(logo.x + logo.width).toBeLessThan(nav.x);
        expect(logo.y).toBeGreaterThanOrEqual(0);
        expect(logo.y + logo.height).toBeLessThanOrEqual(72);

        if (width < 768) await banner.getByRole('button', { name: 'Menu' }).click();
        await expect(banner.getByRole('link', { name: 'Discuss Project' })).toHaveAttribute(
          'href',
          /^mailto:\w+@/,
        );
        const services = banner.getByText('Services', { exact: true });
        if (await services.isVisible()) {
          await services.click();
          const items = banner.locator('details').getByRole('link');
          for (const item of await items.all()) {
            await item.scrollIntoViewIfNeeded();
            await expect(item).toBeInViewport({ ratio: 1 });
          }
        }
      });
    }
  });
}

/** The home page, those its links lead to, and the one for every other address. */
async function allPages(page: Page): Promise<string[]> {
  await open(page);
  const paths = await page
    .locator('a[href^="/"]:not([download])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return [...new Set(['/', ...paths])];
}

function faults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('ul, ol, section, nav, main a, header a, footer a, p, h2, h3')].flatMap(
      (element) => {
        const name = `${element.tagName} ${element.id} ${element.textContent}`;
        if (!element.textContent!.trim()) return [`empty: ${name}`];
        const { hash, pathname, href } = element as HTMLAnchorElement;
        if (/undefined|null|NaN/.test(element.textContent! + (href ?? '')))
          return [`a hole: ${name} ${href}`];
        if (hash && pathname === location.pathname && !document.getElementById(hash.slice(1)))
          return [`leads nowhere: ${hash}`];
        return [];
      },
    ),
  );
}

/** Words cut off by something that clips make no page scroll, and are lost all the same. */
function pastTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement!.closest('.visually-hidden')) continue;
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) found.push(node.textContent!);
    }
    return found;
  });
}
