import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { Content } from '../../model/content.ts';
import { keptServiceTexts, keptStill, keptWords, launchList } from '../../tools/content/launch-list.ts';
import { sameTexts } from '../../tools/content/same-texts.ts';
import { fingerprint, sampleFile } from '../../tools/content/sample.ts';
import { originOf } from '../../tools/hero/record-state.ts';
import { heroHash, heroScene } from '../../tools/hero/scene.ts';
import { paletteOf } from '../../tools/theme/palette.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { clip, validContent } from './valid-content.ts';

const sharePicture = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#123' } })
  .jpeg()
  .toBuffer();
const headline = 'Apps and systems your team will still like in two years';
const about = 'We meet and talk about it for an hour.';
const sampleSentences = [headline, 'Fieldnote', 'The shop sells seeds by post', about];

/** A built project that is ready to be published. */
function readyProject() {
  const content = validContent();
  const hashes = sampleSentences.map((value) => fingerprint({ file: '', path: [], value }));
  const root = temporaryFolder({
    [sampleFile]: JSON.stringify(hashes),
    'content/media/rendered.ts': '// Made by `npm run footage`',
    'dist/.assets': 'client-1.js',
    'dist/assets/client-1.js': '',
    ...Object.fromEntries(Object.keys(content).map((file) => [`content/${file}.ts`, ''])),
    ...Object.fromEntries(
      ['home', 'services/apps', 'services/shops', 'projects/stock-count'].map((name) => [
        `dist/share/${name}.jpg`,
        sharePicture,
      ]),
    ),
  });
  // The fonts are there.
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return { root, content };
}

/** The lines of the list, each after the heading of its group. */
async function listOf(project: { root: string; content: Content }, online = false) {
  const groups = await launchList(project, { online });
  return groups.flatMap(({ heading, left }) => left.map((line) => `${heading}: ${line}`));
}

test('a site that is ready to publish has nothing left to do', async () => {
  const project = readyProject();
  expect(await listOf(project)).toEqual([]);
  expect(keptServiceTexts(project)).toEqual([]);
});

test('a hero of another theme is left to do, a still of this theme may stay', async () => {
  const project = readyProject();
  const { theme } = project.content.theme;
  const hash = heroHash(heroScene(theme.hero, paletteOf(theme).hero, project.content.site.site.name));
  const record = join(project.root, 'content/media/hero.ts');
  writeFileSync(record, `${originOf(hash)}\n`);
  expect(await listOf(project)).toEqual([]);
  expect(keptStill(project)).toEqual([
    'content/media/hero.ts  is a still: npm run hero renders the clip, with ffmpeg',
  ]);
  theme.ground = 295;
  expect(await listOf(project)).toEqual([
    'Hero: content/media/hero.ts  was made for another theme, name or seed: npm run hero renders yours',
  ]);
  expect(keptStill(project)).toEqual([]);
});

type Change = (content: Content) => void;

