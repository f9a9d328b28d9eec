import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { observeShifts, shiftSoFar } from '../support/layout-shift.ts';
import { expect, fontsShown, open, test } from '../support/visitor.ts';
import { pageOfEachKind } from '../support/words.ts';

const most = 0.001;
// Two widths for two kinds of pages in turn. EVERY_WIDTH=1 loads one page of each kind at all widths, which takes some minutes.
const loads = process.env.EVERY_WIDTH
  ? Array.from({ length: 41 }, (_, step) =>
      pageOfEachKind.map((path) => ({ width: 320 + 40 * step, path })),
    ).flat()
  : [390, 1024, 384, 1090, 1366, 340, 1440, 700].map((width, index) => ({
      width,
      path: pageOfEachKind[index % 4]!,
    }));

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
      const loadNext = async (page: Page): Promise<void> => {
        const load = left.shift();
        if (!load) return;
        const { shift, held } = await loadWithLateFonts(page, load);
        if (shift > most) moved.push(`${load.path} at ${load.width}: ${shift}`);
        if (held.length > 0) kept.push(`${load.path} at ${load.width}: ${held}`);
        await loadNext(page);
      };
      const pages = await Promise.all([1, 2].map(() => openPage(browser, baseURL!)));
      await Promise.all(pages.map(loadNext));
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

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await page.addInitScript(observeShifts);
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
  await page.route('**/*.woff2', async (route) => {
    // biome-ignore lint/plugin/no-sleep: that they are late is what is tested
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  return page;
}

async function loadWithLateFonts(page: Page, { width, path }: (typeof loads)[number]) {
  await page.setViewportSize({ width, height: width < 768 ? 780 : 900 });
  await open(page, path);
  await page.waitForFunction(fontsShown);
  const shift = await page.evaluate(shiftSoFar);
  const held = await page.evaluate(() =>
    document.body.getAnimations().map((each) => (each as CSSAnimation).animationName),
  );
  return { shift, held };
}

/** Answers every path with the page, and everything else that the page asks for with nothing. */
async function serveInPieces(html: string) {
  const start = html.indexOf('<body');
  const server = createServer(async ({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, start));
    for (let at = start; at < html.length; at += 400) {
      // biome-ignore lint/plugin/no-sleep: time to paint; the browser does not tell the server when it has
      await new Promise((done) => setTimeout(done, 40));
      response.write(html.slice(at, at + 400));
    }
    return response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
