import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import send from 'send';
import { article, lastWithClip, noClip, projectsWithClip } from '../support/clips.ts';
import { content } from '../support/content.ts';
import { expectEverythingThere } from '../support/everything-there.ts';
import { displayFont } from '../support/fonts.ts';
import { expect, open, test } from '../support/visitor.ts';
import { headingOf, itemToService, labels, serviceItems, servicesButton } from '../support/words.ts';

test.use({ clips: true, ownContext: true });

test('on slow 3G everything is there before the script has arrived', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  let scriptCame = false;
  page.on('requestfinished', (request) => {
    if (request.url().includes('hydrate-')) scriptCame = true;
  });
  await page.goto('./', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(scriptCame).toBe(false);
  await expectEverythingThere(page);
  const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', fast);
  await expect(page.getByRole('button', { name: labels.pauseMotion })).toBeVisible();
});

test.describe('a clip that cannot be fetched any more', () => {
  test.use({ expectedErrors: /^Failed to load resource/ });
  test.skip(projectsWithClip.length === 0, noClip);

  const losses = {
    'while the visitor is offline': (page: Page) => page.context().setOffline(true),
    'after a new deploy removed it': (page: Page) =>
      page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' })),
  };

  for (const [loss, lose] of Object.entries(losses)) {
    test(`leaves its description ${loss}, and links still lead to other pages`, async ({ page }) => {
      await open(page);
      await lose(page);
      const project = article(page, lastWithClip);
      await project.scrollIntoViewIfNeeded();
      await expect(project.locator('video')).toHaveCSS('opacity', '0');
      await expect(project.getByRole('img')).toHaveAccessibleName(lastWithClip.alt!);
      await expectEverythingThere(page);
      if (!itemToService) return;
      await servicesButton(page).click();
      await serviceItems(page).nth(itemToService.index).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(itemToService.page.title);
    });
  }
});

test.describe('a page that arrives in pieces', () => {
  let server: ReturnType<typeof createServer>;
  let answer: Promise<ServerResponse>;

  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in the pattern
    baseURL: async ({}, use) => {
      answer = new Promise((asked) => {
        server = createServer((request, response) =>
          request.url === '/'
            ? asked(response)
            : send(request, request.url!, { root: 'dist' }).pipe(response),
        );
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
  });

  test('never shows a word without its style', async ({ page }) => {
    const html = await readFile('dist/index.html', 'utf8');
    const inStyle = html.indexOf('</style>') - 2000;
    const beforeProjects = html.indexOf('id="projects"');
    const loaded = page.goto('./');
    const response = await answer;
    response.writeHead(200, { 'Content-Type': 'text/html' });

    response.write(html.slice(0, inStyle));
    await page.waitForFunction(() => document.querySelector('style'));
    expect(await page.evaluate(() => document.body?.innerText ?? '')).toBe('');

    response.write(html.slice(inStyle, beforeProjects));
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toBeVisible();
    await expect(headingOf(page, 'services')).toBeVisible();
    await expect(headline).toHaveCSS('font-family', new RegExp(`^"?${displayFont.family}`));
    await expect(headline).toHaveCSS('color', /^oklch/);
    await page.getByRole('link', { name: content.site.site.hero.invitation }).click({ trial: true });
    if (content.services.serviceMenu.length > 0) {
      await servicesButton(page).click();
      await expect(serviceItems(page).first()).toBeVisible();
      await servicesButton(page).click();
    }

    response.end(html.slice(beforeProjects));
    await loaded;
    await expectEverythingThere(page);
  });
});
