import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { observeShifts, shiftSoFar } from '../support/layout-shift.ts';
import { expect, fontsShown, test } from '../support/visitor.ts';
import { storyPaths } from '../support/words.ts';

const most = 0.001;
const atOnce = 2;
const paths = [
  '/',
  ...content.services.servicePages.slice(0, 2).map(({ path }) => path),
  '/no/such/page',
  ...storyPaths.slice(0, 1),
];
const widths = [
  320, 340, 360, 375, 384, 390, 393, 412, 414, 428, 480, 540, 600, 640, 700, 768, 800, 834, 912, 1000, 1024,
  1090, 1200, 1280, 1366, 1440, 1536, 1680, 1920,
];
const everyLoad = widths.flatMap((width) => paths.map((path) => ({ width, path })));
// Two widths for each page in turn. EVERY_WIDTH=1 loads all pages at all widths, which takes some minutes.
const someLoads = [390, 1024, 384, 1090, 1366, 1440, 340, 700].map((width, index) => ({
  width,
  path: paths[index % paths.length]!,
}));
const loads = process.env.EVERY_WIDTH ? everyLoad : someLoads;

for (const [font, folder] of [
  ['Arial', '/usr/share/fonts/truetype/liberation'],
  ['Roboto', '/usr/share/fonts/truetype/roboto'],
  ['DejaVu Sans', '/usr/share/fonts/truetype/dejavu'],
] as const) {
  test(`nothing moves when fonts arrive late on a system with ${font}`, async ({ baseURL }) => {
    test.skip(!existsSync(folder), `the fonts in ${folder} are not installed: .ci/run does it on Debian`);
    if (process.env.EVERY_WIDTH) test.setTimeout(600_000);
    const moved: string[] = [];
    const kept: string[] = [];
    await withOnlyFonts(folder, async (browser) => {
      const left = [...loads];
      const loadNext = async (): Promise<void> => {
        const load = left.shift();
        if (!load) return;
        const { shift, held } = await loadWithLateFonts(browser, baseURL!, load);
        if (shift > most) moved.push(`${load.path} at ${load.width}: ${shift}`);
        if (held.length > 0) kept.push(`${load.path} at ${load.width}: ${held}`);
        await loadNext();
      };
      await Promise.all(Array.from({ length: atOnce }, loadNext));
    });
    if (process.env.EVERY_WIDTH) console.log(`${kept.length} of ${loads.length} kept a fallback font`, kept);
    expect(moved).toEqual([]);
    expect(kept.length, 'the fonts are shown').toBeLessThan(loads.length / 2);
  });
}

test('nothing moves while the 404 page arrives in pieces', async ({ browser }) => {
  const html = await readFile(join(process.env.BUILT_UNDER_PATH!, 'dist/404.html'), 'utf8');
  const { address, close } = await serveInPieces(html);
  const page = await browser.newPage();
  await page.addInitScript(observeShifts);
  for (const width of [1000, 1090]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(shiftSoFar), `${width} wide`).toBeLessThanOrEqual(most);
  }
  await page.close();
  close();
});

/** A browser that sees only the fonts in `folder`, as if the system had no others. */
async function withOnlyFonts(folder: string, use: (browser: Browser) => Promise<void>) {
  const work = await mkdtemp(join(tmpdir(), 'fonts-'));
  const settings = join(work, 'fonts.conf');
  await writeFile(settings, `<fontconfig><dir>${folder}</dir><cachedir>${work}</cachedir></fontconfig>`);
  const browser = await chromium.launch({
    executablePath: process.env.PORTFOLIO_SHELL!,
    env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: settings },
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
    await rm(work, { recursive: true });
  }
}

async function loadWithLateFonts(browser: Browser, site: string, { width, path }: (typeof loads)[number]) {
  const page = await browser.newPage({ viewport: { width, height: width < 768 ? 780 : 900 } });
  await page.addInitScript(observeShifts);
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
  await letFontsArriveLate(page);
  await page.goto(new URL(`.${path}`, site).href);
  await expect(page.locator('nav > button:not([popovertarget])')).toBeVisible();
  await page.waitForFunction(fontsShown);
  const shift = await page.evaluate(shiftSoFar);
  const held = await page.evaluate(() =>
    document.body.getAnimations().map((each) => (each as CSSAnimation).animationName),
  );
  await page.close();
  return { shift, held };
}

async function letFontsArriveLate(page: Page) {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
}

/** Answers every path with the page, and everything else that the page asks for with nothing. */
async function serveInPieces(html: string) {
  const start = html.indexOf('<body');
  const server = createServer(async ({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, start));
    for (let at = start; at < html.length; at += 400) {
      // Time to paint: the browser does not tell the server when it has.
      await new Promise((done) => setTimeout(done, 40));
      response.write(html.slice(at, at + 400));
    }
    return response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