const ofTheSample: [what: string, change: Change, ...lines: string[]][] = [
  [
    'the address of the site',
    ({ site }) => (site.site.url = 'https://example.com'),
    "content/site.ts  site.url  is still the sample's 'https://example.com': write yours",
  ],
  [
    'the name',
    ({ site }) => (site.site.name = 'Idris Vale'),
    "content/site.ts  site.name  is still the sample's 'Idris Vale': write yours",
  ],
  [
    'the mail address',
    ({ site }) => (site.site.contact.email = 'idris@example.com'),
    "content/site.ts  site.contact.email  is still the sample's 'idris@example.com': write yours",
  ],
  [
    'the number',
    ({ site }) => (site.site.contact.phone = '+442079460321'),
    "content/site.ts  site.contact.phone  is still the sample's '+442079460321': write yours",
  ],
  [
    'a profile, whose long address is cut',
    ({ site }) => (site.site.contact.network!.url = 'https://www.linkedin.com/in/sample-handle'),
    "content/site.ts  site.contact.network.url  is still the sample's 'https://www.linkedin.com/in/sample-hand…': write yours",
  ],
  [
    'a chat message to the sample',
    ({ services }) => (services.servicePages[0]!.chatMessage = 'Hello Idris'),
    "content/services.ts  servicePages[0] (App development).chatMessage  is still the sample's 'Hello Idris': write yours",
  ],
  [
    'the initials, of another name',
    ({ site }) => (site.site.initials = 'IV'),
    "content/site.ts  site.initials  is still the sample's 'IV': write yours",
  ],
  [
    'a name of which the owner has a part',
    ({ site, services }) => {
      site.site.name = 'Idris Khan';
      services.servicePages[0]!.chatMessage = 'Hello Idris';
    },
  ],
  [
    'the other part of that name',
    ({ site }) => Object.assign(site.site, { name: 'Idris Khan', footer: 'Vale, in three hours.' }),
    "content/site.ts  site.footer  is still the sample's 'Vale, in three hours.': write yours",
  ],
  [
    'a mail address that an alt text describes',
    ({ projects }) => (projects.projects[0]!.alt = 'A form in which somebody writes you@example.com.'),
  ],
  [
    'a mail address at example.com',
    ({ site }) => (site.site.contact.email = 'me@example.com'),
    "content/site.ts  site.contact.email  is still the sample's 'me@example.com': write yours",
  ],
  [
    'the same initials as the sample',
    ({ site }) => Object.assign(site.site, { initials: 'IV', name: 'Irma Voss' }),
  ],
  [
    'the headline',
    ({ site }) => (site.site.hero.headline = headline),
    "content/site.ts  site.hero.headline  still says 'Apps and systems your team will still l…': write what is true of you",
  ],
  [
    'a company',
    ({ experience }) => (experience.experience[0]!.company = 'Fieldnote'),
    "content/experience.ts  experience[0] (Fieldnote).company  still says 'Fieldnote': write what is true of you",
  ],
  [
    'the logo of a company',
    ({ experience }) => (experience.experience[2]!.image = './content/media/kitebox.svg'),
    "content/experience.ts  experience[2] (Kupfer).image  still shows the sample's logo: put your own into content/media and import it",
  ],
  [
    'a sentence about a project',
    ({ projects }) => (projects.projects[2]!.subTitle = 'The shop sells seeds by post'),
    "content/projects.ts  projects[2] (Seed Shop).subTitle  still says 'The shop sells seeds by post': write what is true of you",
  ],
  [
    'a clip with all its files, named once',
    ({ projects }) => (projects.projects[2]!.video = clip('rendered')),
    "content/projects.ts  projects[2] (Seed Shop)  still shows the sample's picture or clip: npm run media add -- <your file> --for seed-shop",
  ],
  [
    'a clip with the name of the project, which media add replaces only with --replace',
    ({ projects }) => Object.assign(projects.projects[2]!, { id: 'rendered', video: clip('rendered') }),
    "content/projects.ts  projects[2] (Seed Shop)  still shows the sample's picture or clip: npm run media add -- <your file> --for rendered --replace",
  ],
  ['a rendered backdrop, which anybody may keep', ({ site }) => (site.site.hero.video = clip('rendered'))],
  [
    'a sentence of a story, and its picture',
    (content) => {
      const { story } = content['stories/stock-count']!;
      story.outcome.paragraphs[0] = headline;
      story.decisions.media![0]!.video = clip('rendered');
    },
    "content/stories/stock-count.ts  story.decisions.media[0]  still shows the sample's picture or clip: npm run media add -- <your file>",
    "content/stories/stock-count.ts  story.outcome.paragraphs[0]  still says 'Apps and systems your team will still l…': write what is true of you",
  ],
  ['a sentence on the 404 page', ({ site }) => (site.site.notFound.text = headline)],
  ['a sentence about a service', ({ services }) => (services.servicePages[0]!.intro = about)],
  [
    'the words of a section that is shown',
    ({ site }) => (site.site.sections.experience!.heading = headline),
    "content/site.ts  site.sections.experience.heading  still says 'Apps and systems your team will still l…': write what is true of you",
  ],
  [
    'the words of sections that are not shown',
    ({ site, experience }) => {
      experience.experience = [];
      delete site.site.contact.marketplace;
      site.site.sections.experience!.heading = headline;
      site.site.sections.hireMe!.text = headline;
    },
  ],
  [
    'the words of the marketplace',
    ({ site }) => (site.site.sections.hireMe!.text = headline),
    "content/site.ts  site.sections.hireMe.text  still says 'Apps and systems your team will still l…': write what is true of you",
  ],
];

test.each(ofTheSample)("still the sample's: %s", async (_, change, ...lines) => {
  const project = readyProject();
  change(project.content);
  expect(await listOf(project)).toEqual(lines.map((line) => `Still the sample's: ${line}`));
});

