import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { schemeScript } from '../../tools/theme/scheme-script.ts';
import { addArabic } from '../support/arabic.ts';
import { startDevServer } from '../support/editor.ts';
import { copyProject } from '../support/project-copy.ts';

test('npm run dev shows each edit without a reload, and names what is wrong with the content over the page', async ({
  page,
}) => {
  test.slow();
  const { folder, edit, remove } = await copyProject();
  await addArabic(folder);
  const { address, terminal, stop } = await startDevServer(folder);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  try {
    const project = page.getByRole('article', { name: 'Order Tracker' });
    const get = (path: string) => page.request.get(address + path);
    for (const path of [
      '',
      'services/service1',
      'projects/order-tracker',
      'ar/',
      'ar/projects/order-tracker',
    ]) {
      const sent = await get(path);
      expect(sent.status(), path).toBe(200);
      const html = await sent.text();
      expect(html).toContain(`<script>${schemeScript}</script>`);
      expect(html).toContain(`<html lang="${path.startsWith('ar') ? 'ar' : 'en'}"`);
      // With its words and its style, before its script.
      expect(html).toContain('<h1');
      expect(html).toMatch(/--accent:\s*oklch/);
    }
    const lost = await get('ar/nowhere');
    expect(lost.status()).toBe(404);
    expect(await lost.text()).toContain('<html lang="ar"');
    await openInDev(page, address);
    await project.scrollIntoViewIfNeeded();
    const position = await page.evaluate(() => {
      Object.assign(window, { sameLoad: true });
      return scrollY;
    });
    expect(position).toBeGreaterThan(1000);

    // What a build writes beside the open server is none of its pages.
    await cp(join(folder, 'index.html'), join(folder, '.build-x/site/index.html'));

    const subTitle = 'Where is my parcel, answered before it is asked';
    await edit('content/projects.ts', subTitle, 'The first edit');
    await expect(project.getByText('The first edit')).toBeVisible();
    expect(await page.evaluate(() => [scrollY, 'sameLoad' in window])).toEqual([position, true]);

    const clip = () => project.locator('video').evaluate((video) => (video as HTMLVideoElement).currentSrc);
    await expect.poll(clip).toContain('order-tracker');
    const old = await clip();
    for (const end of ['av1.mp4', 'h264.mp4'])
      await cp(`content/media/darzi-app.${end}`, join(folder, `content/media/order-tracker.${end}`));
    await expect.poll(clip, 'a clip that is made anew').not.toBe(old);

    // Two languages, in one server.
    await page.locator('footer a[hreflang="ar"]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await openInDev(page, address);
    await page.evaluate((top) => {
      Object.assign(window, { sameLoad: true });
      scrollTo({ top, behavior: 'instant' });
    }, position);

    await edit('src/sections/services.module.css', /$/, '\n.card { outline: 7px solid; }\n');
    await expect(page.locator('#services li').first()).toHaveCSS('outline-width', '7px');
    expect(await page.evaluate(() => [scrollY, 'sameLoad' in window])).toEqual([position, true]);

    // A theme that cannot be used changes nothing but the overlay.
    const button = page.locator('#menu a.button');
    await edit('content/theme.ts', 'accent: 58', "accent: 'violet'");
    await expect(page.locator('vite-error-overlay')).toContainText("theme.accent  'violet' is no colour");
    await expect(button).toHaveCSS('background-color', 'oklch(0.76 0.158 58)');
    await edit('content/theme.ts', "accent: 'violet'", 'accent: 150');
    await expect(button).toHaveCSS('background-color', /^oklch\(0\.76 \S+ 150\)$/);
    await expect(page.locator('vite-error-overlay')).toBeHidden();
    expect(await page.evaluate(() => [scrollY, 'sameLoad' in window])).toEqual([position, true]);
    expect(complaints).toEqual([]);

    await edit('content/site.ts', 'idris@example.com', 'idris at home');
    const overlay = page.locator('vite-error-overlay');
    const problem = "content/site.ts:13:5  site.contact.email  'idris at home' is not a mail address";
    await expect(overlay).toContainText(problem);
    await expect.poll(terminal).toContain(problem);
    // Answered here, because the server would start an editor.
    await page.route('**/__open-in-editor*', (route) => route.fulfill());
    const [opened] = await Promise.all([
      page.waitForRequest('**/__open-in-editor*'),
      overlay.getByText(`${folder}/content/site.ts:13:5`).click(),
    ]);
    expect(new URL(opened.url()).searchParams.get('file')).toBe(`${folder}/content/site.ts:13:5`);

    // Other edits wait, and are shown once there are no mistakes any more.
    await edit('content/projects.ts', 'The first edit', 'The second edit');
    await edit('content/site.ts', 'idris at home', "me's@home.example");
    await expect(overlay).toContainText(/content\/site\.ts:13:\d+ {2}Expected `,` or `}`/);
    await edit('content/site.ts', "me's@", 'me@');
    await expect(overlay).toContainText(
      "content/ar/site.ts:13:5  site.contact.email  must be 'me@home.example'",
    );
    await edit('content/ar/site.ts', 'idris@example.com', 'me@home.example');
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('contentinfo').getByText('me@home.example')).toBeVisible();
    await expect(project.getByText('The second edit')).toBeVisible();
    expect(await page.evaluate(() => [scrollY, 'sameLoad' in window])).toEqual([position, true]);

    // A file of another language is not on this page, and its correction closes the overlay all the same.
    await edit('content/ar/site.ts', 'me@home.example', 'me');
    await expect(overlay).toContainText(
      "content/ar/site.ts:13:5  site.contact.email  'me' is not a mail address",
    );
    await edit('content/ar/site.ts', "'me'", "'me@home.example'");
    await expect(overlay).toBeHidden();

    // The fonts of the theme, of which one that is not installed changes nothing.
    const shown = page.locator('h1');
    const font = () => shown.evaluate((title) => getComputedStyle(title).fontFamily.split(',')[0]);
    const before = await font();
    await edit('content/theme.ts', /display: '[^']+'/, "display: 'Nowhere'");
    await expect(overlay).toContainText(
      "theme.fonts.display  'Nowhere' is not installed: look up its name at fontsource.org",
    );
    expect(await font()).toBe(before);
    await edit('content/theme.ts', 'Nowhere', 'Bodoni Moda');
    await expect(overlay).toBeHidden();
    await expect.poll(font).toBe('"Bodoni Moda Variable"');
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);

    // The code of an open page, and code and style of an open story.
    const isSameLoad = () => page.evaluate(() => 'sameLoad' in window);
    await edit('src/layout/footer.tsx', '<footer ', '<footer data-edited ');
    await expect(page.locator('footer[data-edited]')).toBeVisible();
    expect(await isSameLoad()).toBe(true);
    await openInDev(page, `${address}projects/order-tracker`);
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    const lead = page.locator('.story .lead');
    await edit('src/pages/story.tsx', '<p className="lead">', '<p className="lead" data-edited>');
    await expect(lead).toHaveAttribute('data-edited', 'true');
    await edit('src/pages/story.css', /$/, '\n.story .lead { outline: 7px solid; }\n');
    await expect(lead).toHaveCSS('outline-width', '7px');
    await edit('src/pages/story.css', '\n.story .lead { outline: 7px solid; }\n', '');
    await expect(lead).not.toHaveCSS('outline-width', '7px');
    expect(await isSameLoad()).toBe(true);

    expect(terminal()).not.toContain('.build-');
  } finally {
    await stop();
    await remove();
  }
});

/** Waits until the page is in use, and connected: an edit before that would not reach it. */
async function openInDev(page: Page, address: string) {
  const connected = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => payload.includes('"type":"connected"')),
    );
  await page.goto(address);
  await connected;
  await expect(page.locator('nav > button:not([popovertarget])')).toBeVisible();
}
