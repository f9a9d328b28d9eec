import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { Content } from '../../model/content.ts';
import {
  filesOverLimit,
  heroOfAnotherTheme,
  keptStill,
  sharePictures,
} from '../../tools/content/launch-files.ts';
import { brokenAddresses, keptMessages, linksWithoutHandle } from '../../tools/content/launch-addresses.ts';
import { launchList } from '../../tools/content/launch-list.ts';
import { keptServiceTexts, sampleTexts } from '../../tools/content/launch-sample.ts';
import { repeatedTexts } from '../../tools/content/launch-repeats.ts';
import { textLengths, longWords } from '../../tools/content/launch-lengths.ts';
import { lettersLeftOut } from '../../tools/content/launch-letters.ts';
import { keptWords, sameTexts } from '../../tools/content/launch-translation.ts';
import { loadSite } from '../../tools/content/load-site.ts';
import { positionOf } from '../../tools/content/locate.ts';
import { lineOf } from '../../tools/content/problem.ts';
import { readContentFile } from '../../tools/content/read-content-file.ts';
import { fingerprint, sampleFile } from '../../tools/content/sample.ts';
import { originOf } from '../../tools/hero/load-hero.ts';
import { heroHash, heroScene } from '../../tools/hero/scene.ts';
import { paletteOf } from '../../tools/theme/palette.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { clip, contentWith, setAt, validContent } from './valid-content.ts';

type Project = Parameters<typeof launchList>[0];

const pages = ['home', 'services/apps', 'services/shops', 'projects/stock-count'];
const sharePicture = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#123' } })
  .jpeg()
  .toBuffer();
const ofSample = 'Apps and systems your team will still like in two years';
const about = 'We meet and talk about it for an hour.';

/** One language of a project, with the positions in `source` of what is in its site.ts. */
function projectOf(content: Content, root = '.', folder = '', source = ''): Project {
  const site = readContentFile(source);
  const locate = (file: string, path: PropertyKey[]) => {
    const position = file === 'site' ? positionOf(site, path) : undefined;
    return { file: ['content', folder, `${file}.ts`].filter(Boolean).join('/'), position };
  };
  return { root, content, folder, locate };
}

/** A folder with two sentences of the sample, and a clip that `npm run footage` rendered. */
function sampleFolder(files: Parameters<typeof temporaryFolder>[0] = {}): string {
  const hashes = [ofSample, about].map((value) => fingerprint({ file: '', path: [], value }));
  const rendered = record({ madeBy: 'npm run footage' });
  return temporaryFolder({
    [sampleFile]: JSON.stringify(hashes),
    'content/media/rendered.json': rendered,
    ...files,
  });
}

function record(more: object): string {
  return JSON.stringify({ ...more, picture: { width: 1280, height: 720, widths: [960, 1280] } });
}

/** A folder with a built site that has these files. */
function builtFolder(files: Record<string, string | Buffer>): string {
  const built = Object.entries({ 'assets/client-1.js': '', ...files });
  const assets = built.flatMap(([name]) => (name.startsWith('assets/') ? [name.replace('assets/', '')] : []));
  const inDist = Object.fromEntries(built.map(([name, data]) => [`dist/${name}`, data]));
  const root = sampleFolder({ 'dist/.assets': assets.join('\n'), ...inDist });
  // The fonts are there.
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return root;
}

function sharePicturesOf(folder = '') {
  return Object.fromEntries(pages.map((name) => [join(folder, `share/${name}.jpg`), sharePicture]));
}

test('a site that is ready to publish has nothing left to do, and without --online no address is asked', async () => {
  vi.stubGlobal('fetch', () => expect.unreachable('an address is asked'));
  const project = projectOf(validContent(), builtFolder(sharePicturesOf()));
  const groups = await launchList(project, { online: false });
  expect(groups.flatMap(({ left }) => left)).toEqual([]);
  expect(keptServiceTexts(project)).toEqual([]);
});

