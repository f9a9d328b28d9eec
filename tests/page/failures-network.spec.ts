import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import send from 'send';
import { article, lastWithClip } from '../support/clips.ts';
import { content } from '../support/content.ts';
import { expectEverythingThere } from '../support/everything-there.ts';
import { displayFont } from '../support/fonts.ts';
import { expect, open, test } from '../support/visitor.ts';
import {
  followItemToService,
  headingOf,
  itemToService,
  serviceItems,
  servicesButton,
  title,
} from '../support/words.ts';

test.use({ clips: true, ownContext: true });

test.describe('a clip that cannot be fetched any more', () => {
  test.use({ expectedErrors: /^Failed to load resource/ });

  const losses = {
    'while the visitor is offline': (page: Page) => page.context().setOffline(true),
    'after a new deploy removed it': (page: Page) =>
      page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' })),
  };

  for (const [loss, lose] of Object.entries(losses))
    test(`leaves its description ${loss}, and links still lead to other pages`, async ({ page }) => {
      await open(page);
      await lose(page);
      const project = article(page, lastWithClip);
      await project.scrollIntoViewIfNeeded();
      await expect(project.locator('video')).toHaveCSS('opacity', '0');
      await expect(project.getByRole('img')).toHaveAccessibleName(lastWithClip.alt!);
      await expectEverythingThere(page);
      await followItemToService(page);
      await expect(title(page)).toHaveText(itemToService.page.title);
    });
});

test('a page that arrives in pieces never shows a word without its style', async ({ page }) => {
  const html = await readFile('dist/index.html', 'utf8');
  const inStyle = html.indexOf('</style>') - 2000;
  const beforeProjects = html.indexOf('id="projects"');
  let answered = (_: ServerResponse) => {};
  const asked = new Promise<ServerResponse>((answer) => (answered = answer));
  const server = createServer((request, response) =>
    request.url === '/' ? answered(response) : send(request, request.url!, { root: 'dist' }).pipe(response),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const loaded = page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const response = await asked;
  response.writeHead(200, { 'Content-Type': 'text/html' });

  response.write(html.slice(0, inStyle));
  await page.waitForFunction(() => document.querySelector('style'), null, { polling: 10 });
  expect(await page.evaluate(() => document.body?.innerText ?? '')).toBe('');

  response.write(html.slice(inStyle, beforeProjects));
  await expect(title(page)).toBeVisible();
  await expect(headingOf(page, 'services')).toBeVisible();
  // Its font, or the fallback that is named after it.
  const name = displayFont.family.replace(/ Variable$/, '');
  await expect(title(page)).toHaveCSS('font-family', new RegExp(`^"?${name}`));
  await expect(title(page)).toHaveCSS('color', /^oklch/);
  await page.getByRole('link', { name: content.site.site.hero.invitation }).click({ trial: true });
  await servicesButton(page).click();
  await expect(serviceItems(page).first()).toBeVisible();
  await servicesButton(page).click();

  response.end(html.slice(beforeProjects));
  await loaded;
  await expectEverythingThere(page);
  server.closeAllConnections();
  server.close();
});
