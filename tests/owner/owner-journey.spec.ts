import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { loadSite } from '../../tools/content/load-site.ts';
import { makeHero } from '../../tools/hero/make-hero.ts';
import { planAdd } from '../../tools/media/add-arguments.ts';
import { addMedia } from '../../tools/media/add-media.ts';
import { coloursOf } from '../../tools/pictures/colours.ts';
import { leastContrast } from '../support/colour.ts';
import { needsFfmpeg } from '../support/has-ffmpeg.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { readyThemes } from '../support/ready-themes.ts';
import { expect, phone, test } from '../support/visitor.ts';
import { labels } from '../support/words.ts';

test.use({ clips: true, ownContext: true });

// The other themes are in tests/unit/ready-themes.test.ts and contrast.test.ts.
const [theme] = readyThemes as [(typeof readyThemes)[0]];
const job = {
  browser: async () => process.env.PORTFOLIO_SHELL!,
  signal: new AbortController().signal,
  reporter: { say: () => {}, progress: () => () => {} },
};

// A small site, written by hand: what an import of a CV writes is in import.spec.ts.
test('an owner adds a theme, media and a hero to their words and publishes, and nothing of the sample is left', async ({
  page,
}) => {
  needsFfmpeg();
  // Encoders, a build and two browsers, one after the other.
  test.setTimeout(180_000);
  const copy = await copyProject('tests/owners/workshop');
  const { folder, run, serve, remove } = copy;
  try {
    await writeFile(join(folder, 'content/theme.ts'), theme.file);
    const clip = join(folder, 'screen recording.mp4');
    await recordOnItsSide(clip);
    const picture = join(folder, 'screenshot.png');
    await sharp({ create: { width: 320, height: 200, channels: 3, background: '#356' } }).toFile(picture);
    await addToProject(copy, clip, 'ledger');
    await addToProject(copy, picture, 'rota');
    await expectUpright(join(folder, 'content/media/ledger.jpg'));
    const size = { width: 320, height: 180, fps: 30, duration: 10 };
    await makeHero(folder, { still: true, replace: false }, job, size);

    const checked = await run('tests/every-site/run.ts');
    expect(checked, checked.stdout).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/ on its 3 pages:\n( {2}✓ .+\n){8}\nEverything holds/),
    });
    expect(await run('tools/commands/launch.ts')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Nothing is left to do/m),
    });
    const dist = join(folder, 'dist');
    await expectNoneOfSample(dist);
    await expectTheme(dist);

    const { address, close } = await serve();
    expect(new URL(address).pathname).toBe('/portfolio/');
    await expectPlayingUpright(page, address);
    await expectReadableHero(page);
    await expect(page.getByRole('region', { name: 'What clients say' }).getByRole('listitem')).toHaveCount(2);
    await page.locator('#ledger').getByRole('link', { name: 'Read the story' }).click();
    await expect(page).toHaveURL(`${address}projects/ledger`);
    await expect(
      page.getByRole('figure', { name: 'One line for each debt.' }).getByRole('img'),
    ).toBeVisible();
    await page.goto('about:blank');
    close();
  } finally {
    await remove();
  }
});

/** What npm run media add does. The owner writes what it says, and what is seen. */
async function addToProject({ folder, edit }: ProjectCopy, file: string, id: string) {
  const site = await loadSite(folder);
  const { advice } = await addMedia(site, planAdd({ file, for: id, replace: false }, site), job);
  const [field] = /(image|video): '[\w-]+',/.exec(advice)!;
  await edit(
    'content/projects.ts',
    `id: '${id}',`,
    `id: '${id}',\n    ${field}\n    alt: 'The first screen of the ${id}.',`,
  );
}

/** As a phone records upright: a picture that lies on its side, red above blue, and a matrix that says how to turn it. */
async function recordOnItsSide(file: string) {
  const source = 'color=blue:s=100x64:r=10:d=0.5,drawbox=c=red:t=fill:w=50';
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, '-pix_fmt', 'yuv420p', file]);
  const mp4 = await readFile(file);
  const matrix = mp4.indexOf('tkhd') + 44;
  const quarterTurn = [0, 1 << 16, 0, -1 << 16, 0, 0, 64 << 16, 0, 1 << 30];
  for (const [index, value] of quarterTurn.entries()) mp4.writeInt32BE(value, matrix + index * 4);
  await writeFile(file, mp4);
}