test('what is left to do is listed by its kind, each with the position of its field, which an editor opens', async () => {
  vi.stubGlobal('fetch', async () => ({ status: 404 }));
  const content = contentWith({
    'site.site.name': 'Idris Vale',
    'site.site.title': 'Short',
    'site.site.role': 'Developer 🚀',
    'site.site.hero.headline': 'Donaudampfschifffahrtsgesellschaft',
    'site.site.contact.network.url': 'https://www.linkedin.com/',
    'experience.experience.0.supportLine': 'Nordlicht',
  });
  const hero = record(originOf('of another theme'));
  const root = builtFolder({ 'assets/own.av1-12345678.mp4': Buffer.alloc(251_000) });
  writeFileSync(join(root, 'content/media/hero.json'), hero);
  const source = "export const site: Site = {\n  url: 'https://lena.example',\n  name: 'Idris Vale',\n};";
  const groups = await launchList(projectOf(content, root, '', source), { online: true });
  expect(
    groups.map(({ heading, left }) => `${heading}: ${lineOf(left[0]!).split('  ').slice(0, 2).join('  ')}`),
  ).toEqual([
    "Still the sample's: content/site.ts:3:3  site.name",
    'Only repeated: content/experience.ts  experience[0] (Nordlicht).supportLine',
    'Links: content/site.ts:1:27  site.contact.network.url',
    'Hero: content/media/hero.json  was made for another theme, name or seed: npm run hero renders yours',
    'Too large: dist  own.av1-12345678.mp4',
    'For search, share cards and screen readers: content/site.ts:1:27  site.title',
    'Long words: content/site.ts:1:27  site.hero.headline',
    `Share pictures: ${join('dist/share/home.jpg')}  is missing: npm run build writes it`,
    'Letters that icons and share pictures lack: content/site.ts:1:27  site.role',
    'Addresses: content/site.ts:1:27  site.contact.booking.url',
  ]);
  expect(groups[4]!.left.map(lineOf)).toEqual([
    'dist  own.av1-12345678.mp4  has 251.0 kB, the limit is 250.0 kB',
  ]);
});

test.each([
  [{ kind: 'signal', account: '+4915112345678' }, 'Signal'],
  [{ kind: 'line', account: '@lena' }, 'LINE'],
  [{ kind: 'booking', name: 'Cal.com', url: 'https://cal.com/lena' }, 'Cal.com'],
  [{ kind: 'whatsapp', number: '+4915112345678' }, ''],
  [undefined, ''],
])('the messages for a chat that opens without one have no effect: %o', (chat, name) => {
  const line = `content/site.ts  site.contact.message  is not prefilled, nor is any chatMessage of content/services.ts: ${name} opens without a message`;
  expect(keptMessages(projectOf(contentWith({ 'site.site.contact.chat': chat }))).map(lineOf)).toEqual(
    name ? [line] : [],
  );
});

test('a hero of another theme is left to do, a still of this theme may stay, and a clip is neither', () => {
  const { theme } = validContent().theme;
  const own = originOf(heroHash(heroScene(theme.hero, paletteOf(theme).hero, 'Lena Brandt')));
  const ofClip = {
    clip: { width: 1280, height: 720, made: '2026-05-31', duration: 10, av1: 'a', h264: 'b' },
  };
  const still = 'content/media/hero.json  is a still: npm run hero renders the clip, with ffmpeg';
  const other =
    'content/media/hero.json  was made for another theme, name or seed: npm run hero renders yours';
  for (const [more, ground, kept, left] of [
    [own, 30, [still], []],
    [own, 295, [], [other]],
    [{ ...own, ...ofClip }, 30, [], []],
    [{ madeBy: 'npm run media add', ...ofClip }, 30, [], []],
  ] as const) {
    const root = temporaryFolder({ 'content/media/hero.json': record(more) });
    const project = projectOf(contentWith({ 'theme.theme.ground': ground }), root);
    expect([keptStill(project), heroOfAnotherTheme(project).left].map((each) => each.map(lineOf))).toEqual([
      kept,
      left,
    ]);
  }
});

const story = 'stories/stock-count.story';
const truth = "still says 'Apps and systems your team will still l…': write what is true of you";

