import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import sirv from 'sirv';
import { expectEverythingThere } from '../support/everything-there.ts';
import { expect, open, test } from '../support/visitor.ts';

test.use({ clips: true });

const project = (page: Page) => page.getByRole('article', { name: 'Order Tracker' });

test('on slow 3G everything is there before the script', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  let scriptCame = false;
  page.on('requestfinished', (request) => {
    if (request.url().includes('hydrate-')) scriptCame = true;
  });
  await page.goto('./', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(scriptCame).toBe(false);
  await expectEverythingThere(page);
  await expect(page.getByRole('button', { name: 'Pause motion' })).toBeVisible({ timeout: 20_000 });
});

test.describe('what is fetched late', () => {
  test.use({ expectedErrors: /^Failed to load resource/ });

  const losses = {
    'while the visitor is offline': (page: Page) => page.context().setOffline(true),
    'after a new deploy took it away': (page: Page) =>
      page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' })),
  };

  for (const [bad, lose] of Object.entries(losses)) {
    test(`leaves its description ${bad}`, async ({ page }) => {
      await open(page);
      await lose(page);
      await project(page).scrollIntoViewIfNeeded();
      await expect(project(page).locator('video')).toHaveCSS('opacity', '0');
      await expect(project(page).getByRole('img')).toHaveAccessibleName(/^A phone shows an order/);
      await expectEverythingThere(page);
      await page.getByText('Services', { exact: true }).click();
      await page.getByRole('link', { name: 'Web Development' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web and Mobile App Development');
    });
  }
});

test.describe('a page that comes in pieces', () => {
  let server: ReturnType<typeof createServer>;
  let answer: Promise<ServerResponse>;

  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in the pattern
    baseURL: async ({}, use) => {
      const files = sirv('dist');
      answer = new Promise((asked) => {
        server = createServer((request, response) =>
          request.url === '/' ? asked(response) : files(request, response),
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
    const inExperience = html.indexOf('Senior Mobile Developer');
    const loaded = page.goto('./');
    const response = await answer;
    response.writeHead(200, { 'Content-Type': 'text/html' });

    response.write(html.slice(0, inStyle));
    await page.waitForFunction(() => document.querySelector('style'));
    expect(await page.evaluate(() => document.body?.innerText ?? '')).toBe('');

    response.write(html.slice(inStyle, inExperience));
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toBeVisible();
    await expect(page.getByRole('heading', { name: "Services I'm Offering" })).toBeVisible();
    await expect(headline).toHaveCSS('font-family', /Funnel Display/);
    await expect(headline).toHaveCSS('color', /^oklch/);
    await page.getByRole('main').getByRole('link', { name: 'Chat on WhatsApp' }).click({ trial: true });
    const services = page.getByText('Services', { exact: true });
    await services.click();
    await expect(page.getByRole('link', { name: 'Web Development' })).toBeVisible();
    await services.click();

    response.end(html.slice(inExperience));
    await loaded;
    await expectEverythingThere(page);
  });
});
