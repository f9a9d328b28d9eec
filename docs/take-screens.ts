import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { createServer } from 'vite';
import { addArabic } from '../tests/support/arabic.ts';
import { ownSectionsFile } from '../tests/support/own-sections.ts';
import { copyProject } from '../tests/support/project-copy.ts';
import { readyThemes } from '../tests/support/ready-themes.ts';
import { projectRoot } from '../tools/commands/run-command.ts';
import { siteInDev } from '../tools/dev/site-in-dev.ts';
import { makeHero } from '../tools/hero/make-hero.ts';
import { serveSite } from '../tools/hosting/site-server.ts';
import { findBrowser } from '../tools/programs/find-browser.ts';
import { arabicWords } from './arabic-words.ts';

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
// The same site with its Arabic pages.
const copy = await copyProject();
await addArabic(copy.folder, arabicWords);
await copy.edit('content/theme.ts', "text: '", "more: ['Noto Kufi Arabic'], text: '");
const twoLanguages = await copy.buildAndServe();
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
  const [wide, narrow] = [await arabic(browser, 1440), await arabic(browser, 360)];
  await save(
    sharp(wide)
      .extend({ right: 400, background: 'white' })
      .composite([{ input: narrow, left: 1480, top: 0 }]),
    'arabic-1440-360',
  );
  await ownSectionScreens(browser);
  await editorScreen(browser);
  for (const { name, file } of readyThemes) await themeScreen(name, file);
} finally {
  await browser.close();
  site.close();
  twoLanguages.close();
  await copy.remove();
}

async function arabic(browser: Browser, width: number): Promise<Buffer> {
  const page = await open(browser, { name: 'arabic', path: 'ar/', width, scheme: 'light' }, twoLanguages);
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: 1800 } });
}

/** A section of each kind that an owner may add. */
async function ownSectionScreens(browser: Browser) {
  const { folder, run, buildAndServe, remove } = await copyProject();
  const file = join(folder, 'content/sections.ts');
  await writeFile(file, ownSectionsFile('calling-software'));
  await run('tools/commands/media.ts', 'add', join(projectRoot, 'docs/portrait.svg'), '--for', 'about');
  await writeFile(file, ownSectionsFile('about'));
  const added = await buildAndServe();
  const page = await open(browser, { name: 'sections', path: '', width: 1440, scheme: 'light' }, added);
  for (const [kind, id] of Object.entries({ list: 'education', text: 'about', facts: 'languages' })) {
    const { y, height } = (await page.locator(`#${id}`).boundingBox())!;
    const clip = { x: 0, y: y - 64, width: 1440, height: height + 64 };
    await save(sharp(await page.screenshot({ fullPage: true, clip })), `section-${kind}`);
  }
  await page.close();
  added.close();
  await remove();
}

/** The headline while it is edited on the page. */
async function editorScreen(browser: Browser) {
  const server = await createServer({
    root: projectRoot,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [siteInDev(projectRoot)],
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  const address = server.resolvedUrls!.local[0]!;
  const shot: Shot = { name: 'editor', path: '', width: 1280, scheme: 'light' };
  const page = await open(browser, shot, { address });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: /^Launch \d/ }).waitFor();
  await page.locator('h1').click();
  await page.getByRole('button', { name: 'Save' }).waitFor();
  await save(sharp(await page.screenshot()), shot.name);
  await page.close();
  await server.close();
}

/** The first two screens of the home page with a theme, wide and narrow, light and dark. */
async function themeScreen(name: string, file: string) {
  const { folder, buildAndServe, remove } = await copyProject();
  // All show the sample's name: with a seed of its own, no two have the same hero.
  await writeFile(join(folder, 'content/theme.ts'), file.replace(/(?<=scene: '\w+')/, `, seed: '${name}'`));
  const { signal } = new AbortController();
  const reporter = { say: () => {}, progress: () => () => {} };
  await makeHero(folder, { still: true, replace: true }, { browser: findBrowser, signal, reporter });
  const themed = await buildAndServe();
  const parts: OverlayOptions[] = [];
  let left = 0;
  for (const [width, scheme] of [
    [1440, 'light'],
    [360, 'light'],
    [1440, 'dark'],
    [360, 'dark'],
  ] as const) {
    const page = await open(browser, { name, path: '', width, scheme }, themed);
    const height = 1800;
    const input = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
    parts.push({ input, left, top: 0 });
    left += width + 40;
    await page.close();
  }
  const sheet = sharp({ create: { width: left - 40, height: 1800, channels: 3, background: 'white' } });
  const whole = await sheet.composite(parts).png().toBuffer();
  await save(sharp(whole).resize(1820), `theme-${name.toLowerCase()}`);
  themed.close();
  await remove();
}

/** With reduced motion, so that posters are shown and nothing moves. */
async function open(
  browser: Browser,
  { path, width, scheme }: Shot,
  { address }: { address: string } = site,
): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 780 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await page.goto(address + path);
  // The page's script adds this button, and asks for the fonts.
  await page.waitForSelector('nav > button:not([popovertarget])');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    // They hold back fonts that would move something.
    for (const animation of document.body.getAnimations()) animation.finish();
  });
  return page;
}

async function save(picture: Sharp, name: string) {
  await picture.webp({ quality: 82 }).toFile(`${folder}/${name}.webp`);
  console.log(`${folder}/${name}.webp`);
}