// What counts as the sample's is in sample.test.ts.
// biome-ignore format: a table, one case a line
const stillOfSample: [what: string, changes: Record<string, unknown>, ...lines: string[]][] = [
  ['a name', { 'site.site.name': 'Idris Vale' }, "content/site.ts  site.name  is still the sample's 'Idris Vale': write yours"],
  ['a profile, whose long address is cut', { 'site.site.contact.network.url': 'https://www.linkedin.com/in/sample-handle' }, "content/site.ts  site.contact.network.url  is still the sample's 'https://www.linkedin.com/in/sample-hand…': write yours"],
  ['the initials, of another name', { 'site.site.initials': 'IV' }, "content/site.ts  site.initials  is still the sample's 'IV': write yours"],
  ['the same initials as the sample', { 'site.site.initials': 'IV', 'site.site.name': 'Irma Voss' }],
  ['a part of a name that the owner has too', { 'site.site.name': 'Idris Khan', 'services.servicePages.0.chatMessage': 'Hello Idris' }],
  ['the headline', { 'site.site.hero.headline': ofSample }, `content/site.ts  site.hero.headline  ${truth}`],
  ['a sentence that is not about the owner', { 'services.servicePages.0.intro': about }],
  ['the logo of a company', { 'experience.experience.2.image': './content/media/kitebox.svg' }, "content/experience.ts  experience[2] (Kupfer).image  still shows the sample's logo: put your own into content/media and write its name"],
  ['a clip with all its files, named once', { 'projects.projects.2.video': clip('rendered') }, "content/projects.ts  projects[2] (Seed Shop)  still shows the sample's picture or clip: npm run media add -- <your file> --for seed-shop"],
  ['a clip that media add replaces only with --replace', { 'projects.projects.2.video': clip('rendered'), 'projects.projects.2.id': 'rendered' }, "content/projects.ts  projects[2] (Seed Shop)  still shows the sample's picture or clip: npm run media add -- <your file> --for rendered --replace"],
  ['a rendered backdrop, which anybody may keep', { 'site.site.hero.video': clip('rendered') }],
  ['a sentence of a story', { [`${story}.outcome.paragraphs.0`]: ofSample }, `content/stories/stock-count.ts  story.outcome.paragraphs[0]  ${truth}`],
  ['a clip of a story', { [`${story}.decisions.media.0.video`]: clip('rendered') }, "content/stories/stock-count.ts  story.decisions.media[0]  still shows the sample's picture or clip: npm run media add -- <your file>"],
  ['the words of a section that is shown', { 'site.site.sections.experience.heading': ofSample }, `content/site.ts  site.sections.experience.heading  ${truth}`],
  ['the words of the marketplace', { 'site.site.sections.hireMe.text': ofSample }, `content/site.ts  site.sections.hireMe.text  ${truth}`],
  ['the words of sections that are not shown', { 'site.site.sections.experience.heading': ofSample, 'experience.experience': [], 'site.site.sections.hireMe.text': ofSample, 'site.site.contact.marketplace': undefined }],
];

test.each(stillOfSample)("still the sample's: %s", (_, changes, ...lines) => {
  expect(sampleTexts(projectOf(contentWith(changes), sampleFolder())).left.map(lineOf)).toEqual(lines);
});

test('texts about services in the words of the sample are named by their card or page, once', () => {
  const places = [
    'services.1.text',
    'contactCard.text',
    'servicePages.0.intro',
    'servicePages.0.steps.0.text',
  ];
  const content = contentWith(Object.fromEntries(places.map((place) => [`services.${place}`, about])));
  expect(keptServiceTexts(projectOf(content, sampleFolder())).map(lineOf)).toEqual([
    'content/services.ts  services[1] (Shops)',
    'content/services.ts  contactCard',
    'content/services.ts  servicePages[0] (App development)',
  ]);
});

const [role, ofRole] = ['experience.experience.0', 'experience.ts  experience[0] (Nordlicht)'];
const [work, ofWork] = ['projects.projects.0', 'projects.ts  projects[0] (Route Planner)'];
const twoTags = { [`${work}.techStack`]: ['React', 'React Native'] };

