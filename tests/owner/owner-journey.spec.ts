import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { loadSite } from '../../tools/content/load-site.ts';
import { makeHero } from '../../tools/hero/make-hero.ts';
import { readAddArguments } from '../../tools/media/add-arguments.ts';
import { addMedia } from '../../tools/media/add-media.ts';
import { measureChosenFiles } from '../../tools/pages/sizes.ts';
import { coloursOf } from '../../tools/pictures/colours.ts';
import { leastContrast } from '../support/colour.ts';
import { needsFfmpeg } from '../support/has-ffmpeg.ts';
import { copyProject } from '../support/project-copy.ts';
import { readyThemes } from '../support/ready-themes.ts';
import { desktop, expect, phone, scrollTo, test } from '../support/visitor.ts';
import { labels } from '../support/words.ts';

test.use({ clips: true, ownContext: true });

// The other themes are in tests/unit/ready-themes.test.ts and contrast.test.ts.
const [theme] = readyThemes as [(typeof readyThemes)[0]];
const ids = ['ledger', 'rota', 'kiosk', 'courier'];

const cv = {
  basics: {
    name: 'Noor Aslan',
    label: 'Developer for workshops',
    email: 'noor@aslan.dev',
    phone: '+90 532 123 45 67',
    profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/noor-aslan' }],
  },
  skills: [{ name: 'Web', keywords: ['TypeScript', 'React'] }],
};

const story = `import type { Story } from '../../model/written.ts';

export const story: Story = {
  description: 'How the ledger of a workshop moved from a drawer to a screen, with one line for each debt.',
  lead: 'The ledger was in a drawer, and the drawer was locked.',
  role: 'Design and development',
  time: 'Three weeks in 2025',
  situation: {
    paragraphs: ['Nobody knew who owed what.'],
    media: [{ image: 'rota', alt: 'A list of names, each with a sum.', caption: 'One line for each debt.' }],
  },
  decisions: { entries: [{ title: 'One page a customer', text: 'It fits on a telephone.' }] },
  outcome: { paragraphs: ['The drawer is open.'] },
};
`;

const quotes = `[
  { words: 'It is paid now.', name: 'Ela Demir', role: 'Owner of a workshop' },
  { words: 'I found my keys, too.', name: 'Can Yurt', role: 'Welder' },
]`;

