import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { projectRoot } from '../tools/commands/run-command.ts';
import { serveSite } from '../tools/hosting/site-server.ts';
import { findBrowser } from '../tools/programs/find-browser.ts';

type Shot = { name: string; path: string; width: number; scheme: 'dark' | 'light'; firstScreen?: true };

const folder = join(projectRoot, 'docs/screens');
const shots: Shot[] = [
  ...[360, 768, 1440].flatMap((width) =>
    (['dark', 'light'] as const).map((scheme) => ({
      name: `home-${width}-${scheme}`,
      path: '',
      width,
      scheme,
    })),
  ),
  { name: 'first-screen', path: '', width: 1440, scheme: 'dark', firstScreen: true },
  { name: 'service-1440-light', path: 'services/service1', width: 1440, scheme: 'light' },
  { name: 'not-found-1440-dark', path: 'nowhere', width: 1440, scheme: 'dark' },
];

await mkdir(folder, { recursive: true });
const site = await serveSite(0, join(projectRoot, 'dist'));
const browser = await chromium.launch({ executablePath: await findBrowser() });
try {
  for (const shot of shots) {
    const page = await open(browser, shot);
    await save(sharp(await page.screenshot({ fullPage: !shot.firstScreen })), shot.name);
    await page.close();
  }
  const page = await open(browser, { name: 'printed', path: '', width: 688, scheme: 'light' });
  await page.emulateMedia({ media: 'print' });
  const height = await page
    .locator('#technologies, #projects')
    .first()
    .evaluate((section) => section.getBoundingClientRect().top);
  const sheet = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width: 688, height } });
  const bottom = 1123 - 45 - Math.round(height);
  await save(
    sharp(sheet).extend({ top: 45, left: 53, right: 53, bottom, background: 'white' }),
    'printed-page-1',
  );
} finally {
  await browser.close();
  site.close();
}

/** With reduced motion, so that posters are shown and nothing moves. */
async function open(browser: Browser, { path, width, scheme }: Shot): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 780 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await page.goto(site.address + path);
  // The page's script has applied the fonts.
  await page.waitForSelector('style[media=all]', { state: 'attached' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  return page;
}

async function save(picture: Sharp, name: string) {
  await picture.webp({ quality: 82 }).toFile(`${folder}/${name}.webp`);
  console.log(`${folder}/${name}.webp`);
}