// biome-ignore format: a table, one case a line
test.each<[what: string, changes: Record<string, unknown>, field?: string]>([
  ['the position and the company', { [`${role}.supportLine`]: 'Developer, Nordlicht' }, `${ofRole}.supportLine`],
  ['the same with signs of another language', { [`${role}.supportLine`]: 'nordlicht、Developer。' }, `${ofRole}.supportLine`],
  ['more than these', { [`${role}.supportLine`]: 'Developer for Nordlicht' }],
  ['the line above it', { [`${role}.description`]: ['A <em>company</em> by the sea'] }, `${ofRole}.description[0]`],
  ['another paragraph', { [`${role}.description`]: ['One.', 'Two.', 'One.'] }, `${ofRole}.description[2]`],
  ['the title', { [`${work}.subTitle`]: 'Route Planner' }, `${ofWork}.subTitle`],
  ['tags, of which one begins another', { ...twoTags, [`${work}.description`]: ['React, React Native'] }, `${ofWork}.description[0]`],
  ['tags in a sentence', { ...twoTags, [`${work}.description`]: ['React and React Native.'] }],
])('a text that only repeats others of its entry is named: %s', (_, changes, field) => {
  const line = `content/${field}  only repeats other words of this entry: write your own`;
  expect(repeatedTexts(projectOf(contentWith(changes))).left.map(lineOf)).toEqual(field ? [line] : []);
});

test('no text of the sample only repeats others', async ({ skip }) => {
  const [{ content }] = (await loadSite('.', { model: { schemas: {}, labels: {} } })).languages;
  const loaded = content as unknown as Content;
  skip(loaded.site.site.name !== 'Idris Vale', 'this is the content of another owner');
  expect(repeatedTexts(projectOf(loaded)).left).toEqual([]);
});

const long = 'x '.repeat(27).trim();
const x60 = 'x'.repeat(60);

// biome-ignore format: a table, one case a line
test.each<[what: string, place: string, text: string, line?: string]>([
  ['a description of a few letters', 'site.site.description', 'Short.', 'site.ts  site.description  has 6 letters: write at least 50'],
  ['a title that is cut off', 'site.site.title', `${x60}x`, 'site.ts  site.title  has 61 letters: 60 are shown, say it shorter'],
  ['a title of exactly as many letters as are shown', 'site.site.title', x60],
  ['soft hyphens, which take no room', 'site.site.title', x60 + '\u00ad'.repeat(9)],
  ['the title of a service, with the name of the owner after it', 'services.servicePages.0.title', long, `services.ts  servicePages[0] (${long}).title  with your name after it has 67 letters: 60 are shown, say it shorter`],
  ['the description of a service', 'services.servicePages.1.description', 'x'.repeat(161), 'services.ts  servicePages[1] (Shops on the web).description  has 161 letters: 160 are shown, say it shorter'],
  ['the description of a story', `${story}.description`, 'Short.', 'stories/stock-count.ts  story.description  has 6 letters: write at least 50'],
  ['the alt text of a picture in a story', `${story}.situation.media.0.alt`, 'A shelf.', 'stories/stock-count.ts  story.situation.media[0].alt  has 8 letters: write at least 20'],
  ['an alt text of a word', 'projects.projects.1.alt', 'A shelf.', 'projects.ts  projects[1] (Stock Count).alt  has 8 letters: write at least 20'],
  ['an alt text in a script of few letters', 'projects.projects.0.alt', '倉庫の在庫一覧と注文の詳細画面。'],
  ['a word in a script of few letters', 'projects.projects.1.alt', '在庫。', 'projects.ts  projects[1] (Stock Count).alt  has 6 letters, each full-width one counted as two: write at least 20'],
  ['a title with letters of two widths, which just fits', 'site.site.title', `React ${'在'.repeat(27)}`],
  ['a title with letters of two widths, which is cut off', 'site.site.title', `React.${'在'.repeat(28)}`, 'site.ts  site.title  has 62 letters, each full-width one counted as two: 60 are shown, say it shorter'],
])('for search and screen readers: %s', (_, place, text, line) => {
  const { left } = textLengths(projectOf(contentWith({ [place]: text })));
  expect(left.map(lineOf)).toEqual(line ? [`content/${line}`] : []);
});

