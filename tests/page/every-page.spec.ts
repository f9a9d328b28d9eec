import type { APIRequestContext, Page } from '@playwright/test';
import { takenIds } from '../../tools/content/references.ts';
import { content } from '../support/content.ts';
import { expect, open, test } from '../support/visitor.ts';
import { chatAddress, labels, pages } from '../support/words.ts';

const { site } = content.site;
const { serviceMenu, servicePages } = content.services;

for (const { path, heading, title, description } of pages) {
  test(`${path} has its own heading and title, is marked in the bar, and all its links lead somewhere`, async ({
    page,
    request,
  }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('head meta[name=description]')).toHaveCount(1);
    await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', description);

    const banner = page.getByRole('banner');
    await expect(banner).toHaveAttribute('data-active', path === '/' ? 'home' : 'book');
    await expect(banner.locator('[aria-current=page]')).toHaveText(
      path === '/'
        ? [site.name]
        : serviceMenu.filter((item) => 'path' in item && item.path === path).map((item) => item.title),
    );

    const service = servicePages.find((each) => each.path === path);
    if (service) {
      const chats = page.getByRole('main').locator('.button');
      await expect(chats).toHaveCount(2);
      for (const chat of await chats.all())
        await expect(chat).toHaveAttribute('href', chatAddress(service.chatMessage, service.title));
    }
    await expectSound(page, request);
  });
}

test.describe('an address without a page', () => {
  test.use({ expectedErrors: /404/ });

  test('has one heading, and all its links lead somewhere', async ({ page, request }) => {
    await open(page, '/404-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([site.notFound.heading]);
    await expectSound(page, request);
  });
});

test('a project can have no id that the home page uses itself', async ({ page }) => {
  await page.goto('./');
  const { projects } = content.projects;
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  const ofPage = ids.filter((id) => projects.every((project) => project.id !== id));
  expect(ids.length - ofPage.length).toBe(projects.length);
  expect(ofPage).toContain('menu');
  for (const id of ofPage)
    expect(takenIds({ projects: { projects: [{ ...projects[0]!, id }] } }), id).toHaveLength(1);
});

async function expectSound(page: Page, request: APIRequestContext) {
  await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]')).toHaveText(site.contact.email);
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  await expectNoDeadLink(page, request);
  for (const width of [320, 360, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

async function expectNoDeadLink(page: Page, request: APIRequestContext) {
  const links = await page.locator('a').evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map(({ href, target, rel, textContent }) => ({
      href,
      target,
      rel,
      text: textContent!,
    })),
  );
  const { origin } = new URL(page.url());
  const texts = new Map([[page.url(), await page.content()]]);
  for (const { href, target, rel, text } of links) {
    if (href.startsWith(origin)) {
      const [address, hash] = href.split('#') as [string, string?];
      if (!texts.has(address)) {
        const answer = await request.get(address);
        expect(answer.status(), href).toBe(200);
        texts.set(address, await answer.text());
      }
      if (hash) expect(texts.get(address), href).toContain(` id="${hash}"`);
    } else if (href.startsWith('http')) {
      expect(href).toMatch(/^https:\/\/[^/]+\//);
      expect({ target, rel, text }, href).toEqual({
        target: '_blank',
        rel: expect.stringMatching(/\bnoopener\b/),
        text: expect.stringContaining(labels.opensInNewTab),
      });
    } else expect(href).toMatch(/^(mailto:.+@|tel:\+\d)/);
  }
}
