import type { Locator } from '@playwright/test';
import { brokenWords, expectUsableMenus, rightToLeft } from '../support/any-amount.ts';
import { brokenPromises } from '../support/broken-promises.ts';
import { textColour } from '../support/colour.ts';
import { shownFonts } from '../support/fonts.ts';
import { removeStories, renderOnce, sampleWith } from '../support/rendered-site.ts';
import { expect, fontsShown, open, test } from '../support/visitor.ts';

// An owner with a lot of everything, in very long words, is in scale.spec.ts.
test.describe.configure({ mode: 'default' });

test.describe('an owner who writes only what is required', () => {
  const owner = renderOnce(() =>
    sampleWith((content) => {
      const { site } = content.site;
      const { email, message } = site.contact;
      const { services, projects } = site.sections;
      site.contact = { email, message } as typeof site.contact;
      site.name = rightToLeft;
      site.sections = { services: { heading: services.heading }, projects: { heading: projects.heading } };
      Object.assign(content.services, { services: [], serviceMenu: [], servicePages: [] });
      content.experience.experience = [];
      content.technologies.technologies = [];
      content.projects.projects.length = 1;
      delete content.projects.projects[0]!.techStack;
      delete content.projects.projects[0]!.link;
      removeStories(content);
    }),
  );

  test('keeps every promise', async () => {
    test.setTimeout(300_000);
    expect(await brokenPromises(owner.address)).toEqual([]);
  });

  test('has two sections, usable menus, and every contact is a mail', async ({ page }) => {
    for (const width of [320, 1280]) await expectUsableMenus(page, width);
    await open(page);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      "Services I'm Offering",
      'Latest Projects',
    ]);
    await expect(page.getByRole('link', { name: 'Technologies' })).toHaveCount(0);
    await expect(page.getByText('Services', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Projects' })).toBeVisible();
    expect(await page.locator('a[href^="tel:"], a[href^="http"]').count()).toBe(0);
    for (const name of ['Tell me what slows you down Email me', 'Write to me'])
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
        'href',
        /^mailto:idris@example\.com\?subject=Tell%20me%20.+&body=Hello%20Idris/,
      );
    // The sentence in the footer runs from left to right, after a name that runs from right to left.
    const name = page.getByRole('contentinfo').getByText(rightToLeft, { exact: true });
    expect((await name.boundingBox())!.x).toBe((await name.locator('xpath=..').boundingBox())!.x);
  });
});