test('an owner makes the site theirs and publishes it, and nothing of the sample is left', async ({
  page,
}) => {
  needsFfmpeg();
  // Encoders, a build and two browsers, one after the other.
  test.setTimeout(300_000);
  const { folder, run, serve, removeStories, remove } = await copyProject();
  const rewrite = async (file: string, change: (text: string) => string) => {
    const path = join(folder, 'content', file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  };
  try {
    await writeFile(join(folder, 'cv.json'), JSON.stringify(cv));
    expect(await run('tools/commands/import.ts', join(folder, 'cv.json'))).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^ {2}basics\.name +content\/site\.ts {2}site\.name +Noor Aslan$/m),
    });
    for (const file of ['site.ts', 'services.ts', 'experience.ts', 'projects.ts', 'technologies.ts'])
      await rewrite(file, inOwnWords);
    await rewrite('site.ts', (text) =>
      text
        .replace(/url: 'https:\/\/[^']+',/, "url: 'https://noor.dev/portfolio',")
        .replace("initials: 'IV'", "initials: 'NA'")
        .replace(/title: '.*'/, "title: 'Noor Aslan, apps for workshops'")
        .replace(
          /(?<= {2}description:\s+)'.*'/,
          `'${'I build apps for small workshops. '.repeat(3).trim()}'`,
        ),
    );
    await rewrite('site.ts', (text) =>
      text.replace(/^ {4}projects: \{/m, "    quotes: { heading: 'What clients say' },\n$&"),
    );
    await rewrite('experience.ts', (text) =>
      withoutEntry(text, 2).replaceAll(/(fieldnote|harbour-and-pine)\.svg/g, 'own-mark.svg'),
    );
    await writeFile(
      join(folder, 'content/media/own-mark.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><circle cx="28" cy="28" r="20"/></svg>',
    );
    await rewrite('projects.ts', (text) => {
      const renamed = withoutEntry(withoutEntry(text, 5), 4).split(/(?<=^ {4}id: )'[^']+'/m);
      const own = renamed.reduce((before, after, index) => `${before}'${ids[index - 1]}'${after}`);
      // The first project gets a story in place of its link.
      return own.replace(/^ {4}link: \{[^}]*\},\n/m, '');
    });
    await rewrite('services.ts', (text) =>
      text.replaceAll(/projects: \[.*\]/g, "projects: ['ledger', 'kiosk']"),
    );

    const clip = join(folder, 'screen recording.mp4');
    await recordOnItsSide(clip);
    const picture = join(folder, 'screenshot.png');
    await sharp({ create: { width: 320, height: 200, channels: 3, background: '#356' } }).toFile(picture);
    for (const [file, id, ...others] of [
      [clip, 'ledger'],
      [picture, 'rota', 'kiosk', 'courier'],
    ] as const) {
      const site = await loadSite(folder);
      const words = (
        await addMedia(site, readAddArguments(['add', file, '--for', id], { site, folder }), {
          signal: new AbortController().signal,
          reporter: { say: () => {}, progress: () => () => {} },
        })
      ).join('\n');
      // This owner writes what it says; the picture serves three projects.
      const [field] = /(image|video): '[\w-]+',/.exec(words)!;
      for (const project of [id, ...others]) {
        const media = new RegExp(`(?<=id: '${project}',\\n\\s+)(image|video): '[\\w-]+',`);
        await rewrite('projects.ts', (text) => text.replace(media, field));
      }
    }
    await removeStories();
    await mkdir(join(folder, 'content/stories'));
    await writeFile(join(folder, 'content/stories/ledger.ts'), story);
    await rewrite('quotes.ts', (text) => text.replace('= []', `= ${quotes}`));
    await writeFile(join(folder, 'content/theme.ts'), theme.file);
    await expectUpright(join(folder, 'content/media/ledger.jpg'));

    await makeHero(
      folder,
      { still: true, replace: false },
      {
        browser: async () => process.env.PORTFOLIO_SHELL!,
        signal: new AbortController().signal,
        reporter: { say: () => {}, progress: () => () => {} },
      },
      { width: 320, height: 180, fps: 30, duration: 10 },
    );
    execFileSync('node_modules/.bin/tsc', { cwd: folder });
    const checked = await run('tests/every-site/run.ts');
    expect(checked, checked.stdout).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/ on its 5 pages:\n( {2}✓ .+\n){8}\nEverything holds/),
    });
    const { address, close } = await serve();
    expect(await run('tools/commands/launch.ts')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Nothing is left to do/m),
    });

    const sample =
      /Idris|Vale\b|example\.com|sample-handle|442079460321|7946|Fieldnote|Harbour|Kitebox|Order Tracker|Darzi|Calling Software|darzi-app|order-tracker/;
    for (const file of await readdir(join(folder, 'dist'), { recursive: true })) {
      expect(file).not.toMatch(sample);
      if (/\.(html|js|json|xml|txt|vcf|webmanifest|svg)$|_headers|_redirects/.test(file))
        expect(sample.exec(await readFile(join(folder, 'dist', file), 'utf8')), file).toBeNull();
    }

    // The code knows no words: it is the same for every owner.
    const scripts = async (assets: string) => (await readdir(assets)).filter((name) => name.endsWith('.js'));
    const ofSample = await scripts(join(process.env.BUILT_UNDER_PATH!, 'bundle/assets'));
    expect(ofSample).toHaveLength(3);
    expect(await scripts(join(folder, 'dist/assets'))).toEqual(ofSample);

    expect(new URL(address).pathname).toBe('/portfolio/');
    await page.goto(address);
    await expectTheme(page, address, join(folder, 'dist'));
    await expect(page.getByRole('contentinfo').getByText('noor@aslan.dev')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
    const project = page.getByRole('article').first();
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
    await expect(page.getByRole('region', { name: 'What clients say' }).getByRole('listitem')).toHaveCount(2);
    await project.getByRole('link', { name: 'Read the story' }).click();
    await expect(page).toHaveURL(`${address}projects/ledger`);
    await expect(
      page.getByRole('figure', { name: 'One line for each debt.' }).getByRole('img'),
    ).toBeVisible();
    await scrollTo(page, 0);
    await page.getByText('Services', { exact: true }).click();
    await page.getByRole('link', { name: 'Web Development' }).click();
    await expect(page).toHaveURL(`${address}services/service2`);
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
    await expect(page.getByRole('heading', { name: 'Latest Projects' })).toBeInViewport();
    await page.goto('about:blank');
    close();
  } finally {
    await remove();
  }
});

