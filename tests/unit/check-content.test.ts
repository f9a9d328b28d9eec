import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { entryIcons, iconNames } from '../../model/icon-names.ts';
import { labels as arabic } from '../../model/labels/ar.ts';
import { labels as english } from '../../model/labels/en.ts';
import type { Clip, Picture } from '../../model/media.ts';
import { checkContent } from '../../tools/content/check-content.ts';
import { loadSite } from '../../tools/content/load-site.ts';
import { textsIn } from '../../tools/content/field-name.ts';
import { lineOf } from '../../tools/content/problem.ts';
import { readSite } from '../../tools/content/read-site.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { schemas, validContent } from './valid-content.ts';

const files = project();

/** The files of a project whose content is valid, by their paths. */
function project(): Record<string, string> {
  const content = validContent();
  const media = textsIn(content).filter(({ value }) => value.startsWith('./content/'));
  const records: Record<string, string> = {};
  const written = Object.entries(content).map(([file, exported]) => [
    `content/${file}.ts`,
    Object.entries(exported)
      .map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(asWritten(value, records), null, 2)};\n`,
      )
      .join(''),
  ]);
  const icons = ['model/icon-names.ts', readFileSync('model/icon-names.ts', 'utf8')];
  const none = media.map(({ value }) => [value.replace('./', ''), '']);
  return { ...Object.fromEntries([icons, ...none, ...written]), ...records };
}

/** The value as an owner writes it: media by their names. Adds the records of its pictures and clips. */
function asWritten(value: unknown, records: Record<string, string>): unknown {
  if (typeof value === 'string') return value.replace('./content/media/', '');
  if (Array.isArray(value)) return value.map((entry) => asWritten(entry, records));
  if (typeof value !== 'object' || value === null) return value;
  if (!('av1' in value || 'avif' in value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asWritten(inner, records)]));
  const medium = value as Picture | Clip;
  const { avif, webp, jpeg, ...size } = 'av1' in medium ? medium.poster : medium;
  const name = jpeg.replace('./content/media/', '').replace('.jpg', '');
  records[`content/media/${name}.json`] = JSON.stringify({
    madeBy: 'npm run media add',
    ...('av1' in medium && { clip: recordOfClip(medium) }),
    picture: { ...size, widths: avif.map(({ width }) => width) },
  });
  return name;
}

function recordOfClip({ poster, av1, h264, ...ofClip }: Clip) {
  return { ...ofClip, av1: av1.codecs, h264: h264.codecs };
}

function edited(file: string, from: string, to: string): Record<string, string> {
  expect(files[file]).toContain(from);
  return { [file]: files[file]!.replace(from, to) };
}

/** Line and column of the first occurrence. */
function placeOf(file: string, words: string): string {
  const before = files[file]!.slice(0, files[file]!.indexOf(words)).split('\n');
  return `${before.length}:${before.at(-1)!.length + 1}`;
}

/** The folder of a project with these files changed. Its icon set has only the icons of the site, without `withoutIcon`. */
function projectWith(changed: Record<string, string>, { removed = '', withoutIcon = '' } = {}): string {
  const { [removed]: _, ...kept } = { ...files, ...changed };
  const icons = [...iconNames, ...entryIcons]
    .filter((name) => name !== withoutIcon)
    .map((name) => [name, []]);
  const root = temporaryFolder({
    ...kept,
    'node_modules/@tabler/icons/tabler-nodes-outline.json': JSON.stringify(Object.fromEntries(icons)),
  });
  const fonts = join('node_modules', '@fontsource-variable');
  symlinkSync(resolve(fonts), join(root, fonts), 'junction');
  return root;
}

/** The same content in a further language. */
function inArabic(changed: Record<string, string> = {}): Record<string, string> {
  const copies = Object.entries(files)
    .filter(([file]) => /^content\/(?!theme)(stories\/)?[^/]+\.ts$/.test(file))
    .map(([file, text]) => [file.replace('content/', 'content/ar/'), text]);
  const site = files['content/site.ts']!.replace('"language": "en"', '"language": "ar"');
  return { ...Object.fromEntries(copies), 'content/ar/site.ts': site, ...changed };
}

const model = { schemas, labels: { en: english, ar: arabic } };

async function check(...changes: Parameters<typeof projectWith>) {
  const site = await loadSite(projectWith(...changes), { model });
  return { ...site, problems: checkContent(site).map(lineOf) };
}

test('content in two languages without problems is read, and a name is the picture, clip or file that it stands for', async () => {
  const { languages, problems } = await check(inArabic());
  expect(problems).toEqual([]);
  const [first, second, ...others] = languages;
  expect(JSON.parse(JSON.stringify(first.content))).toEqual(validContent());
  expect(second).toMatchObject({ folder: 'ar', content: { site: { site: { language: 'ar' } } } });
  expect(others).toEqual([]);
});

test('the site is there only without problems, and else they are', async () => {
  const read = (changed: Record<string, string>) => readSite(projectWith(changed), { model });
  expect(await read(inArabic())).toMatchObject({
    site: {
      base: '/portfolio/',
      languages: [
        { code: 'en', content: { site: { site: { url: 'https://lena.example/portfolio' } } } },
        { code: 'ar', content: { site: { site: { url: 'https://lena.example/portfolio/ar' } } } },
      ],
    },
  });
  expect(await read(edited('content/site.ts', '"+493012345678"', '"123"'))).toEqual({
    problems: [expect.objectContaining({ file: 'content/site.ts', field: 'site.contact.phone' })],
  });
});

test('a further language is checked and compared, and each difference names both files with their lines', async () => {
  const projects = files['content/projects.ts']!;
  const [first] = validContent().projects.projects;
  const { problems } = await check(
    inArabic({
      'content/ar/projects.ts': projects.replace(`"id": "${first!.id}"`, '"id": "another"'),
      'content/ar/site.ts': files['content/site.ts']!.replace('"+493012345678"', '"123"'),
      'content/ar/technologies.ts': 'export cosnt',
      'content/arabic/site.ts': '',
    }),
    { removed: 'content/ar/experience.ts' },
  );
  const place = (file: string) => `content/${file}\\.ts:\\d+:\\d+`;
  for (const line of [
    `^${place('ar/technologies')} {2}\\S`,
    `^${place('ar/site')} {2}site\\.contact\\.phone {2}'123' is not an international number`,
    `^${place('ar/site')} {2}site\\.language {2}'en' is not the language of its folder: write 'ar', or rename`,
    `^content/ar/experience\\.ts {2}is not there: copy content/experience\\.ts and translate it$`,
    `^${place('ar/projects')} {2}projects {2}lacks '${first!.id}', which is in ${place('projects')}: add it$`,
    `^${place('ar/projects')} {2}projects\\[0\\].*\\.id {2}'another' is not in ${place('projects')}`,
    '^content/arabic {2}is not the code of a language',
  ])
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(line)));
  expect(problems.filter((line) => line.startsWith('content/ar/technologies.ts'))).toHaveLength(1);
});

test('a file that the first language must have is asked for there, and not called one too many in another', async () => {
  const { problems } = await check(inArabic({}), { removed: 'content/experience.ts' });
  expect(problems).toEqual([
    'content/experience.ts  is not there: bring it back, with an empty list if you have none of these',
  ]);
});

test('everything that is wrong is named at once with its place, also beside a file that cannot be read', async () => {
  const { problems } = await check(
    {
      ...edited('content/site.ts', '"+493012345678"', '"123"'),
      ...edited('content/technologies.ts', 'export const', 'export cosnt'),
      'content/notes.ts': 'export const notes = [];',
      'content/experience.ts': files['content/experience.ts']!.replace(
        '"nordlicht.svg"',
        '"content/media/nordlicht.svg"',
      ).replace('kupfer.svg', 'lost.svg'),
      ...edited('content/projects.ts', '"route-planner",\n    "alt"', '"rote-planner",\n    "alt"'),
      'content/media/seed-shop.json': '{ "madeBy": "hand" }',
      'content/theme.ts': files['content/theme.ts']!.replace('Funnel Display', 'Fnnel Display').replace(
        'Noto Kufi Arabic',
        'Not Here',
      ),
    },
    { withoutIcon: 'mail' },
  );
  const at = (file: string, words: string) => `content/${file}:${placeOf(`content/${file}`, words)}`;
  const unknown = (name: string, meant: string) =>
    `'${name}' is no picture or clip in content/media: did you mean '${meant}'? If not, npm run media add -- <your file> makes it`;
  const missing = (name: string) =>
    `the file ./content/media/${name} does not exist: add it, or write the name of one that does`;
  const advice =
    'look up its name at fontsource.org, then npm install @fontsource-variable/<name> if it is variable, or else @fontsource/<name>, like zen-kaku-gothic-new';
  expect(problems).toEqual([
    expect.stringMatching(/^content\/technologies\.ts:1:8 {2}\S/),
    `${at('site.ts', '"phone"')}  site.contact.phone  '123' is not an international number: write + and digits only, like '+442079460321'`,
    expect.stringMatching(/^content\/notes\.ts {2}has no schema in model\/notes\.ts: /),
    `${at('projects.ts', '"image"')}  projects[0] (Route Planner).image  ${unknown('rote-planner', 'route-planner')}`,
    expect.stringContaining("  projects[2] (Seed Shop).video  'seed-shop' is no picture or clip in content/"),
    `${at('experience.ts', '"image"')}  experience[0] (Nordlicht).image  ${missing('content/media/nordlicht.svg')}`,
    expect.stringContaining(`  experience[2] (Kupfer).image  ${missing('lost.svg')}`),
    `${at('theme.ts', '"display"')}  theme.fonts.display  'Fnnel Display' is not installed: did you mean 'Funnel Display'? If not, ${advice}`,
    expect.stringContaining(`  theme.fonts.more[0]  'Not Here' is not installed: ${advice}`),
    'content/media/seed-shop.json  is no record of a picture or clip: bring it back, or npm run media add -- <your file> --replace makes it anew',
    expect.stringMatching(/^model\/icon-names\.ts:\d+:3 {2}'mail' is no icon of the set: take a name from /),
  ]);
});