test.describe('an owner with few of each, no chat, no technologies, and a project that must not be shown', () => {
  renderOnce(() =>
    sampleWith((content) => {
      const { site } = content.site;
      delete site.contact.chat;
      site.name = 'Peggy Ếvans';
      site.hero.headline = 'Oprogramowanie na żądanie';
      site.sections.hireMe!.heading = 'Zatrudnij mnie';
      site.sections.projects.heading = 'Projektdokumentationen';
      site.sections.quotes = { heading: 'Referenzen' };
      site.contact.profiles = [
        { name: 'GitHub', url: 'https://github.com/peggy' },
        { name: 'X', url: 'https://x.com/peggy' },
      ];
      const { services, servicePages, serviceMenu } = content.services;
      services.length = 1;
      Object.assign(services[0]!, { title: 'Softwareentwicklung', points: [] });
      delete services[0]!.link;
      servicePages.length = 1;
      const projects = ['e-commerce-management-system', 'calling-software'];
      Object.assign(servicePages[0]!, { builtWith: [], projects });
      serviceMenu.length = 2;
      const { experience } = content.experience;
      experience.length = 2;
      delete experience[0]!.image;
      delete experience[0]!.imageWidth;
      content.technologies.technologies = [];
      const quote = { words: 'It does what was promised.', name: 'Ada Ndiaye', role: 'Owner of a bakery' };
      content.quotes.quotes = [quote];
      content.projects.projects.length = 2;
      delete content.projects.projects[0]!.image;
      delete content.projects.projects[0]!.alt;
      removeStories(content);
    }),
  );

  test('has usable menus, and the whole of their name in the bar, with its descenders and accents', async ({
    page,
  }) => {
    for (const width of [320, 1280]) await expectUsableMenus(page, width);
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

  test('has titles in the fonts of the site, which become smaller before a word of them is broken', async ({
    page,
  }) => {
    await open(page);
    await page.waitForFunction(fontsShown);
    expect(await shownFonts(page, 'h1')).toEqual([expect.stringMatching(/^Funnel Display/)]);
    // The last one is Ế in the name, which Funnel Display lacks.
    expect(await page.evaluate(extraFaces)).toEqual([
      'Funnel Display Variable U+105, U+17C loaded',
      'Hanken Grotesk Variable U+105, U+17C loaded',
      'Hanken Grotesk Variable U+1EBE loaded',
    ]);
    for (const width of [320, 360, 768, 1024, 1200]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await page.locator('h1, h2, h3').evaluateAll(brokenWords), `${width} wide`).toEqual([]);
    }
    // No smaller than they need to be: on a wide page this one fits as it is.
    const size = (section: string) =>
      page.locator(`#${section} h2`).evaluate((title) => getComputedStyle(title).fontSize);
    expect(await size('projects')).toBe(await size('services'));
  });

  test('gets a mail with the words that a chat would start with', async ({ page }) => {
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
    await expect(page.getByRole('heading', { name: 'Built with' })).toHaveCount(0);
  });

  test('has the words of one client, initials in place of a logo, a card in place of a picture, and links to profiles', async ({
    page,
  }) => {
    await open(page);
    const quotes = page.getByRole('region', { name: 'Referenzen' });
    await expect(quotes.getByRole('listitem')).toHaveText([
      'Ada NdiayeOwner of a bakeryIt does what was promised.',
    ]);
    await expect(quotes.getByRole('blockquote')).toHaveText('It does what was promised.');
    await expect(page.locator('#hire-me + #quotes + #projects')).toHaveCount(1);

    const roles = page.locator('#experience').getByRole('listitem');
    const initials = (await roles.first().getByText('F', { exact: true }).boundingBox())!;
    const logo = (await roles.last().locator('img').boundingBox())!;
    expect(initials).toMatchObject({ x: logo.x, width: logo.width, height: logo.height });

    const [withCard, withClip] = [
      page.locator('#calling-software'),
      page.locator('#e-commerce-management-system'),
    ];
    const size = async (project: Locator) => {
      const { width, height } = (await project.locator('> :last-child').boundingBox())!;
      return [Math.round(width), Math.round(height)];
    };
    expect(await size(withCard)).toEqual(await size(withClip));
    const announced = (await withCard.ariaSnapshot()).match(/Calling Software|img/g);
    expect(announced, 'the name of the article and its heading, and nothing of the card').toHaveLength(2);
    for (const [name, address] of [
      ['GitHub', 'https://github.com/peggy'],
      ['X', 'https://x.com/peggy'],
    ] as const) {
      const link = page.getByRole('contentinfo').getByRole('link', { name: `${name} (opens in a new tab)` });
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
      expect((await link.boundingBox())!.width).toBeGreaterThanOrEqual(44);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(withCard.locator('> :last-child')).toBeHidden();
    await expect(page.getByText('github.com/peggy · x.com/peggy')).toBeVisible();

    await page.emulateMedia({ media: 'screen' });
    await open(page, '/services/service1');
    const related = page.getByRole('region', { name: 'Projects that show it' }).getByRole('listitem');
    await expect(related.getByRole('heading')).toHaveText([
      'E-Commerce Management System',
      'Calling Software',
    ]);
    const card = related.last().getByText('Calling Software').first();
    expect(Math.min(...(await textColour(card))), 'light on the dark card').toBeGreaterThan(200);
  });
});

function extraFaces(): string[] {
  return [...document.fonts]
    .filter(({ family, unicodeRange }) => family.includes('Variable') && unicodeRange !== 'U+0-10FFFF')
    .map(({ family, unicodeRange, status }) => `${family.replaceAll('"', '')} ${unicodeRange} ${status}`)
    .toSorted();
}