async function expectUpright(poster: string) {
  const colourAt = async (left: number, top: number) => {
    const pixel = sharp(poster).extract({ left, top, width: 1, height: 1 });
    const [red, green, blue] = await pixel.removeAlpha().raw().toBuffer();
    return { red: red!, green: green!, blue: blue! };
  };
  const above = await colourAt(32, 25);
  expect(above.red - above.blue).toBeGreaterThan(150);
  const below = await colourAt(32, 75);
  expect(below.blue - below.red).toBeGreaterThan(150);
}

async function expectNoneOfSample(dist: string) {
  const sample =
    /Idris|Vale\b|example\.com|sample-handle|442079460321|7946|Fieldnote|Harbour|Kitebox|Order Tracker|Darzi|Calling Software|darzi-app|order-tracker/;
  for (const file of await readdir(dist, { recursive: true })) {
    expect(file).not.toMatch(sample);
    if (/\.(html|js|json|xml|txt|vcf|webmanifest|svg)$|_headers|_redirects/.test(file))
      expect(sample.exec(await readFile(join(dist, file), 'utf8')), file).toBeNull();
  }
  // The code knows no words: it is the same for every owner.
  const scripts = async (assets: string) => (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const ofSample = await scripts(join(process.env.BUILT_UNDER_PATH!, 'bundle/assets'));
  expect(ofSample).toHaveLength(3);
  expect(await scripts(join(dist, 'assets'))).toEqual(ofSample);
}

/** Fonts, icons, share picture and licences are those of the theme. */
async function expectTheme(dist: string) {
  const colour = coloursOf(theme.theme);
  const { display, text } = theme.theme.fonts;
  const licences = await readFile(join(dist, 'licences.txt'), 'utf8');
  expect(licences.match(/(?<=^## @fontsource\S*\/).+/gm)).toEqual(
    [display, text].map((font) => font.toLowerCase().replaceAll(' ', '-')),
  );
  expect(await readFile(join(dist, 'favicon.svg'), 'utf8')).toContain(colour('accent'));
  expect(JSON.parse(await readFile(join(dist, 'manifest.webmanifest'), 'utf8')).theme_color).toBe(
    colour('night'),
  );
  const corner = sharp(join(dist, 'share/home.jpg')).extract({ left: 0, top: 620, width: 1, height: 1 });
  const night = Buffer.from(colour('night').slice(1), 'hex');
  for (const [channel, level] of (await corner.raw().toBuffer()).entries())
    expect(Math.abs(level - night[channel]!), 'the share picture').toBeLessThan(10);
}

async function expectPlayingUpright(page: Page, address: string) {
  await page.goto(address);
  const project = page.locator('#ledger');
  await project.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      project.locator('video').evaluate((video: HTMLVideoElement) => ({
        plays: video.currentTime > 0,
        shape: video.clientWidth / video.clientHeight,
        source: [video.videoWidth, video.videoHeight],
      })),
    )
    .toEqual({ plays: true, shape: expect.closeTo(0.64, 1), source: [64, 100] });
  await expectTallOnPhone(page, project);
}

/** Clip and poster lie on each other, on a sheet in the colour of the theme that is as wide as the phone. */
async function expectTallOnPhone(page: Page, project: Locator) {
  await page.setViewportSize(phone);
  const [poster, video, sheet] = await Promise.all(
    ['img', 'video', ':has(> div > video)'].map((part) => project.locator(part).first().boundingBox()),
  );
  expect(poster!.width).toBeGreaterThan(0.6 * phone.width);
  expect(poster!.height).toBeGreaterThan(1.5 * poster!.width);
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(video![side], side).toBeCloseTo(poster![side], 0);
  expect(sheet!.width).toBe(phone.width);
}

/** Over the scene that was rendered for this theme. */
async function expectReadableHero(page: Page) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const words = page.getByRole('region', { name: labels.introduction }).locator('h1, p:visible');
  expect(await leastContrast(words)).toBeGreaterThanOrEqual(4.5);
}