test('emoji and letters that no font has are named, because icons and share pictures lack them', async () => {
  const title = [...'Shops 🍎🍊🍋🍌🍉🍇🍓🍈🍒🍑'].join('');
  const content = contentWith({
    'site.site.initials': '🚀',
    'site.site.name': 'Łucja Žák',
    'site.site.role': 'Développeuse 🚀 · Zürich',
    'site.site.hero.headline': 'Shops 🚀 that sell ☀️',
    'services.servicePages.1.title': title,
    // Only the second one has a story, and so a share picture.
    'projects.projects.0.title': 'Rota 🚀',
    'projects.projects.1.title': 'Rota 🚀',
  });
  const reason =
    "left out of the pictures because no font here has it: write it without, or name a font that has it in fonts of content/theme.ts, like more: ['Noto Sans']";
  expect((await lettersLeftOut(projectOf(content))).left.map(lineOf)).toEqual([
    `content/site.ts  site.initials  has 🚀, ${reason}`,
    `content/site.ts  site.role  has 🚀, ${reason}`,
    `content/site.ts  site.hero.headline  has 🚀 ☀️, ${reason}`,
    `content/services.ts  servicePages[1] (${title}).title  has 🍎 🍊 🍋 🍌 🍉 🍇 🍓 🍈 🍒 …, ${reason}`,
    `content/projects.ts  projects[1] (Rota 🚀).title  has 🚀, ${reason}`,
  ]);
});

test('a word that does not fit on a small phone is named', () => {
  const word = 'Donaudampfschifffahrtsgesellschaft';
  expect(longWords(projectOf(contentWith({ 'projects.projects.1.title': word }))).left.map(lineOf)).toEqual([
    `content/projects.ts  projects[1] (${word}).title  '${word}' does not fit on a small phone: write \\u00ad where it may be hyphenated`,
  ]);
});

test('a profile without its handle is named', () => {
  const content = contentWith({
    'site.site.contact.network.url': 'https://www.linkedin.com/',
    'site.site.contact.marketplace.url': 'https://www.upwork.com',
    'site.site.contact.profiles.0.url': 'https://github.com',
  });
  expect(linksWithoutHandle(projectOf(content)).left.map(lineOf)).toEqual([
    'content/site.ts  site.contact.network.url  leads to the front page of LinkedIn: add your handle',
    'content/site.ts  site.contact.marketplace.url  leads to the front page of Upwork: add your handle',
    'content/site.ts  site.contact.profiles[0] (GitHub).url  leads to the front page of GitHub: add your handle',
  ]);
});

test('sentences of a further language that are still in the first one are left to do, short words may stay', async () => {
  const same = {
    'site.site.hero.bio': 'I build apps for small shops.',
    'projects.projects.0.title': 'Order Tracker',
    'site.site.sections.projects.heading': 'Latest work',
    // A list of ids, which are the same in all languages.
    'services.servicePages.0.projects': ['route-planner'],
  };
  const [first, content] = [contentWith(same), contentWith(same)];
  for (const { file, path, value } of sameTexts(first, content))
    if (!Object.values<unknown>(same).includes(value))
      setAt(content, [file, ...path], `Tarjama ${path.join(' ')}`);
  const root = builtFolder({ ...sharePicturesOf(), ...sharePicturesOf('ar') });
  const [project, other] = [projectOf(first, root), projectOf(content, root, 'ar')];
  const groups = (await launchList(project, { online: false, others: [other] })).slice(-5);
  expect(groups.map(({ heading }) => heading)).toEqual([
    'Still in the first language, ar',
    'For search, share cards and screen readers, ar',
    'Long words, ar',
    'Share pictures, ar',
    'Letters that icons and share pictures lack, ar',
  ]);
  expect(groups[0]!.left.map(lineOf)).toEqual([
    "content/ar/site.ts  site.hero.bio  still says 'I build apps for small shops.': translate it",
  ]);
  expect(groups[3]!.left).toEqual([]);
  expect(keptWords(project, other).map(lineOf)).toEqual([
    "content/ar/site.ts  site.sections.projects.heading  'Latest work'",
    "content/ar/projects.ts  projects[0] (Order Tracker).title  'Order Tracker'",
  ]);
});