test('texts about services in the words of the sample are named by their card or page, once', () => {
  const project = readyProject();
  const { services, contactCard, servicePages } = project.content.services;
  services[1]!.text = about;
  contactCard.text = about;
  servicePages[0]!.intro = about;
  servicePages[0]!.steps[0]!.text = about;
  expect(keptServiceTexts(project)).toEqual([
    'content/services.ts  services[1] (Shops)',
    'content/services.ts  contactCard',
    'content/services.ts  servicePages[0] (App development)',
  ]);
});

const words: [what: string, change: Change, ...lines: string[]][] = [
  [
    'a description of a few letters',
    ({ site }) => (site.site.description = 'Short.'),
    'content/site.ts  site.description  has 6 letters: write at least 50',
  ],
  [
    'a title that is cut off',
    ({ site }) => (site.site.title = 'x'.repeat(61)),
    'content/site.ts  site.title  has 61 letters: 60 are shown, say it shorter',
  ],
  ['a title of exactly as many letters as are shown', ({ site }) => (site.site.title = 'x'.repeat(60))],
  [
    'soft hyphens, which take no room',
    ({ site }) => (site.site.title = `${'x'.repeat(60)}${'\u00ad'.repeat(9)}`),
  ],
  [
    'the title of a service, with the name of the owner after it',
    ({ services }) => (services.servicePages[0]!.title = `${'x '.repeat(26)}x`),
    `content/services.ts  servicePages[0] (${'x '.repeat(26)}x).title  with your name after it has 67 letters: 60 are shown, say it shorter`,
  ],
  [
    'the description of a service',
    ({ services }) => (services.servicePages[1]!.description = 'x'.repeat(161)),
    'content/services.ts  servicePages[1] (Shops on the web).description  has 161 letters: 160 are shown, say it shorter',
  ],
  [
    'the description of a story',
    (content) => (content['stories/stock-count']!.story.description = 'Short.'),
    'content/stories/stock-count.ts  story.description  has 6 letters: write at least 50',
  ],
  [
    'the alt text of a picture in a story',
    (content) => (content['stories/stock-count']!.story.situation.media![0]!.alt = 'A shelf.'),
    'content/stories/stock-count.ts  story.situation.media[0].alt  has 8 letters: write at least 20',
  ],
  [
    'an alt text of a word',
    ({ projects }) => (projects.projects[1]!.alt = 'A shelf.'),
    'content/projects.ts  projects[1] (Stock Count).alt  has 8 letters: write at least 20',
  ],
  [
    'an alt text in a script of few letters',
    ({ projects }) => (projects.projects[0]!.alt = '倉庫の在庫一覧と注文の詳細画面。'),
  ],
  [
    'a word in a script of few letters',
    ({ projects }) => (projects.projects[1]!.alt = '在庫。'),
    'content/projects.ts  projects[1] (Stock Count).alt  has 3 letters: write at least 10',
  ],
];

test.each(words)('for search and screen readers: %s', async (_, change, ...lines) => {
  const project = readyProject();
  change(project.content);
  expect(await listOf(project)).toEqual(
    lines.map((line) => `For search, share cards and screen readers: ${line}`),
  );
});

test('emoji and letters that no font has are named, because icons and share pictures lack them', async () => {
  const project = readyProject();
  const { site } = project.content.site;
  Object.assign(site, { initials: '🚀', name: 'Łucja Žák', role: 'Développeuse 🚀 · Zürich' });
  site.hero.headline = 'Shops 🚀 that sell ☀️';
  project.content.services.servicePages[1]!.title = [...'Shops 🍎🍊🍋🍌🍉🍇🍓🍈🍒🍑'].join('');
  const reason =
    'left out of the pictures because no font here has it: write it without, or name a font that has it in fonts of';
  expect(await listOf(project)).toEqual(
    [
      `site.ts  site.initials  has 🚀, ${reason}`,
      `site.ts  site.role  has 🚀, ${reason}`,
      `site.ts  site.hero.headline  has 🚀 ☀️, ${reason}`,
      `services.ts  servicePages[1] (Shops 🍎🍊🍋🍌🍉🍇🍓🍈🍒🍑).title  has 🍎 🍊 🍋 🍌 🍉 🍇 🍓 🍈 🍒 …, ${reason}`,
    ].map(
      (line) =>
        `Letters that icons and share pictures lack: content/${line} content/theme.ts, like more: ['Noto Sans']`,
    ),
  );
});