/** Every name, address and number, and every sentence of five words or more. */
function inOwnWords(text: string): string {
  return text
    .replaceAll('Idris Vale', 'Noor Aslan')
    .replaceAll('Idris', 'Noor')
    .replaceAll("'IV'", "'NA'")
    .replaceAll('idris@example.com', 'noor@aslan.dev')
    .replaceAll('sample-handle', 'noor-aslan')
    .replaceAll('+442079460321', '+905321234567')
    .replaceAll('+44 20 7946 0321', '+90 532 123 45 67')
    .replaceAll(/Fieldnote|Harbour & Pine|Kitebox/g, 'Workshop Ltd')
    .replaceAll(
      /'(Calling Software|E-Commerce Management System|Internal Audit System|Order Tracker|Darzi App|Medical Consultancy App)'/g,
      "'A tool for workshops'",
    )
    .replaceAll(/'[^'\n]+'/g, (words, at) =>
      words.split(' ').length < 5 || /^'\d{4} to|Development'$/.test(words)
        ? words
        : `'Words of the owner, ${at} letters from the start, and every one of them is true.'`,
    );
}

/** The entries of a content file are in a list, with an indent of two spaces. */
function withoutEntry(text: string, index: number): string {
  const entry = text.match(/^ {2}\{\n[\s\S]*?^ {2}\},\n/gm)![index]!;
  return text.replace(entry, '');
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

/** All can be read, and fonts, icons, share picture and licences are its own. */
async function expectTheme(page: Page, address: string, dist: string) {
  const colour = coloursOf(theme.theme);
  const { display, text } = theme.theme.fonts;
  const before = page.viewportSize()!;
  for (const [viewport, colorScheme] of [
    [desktop, 'light'],
    [phone, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(page.locator('nav > button:not([popovertarget])')).toBeVisible();
    const words = page.getByRole('region', { name: labels.introduction }).locator('h1, p:visible');
    expect(await leastContrast(words)).toBeGreaterThanOrEqual(4.5);
  }
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  for (const font of [display, text]) expect(loaded.join()).toContain(font);
  const licences = await readFile(join(dist, 'licences.txt'), 'utf8');
  expect(licences.match(/(?<=^## @fontsource\S*\/).+/gm)).toEqual(
    [display, text].map((font) => font.toLowerCase().replaceAll(' ', '-')),
  );
  for (const { what, bytes, limit } of await measureChosenFiles(dist))
    expect(bytes, what).toBeLessThanOrEqual(limit);

  expect(await readFile(join(dist, 'favicon.svg'), 'utf8')).toContain(colour('accent'));
  expect(JSON.parse(await readFile(join(dist, 'manifest.webmanifest'), 'utf8')).theme_color).toBe(
    colour('night'),
  );
  const corner = sharp(join(dist, 'share/home.jpg')).extract({ left: 0, top: 620, width: 1, height: 1 });
  const night = Buffer.from(colour('night').slice(1), 'hex');
  for (const [channel, level] of (await corner.raw().toBuffer()).entries())
    expect(Math.abs(level - night[channel]!), 'the share picture').toBeLessThan(10);
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await page.goto(address);
}

/** Clip and poster lie on each other, on a sheet in the colour of the theme that is as wide as the phone. */
async function expectTallOnPhone(page: Page, project: Locator) {
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize(phone);
  const [poster, video, sheet] = await Promise.all(
    ['img', 'video', ':has(> div > video)'].map((part) => project.locator(part).first().boundingBox()),
  );
  expect(poster!.width).toBeGreaterThan(0.6 * phone.width);
  expect(poster!.height).toBeGreaterThan(1.5 * poster!.width);
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(video![side], side).toBeCloseTo(poster![side], 0);
  expect(sheet!.width).toBe(phone.width);
  await page.setViewportSize({ width, height });
}