test('fonts over the limit are named with their sizes and a lighter choice, which differs for a Japanese page', async () => {
  const face = (family: string, file: string) =>
    `<style>@font-face{font-family:"${family}";src:url(/assets/${file}-12345678.woff2)}</style>`;
  const root = builtFolder({
    'assets/roboto-12345678.woff2': 'x'.repeat(38_000),
    'assets/hanken-12345678.woff2': 'x'.repeat(24_500),
    'assets/noto-12345678.woff2': 'x'.repeat(125_000),
  });
  const linesOf = async (page: string) => {
    writeFileSync(join(root, 'dist/index.html'), page);
    return (await filesOverLimit(projectOf(validContent(), root))).left.map(lineOf);
  };
  expect(await linesOf(face('Roboto', 'roboto') + face('Hanken Grotesk Variable', 'hanken'))).toEqual([
    'dist  fonts of index.html  has 62.5 kB (Roboto 38.0 kB, Hanken Grotesk 24.5 kB), the limit is 60.0 kB: in place of Roboto choose a lighter font, such as Figtree (20 kB), or use Hanken Grotesk for both',
  ]);
  const [japanese] = await linesOf(`${face('Noto Sans JP Variable', 'noto')}<body>日本語`);
  const sizes = 'has 125.0 kB (Noto Sans JP 125.0 kB), the limit is 120.0 kB';
  expect(japanese).toMatch(`dist  fonts of index.html  ${sizes}: set fewer words in bold, `);
});

test('a share picture that is missing, is no picture, has another size or is too large is named', async () => {
  const content = validContent();
  const { servicePages } = content.services;
  servicePages.push({ ...servicePages[0]!, path: '/services/more' });
  const root = builtFolder({
    'share/services/apps.jpg': 'no picture',
    'share/services/shops.jpg': await sharp(sharePicture).resize(600, 315).jpeg().toBuffer(),
    'share/services/more.jpg': Buffer.concat([sharePicture, Buffer.alloc(300_000)]),
    'share/projects/stock-count.jpg': sharePicture,
  });
  expect((await sharePictures(projectOf(content, root))).left.map(lineOf)).toEqual([
    `${join('dist/share/home.jpg')}  is missing: npm run build writes it`,
    `${join('dist/share/services/apps.jpg')}  is missing: npm run build writes it`,
    `${join('dist/share/services/shops.jpg')}  is 600 x 315, not 1200 x 630`,
    expect.stringMatching(/more\.jpg {2}has 30\d\.\d kB, the limit is 300 kB$/),
  ]);
});

test('online, each address that does not answer or says that it is gone is named, and no other', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const status = Number(/answers-(\d+)/.exec(address)?.[1]);
    if (!status) throw new TypeError('fetch failed');
    return { status };
  });
  const host = 'https://host.example/answers';
  const content = contentWith({
    'site.site.contact.network.url': 'https://nobody.invalid/me',
    'site.site.contact.marketplace.url': `${host}-410`,
    'site.site.contact.profiles.0.url': `${host}-200`,
    'site.site.contact.booking.url': `${host}-200`,
    'site.site.security': `${host}-403`,
    'services.services.1.link.path': `${host}-200`,
    'experience.experience.0.description.1': `See <a href="${host}-500">this</a> and <a href="https://nobody.invalid/">that</a>.`,
    'projects.projects.0.link.path': `${host}-404`,
  });
  expect((await brokenAddresses(projectOf(content))).left.map(lineOf)).toEqual([
    'content/site.ts  site.contact.network.url  https://nobody.invalid/me does not answer: open it and see',
    `content/site.ts  site.contact.marketplace.url  ${host}-410 answers 410: open it and see`,
    `content/experience.ts  experience[0] (Nordlicht).description[1]  ${host}-500 answers 500: open it and see`,
    'content/experience.ts  experience[0] (Nordlicht).description[1]  https://nobody.invalid/ does not answer: open it and see',
    `content/projects.ts  projects[0] (Route Planner).link.path  ${host}-404 answers 404: open it and see`,
  ]);
  expect(asked, 'the site itself may not be online yet').not.toContain(content.site.site.url);
});