test('each line has the position of its field, which an editor opens', async () => {
  const project = readyProject();
  project.content.site.site.name = 'Idris Vale';
  const source = "export const site: Site = {\n  url: 'https://lena.example',\n  name: 'Idris Vale',\n};";
  writeFileSync(join(project.root, 'content/site.ts'), source);
  expect(await listOf(project)).toEqual([
    "Still the sample's: content/site.ts:3:3  site.name  is still the sample's 'Idris Vale': write yours",
  ]);
});

test('a word that does not fit on a small phone is named', async () => {
  const project = readyProject();
  const word = 'Donaudampfschifffahrtsgesellschaft';
  project.content.projects.projects[1]!.title = word;
  expect(await listOf(project)).toEqual([
    `Long words: content/projects.ts  projects[1] (${word}).title  '${word}' does not fit on a small phone: write \\u00ad where it may be hyphenated`,
  ]);
});

test('a profile without its handle is named', async () => {
  const project = readyProject();
  project.content.site.site.contact.network!.url = 'https://www.linkedin.com/';
  project.content.site.site.contact.marketplace!.url = 'https://www.upwork.com';
  project.content.site.site.contact.profiles![0]!.url = 'https://github.com';
  expect(await listOf(project)).toEqual([
    'Links: content/site.ts  site.contact.network.url  leads to the front page of LinkedIn: add your handle',
    'Links: content/site.ts  site.contact.marketplace.url  leads to the front page of Upwork: add your handle',
    'Links: content/site.ts  site.contact.profiles[0] (GitHub).url  leads to the front page of GitHub: add your handle',
  ]);
});

test('an import that is not used is named', async () => {
  const project = readyProject();
  appendFileSync(
    join(project.root, 'content/projects.ts'),
    `import spare from './media/kupfer.svg';
import kitebox from './media/kitebox.svg';
import { tideTable } from './media/tide-table.ts';
import { seedShop } from './media/another-name.ts';
import type { Project } from '../model/projects.ts';
export const projects = [{ tideTable: 1, title: 'spare kitebox', video: seedShop }];`,
  );
  writeFileSync(
    join(project.root, 'content/stories/stock-count.ts'),
    "import { shelf } from '../media/shelf.ts';",
  );
  const line = (place: string, name: string, file: string, from = 'projects') =>
    `Left over: content/${from}.ts:${place}  ${name}  is not used: remove its import, and content/media/${file} with what it names`;
  expect(await listOf(project)).toEqual([
    line('1:10', 'shelf', 'shelf.ts', 'stories/stock-count'),
    line('1:8', 'spare', 'kupfer.svg'),
    line('2:8', 'kitebox', 'kitebox.svg'),
    line('3:10', 'tideTable', 'tide-table.ts'),
  ]);
});

test('sentences of a further language that are still in the first one are left to do, short words may stay', async () => {
  const project = readyProject();
  const content = validContent();
  content.site.site.hero.bio = project.content.site.site.hero.bio = 'I build apps for small shops.';
  for (const { file, path } of sameTexts(project.content, content).filter(
    ({ value }) => value !== content.site.site.hero.bio,
  ))
    translate(content, [file, ...path]);
  content.projects.projects[0]!.title = project.content.projects.projects[0]!.title = 'Order Tracker';
  const further = { code: 'ar', content };
  for (const file of Object.keys(content)) writeInto(project.root, `content/ar/${file}.ts`, '');
  for (const name of ['home', 'services/apps', 'services/shops', 'projects/stock-count'])
    writeInto(project.root, `dist/ar/share/${name}.jpg`, sharePicture);
  const groups = await launchList(project, { online: false, further: [further] });
  const left = groups.flatMap(({ heading, left }) => left.map((line) => `${heading}: ${line}`));
  expect(left.filter((line) => line.startsWith('Still'))).toEqual([
    "Still in the first language, ar: content/ar/site.ts  site.hero.bio  still says 'I build apps for small shops.': translate it",
  ]);
  expect(left.filter((line) => line.includes('Share pictures'))).toEqual([]);
  expect(keptWords(project, { ...project, ...further })).toEqual([
    "content/ar/projects.ts  projects[0] (Order Tracker).title  'Order Tracker'",
  ]);
});

function writeInto(root: string, file: string, data: string | Buffer) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), data);
}

function translate(content: object, path: PropertyKey[]) {
  const parent = path
    .slice(0, -1)
    .reduce((value, key) => (value as Record<PropertyKey, object>)[key]!, content);
  (parent as Record<PropertyKey, string>)[path.at(-1)!] = `ترجمة ${path.join(' ')}`;
}

test('fonts over the limit are named with their sizes and a lighter choice', async () => {
  const project = readyProject();
  const face = (family: string, file: string) =>
    `@font-face{font-family:"${family}";src:url(/assets/${file}-12345678.woff2)}`;
  const [heavy, light] = ['roboto', 'hanken'].map((name) => `${name}-12345678.woff2`);
  for (const [file, data] of [
    ['.assets', `${heavy}\n${light}`],
    [`assets/${heavy}`, 'x'.repeat(38_000)],
    [`assets/${light}`, 'x'.repeat(24_500)],
    ['index.html', face('Roboto', 'roboto') + face('Hanken Grotesk Variable', 'hanken')],
  ] as const)
    writeFileSync(join(project.root, 'dist', file), data);
  expect(await listOf(project)).toEqual([
    'Too large: dist  fonts of index.html  has 62.5 kB (Roboto 38.0 kB, Hanken Grotesk 24.5 kB), the limit is 60.0 kB: in place of Roboto choose a lighter font, such as Figtree (20 kB), or use Hanken Grotesk for both',
  ]);
});

test('a clip that is larger than its limit is named', async () => {
  const project = readyProject();
  const file = 'own.av1-12345678.mp4';
  writeFileSync(join(project.root, 'dist/assets', file), Buffer.alloc(251_000));
  writeFileSync(join(project.root, 'dist/.assets'), file);
  expect(await listOf(project)).toEqual([`Too large: dist  ${file}  has 251.0 kB, the limit is 250.0 kB`]);
});

test('a share picture that is missing, is no picture, has another size or is too large is named', async () => {
  const project = readyProject();
  const { servicePages } = project.content.services;
  servicePages.push({ ...servicePages[0]!, path: '/services/more' });
  const write = (name: string, data: string | Buffer) =>
    writeFileSync(join(project.root, 'dist/share', name), data);
  rmSync(join(project.root, 'dist/share/home.jpg'));
  write('services/apps.jpg', 'no picture');
  write('services/shops.jpg', await sharp(sharePicture).resize(600, 315).jpeg().toBuffer());
  write('services/more.jpg', Buffer.concat([sharePicture, Buffer.alloc(300_000)]));
  expect(await listOf(project)).toEqual([
    `Share pictures: ${join('dist/share/home.jpg')}  is missing: npm run build writes it`,
    `Share pictures: ${join('dist/share/services/apps.jpg')}  is missing: npm run build writes it`,
    `Share pictures: ${join('dist/share/services/shops.jpg')}  is 600 x 315, not 1200 x 630`,
    expect.stringMatching(/^Share pictures: .+more\.jpg {2}has 30\d\.\d kB, the limit is 300 kB$/),
  ]);
});

test('online, each address that does not answer or says that it is gone is named, and no other', async () => {
  const project = readyProject();
  const { site, services, experience, projects } = project.content;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const status = Number(/answers-(\d+)/.exec(address)?.[1]);
    if (!status) throw new TypeError('fetch failed');
    return { status };
  });
  site.site.contact.network!.url = 'https://nobody.invalid/me';
  site.site.contact.marketplace!.url = 'https://host.example/answers-410';
  site.site.contact.profiles![0]!.url = 'https://host.example/answers-200';
  site.site.security = 'https://host.example/answers-403';
  services.services[1]!.link!.path = 'https://host.example/answers-200';
  projects.projects[0]!.link = { title: 'Gone', path: 'https://host.example/answers-404' };
  experience.experience[0]!.description[1] =
    'See <a href="https://host.example/answers-500">this</a> and <a href="https://nobody.invalid/">that</a>.';

  expect(await listOf(project)).toEqual([]);
  expect(asked).toEqual([]);
  expect(await listOf(project, true)).toEqual([
    'Addresses: content/site.ts  site.contact.network.url  https://nobody.invalid/me does not answer: open it and see',
    'Addresses: content/site.ts  site.contact.marketplace.url  https://host.example/answers-410 answers 410: open it and see',
    'Addresses: content/experience.ts  experience[0] (Nordlicht).description[1]  https://host.example/answers-500 answers 500: open it and see',
    'Addresses: content/experience.ts  experience[0] (Nordlicht).description[1]  https://nobody.invalid/ does not answer: open it and see',
    'Addresses: content/projects.ts  projects[0] (Route Planner).link.path  https://host.example/answers-404 answers 404: open it and see',
  ]);
  expect(asked, 'the site itself may not be online yet').not.toContain(site.site.url);
});
