import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { loadSite } from '../../tools/content/load-site.ts';
import { lineOf, placeText } from '../../tools/content/problem.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { clip, picture } from './valid-content.ts';

const model = { schemas: {}, labels: {} };
/** The content of a project with these files, whose model has nothing in it. */
const load = (files: Record<string, string>, more: Parameters<typeof loadSite>[1] = {}) =>
  loadSite(temporaryFolder(files), { model, ...more });
/** The first language of a project with this site.ts. */
const loadFirst = async (site: string, files: Record<string, string> = {}) =>
  (await load({ 'content/site.ts': site, ...files })).languages[0];

// The position is that of the first sign after the mark ▸, which editors count in UTF-16: an emoji is two.
test.each(
  Object.entries({
    "{ a: '、'▸， b: '' }": '， is full-width: write , here',
    "{ a▸： '' }": '： is full-width: write : here',
    "{ 'a'▸： '' }": '： is full-width: write : here',
    "{ a: '😀' }▸；": '； is full-width: write ; here',
    "▸（{ a: '' })": '（ is full-width: write ( here',
    '{ a: 1▸２ }': '２ is full-width: write 2 here',
    "{ a: ''▸、 b: '' }": '、 is a comma only within a text: write , here',
    '{ a: ▸’text’ }': "’ does not begin or end a text: write '",
    '{ a: ▸“text” }': "“ does not begin or end a text: write '",
    '{ a: ▸「text」 }': "「 does not begin or end a text: write '",
    "{ a: ▸＇text' }": "＇ does not begin or end a text: write '",
    "{ a: ▸'text’ }": "the text that begins here does not end: write ' at its end; ’ and ＇ do not end it",
    "{ a: '，' ▸'' }":
      'Expected `,` or `}` but found `string`: a comma before it is missing, a bracket is open, or',
    '[];\nexport const ▸a = [];': 'a is there twice: remove one, or put the entries of both into one',
  }),
)('%s: %s', async (marked, message) => {
  const text = `export const a = ${marked}`;
  const { unreadable } = await loadFirst(text.replace('▸', ''));
  const before = text.slice(0, text.indexOf('▸')).split('\n');
  const position = `${before.length}:${before.at(-1)!.length + 1}`;
  expect(unreadable.map(lineOf)).toEqual([
    expect.stringContaining(`content/site.ts:${position}  ${message}`),
  ]);
});

test('full-width signs and quotation marks within a text, and ideographic spaces between fields, are fine', async () => {
  const language = await loadFirst("export const a = {　b: '，：（’“「　' };");
  expect(language).toMatchObject({ content: { site: { a: { b: '，：（’“「　' } } }, unreadable: [] });
});

test('a syntax error has its position in the file of its language, and the other files are read', async () => {
  const { languages } = await load({
    'content/site.ts': "export const site = { language: 'en' };",
    'content/stories/shop.ts': "// 😀\nexport const story = {\n  lead: 'One' role: 'Two',\n};",
    'content/ar/site.ts': '\nexport cosnt site = {};',
    'content/ar/quotes.ts': 'export const quotes = [];',
  });
  expect(languages).toMatchObject([
    { content: { site: { site: { language: 'en' } } }, unreadable: [{ path: [], field: '' }] },
    { content: { quotes: { quotes: [] } }, unreadable: [{ path: [], field: '' }] },
  ]);
  expect(languages.map(({ unreadable }) => placeText(unreadable[0]!))).toEqual([
    'content/stories/shop.ts:3:15',
    'content/ar/site.ts:2:8',
  ]);
});

test.each([
  ['a value', "import { hero } from './media/hero.ts';", './media/hero.ts'],
  ['a picture', "import logo from './media/logo.svg';", './media/logo.svg'],
  ['all values of a file', "import * as all from '../model/icon-names.ts';", '../model/icon-names.ts'],
  ['a package', "import { z } from 'zod';", 'zod'],
  ['a file for its effect', "import './effect.ts';", './effect.ts'],
  ['another file, to export it,', "export { quotes } from './quotes.ts';", './quotes.ts'],
  ['all of another file, to export it,', "export * from './quotes.ts';", './quotes.ts'],
])('the import of %s is an error with its position', async (_, statement, from) => {
  const types = "import type { Site } from '../model/written.ts';\n";
  const { content, unreadable } = await loadFirst(`${types}  ${statement}\nexport const site = {};`);
  expect(content).toEqual({});
  expect(unreadable.map(lineOf)).toEqual([
    `content/site.ts:2:3  ${from}  is imported, and a content file imports only types: write the name of a picture or clip between '…', like video: 'order-tracker'`,
  ]);
});

test('imports of types are fine, from a file that is not there too', async () => {
  const text = `import type { Site } from '../model/written.ts';
import type * as all from './lost.ts';
export type { Site };
export const site = { name: 'Lena' } satisfies Site as Partial<Site>;`;
  expect(await loadFirst(text)).toMatchObject({
    content: { site: { site: { name: 'Lena' } } },
    unreadable: [],
  });
});

const record = (more: object = {}) =>
  JSON.stringify({ madeBy: 'hand', picture: { width: 1280, height: 800, widths: [960, 1280] }, ...more });
const { poster: _, av1, h264, ...ofClip } = clip('shop');
const clipRecord = record({ clip: { ...ofClip, av1: av1.codecs, h264: h264.codecs } });

test('names of pictures, clips and files are replaced by what they stand for, in lists and groups too', async () => {
  const { media, languages } = await load({
    'content/media/uta.json': record(),
    'content/media/tall.json': record({
      picture: { width: 1280, height: 800, shape: 'upright', widths: [960, 1280] },
    }),
    'content/media/shop.json': clipRecord,
    'content/media/shop.960.avif': '',
    'content/quotes.ts': "export const quotes = [{ name: 'uta', portrait: 'uta' }, { name: 'Emil' }];",
    'content/stories/shop.ts': `export const story = {
      lead: 'shop',
      outcome: { media: [{ video: 'shop', alt: 'uta' }, { image: 'tall' }] },
    };`,
    'content/experience.ts': "export const experience = [{ image: 'mark.svg' }, { image: 'constructor' }];",
  });
  expect(Object.keys(media).sort()).toEqual(['shop', 'tall', 'uta']);
  expect(languages.map(({ content }) => content)).toEqual([
    {
      quotes: { quotes: [{ name: 'uta', portrait: picture('uta') }, { name: 'Emil' }] },
      'stories/shop': {
        story: {
          lead: 'shop',
          outcome: {
            media: [{ video: clip('shop'), alt: 'uta' }, { image: { ...picture('tall'), shape: 'upright' } }],
          },
        },
      },
      experience: {
        experience: [{ image: './content/media/mark.svg' }, { image: 'constructor' }],
      },
    },
  ]);
});

test.each<[text: string, value: unknown]>([
  [record(), { poster: picture('hero') }],
  [clipRecord, clip('hero')],
  ['', 'hero'],
  ['{ "madeBy": ', 'hero'],
  ['{}', 'hero'],
  ['{ "madeBy": "hand", "picture": { "width": "960" } }', 'hero'],
])(
  'a hero is a clip or the still in its place, and with a broken record only a name: %s',
  async (text, video) => {
    const site = "export const site = { video: 'hero' };";
    const { content, unreadable } = await loadFirst(site, { 'content/media/hero.json': text });
    expect(content).toEqual({ site: { site: { video } } });
    expect(unreadable).toEqual([]);
  },
);

const labels = { en: { menu: 'Menu', goHome: 'Home' }, pt: { menu: 'Mais', goHome: 'Início' } };
const twoLanguages = {
  'content/site.ts': "export const site = {\n  language: 'en', video: 'shop',\n};",
  'content/labels.ts': "export const labels = { menu: 'More' };",
  'content/quotes.ts': 'export const quotes = [];',
  'content/pt-BR/site.ts': "export const site = {\n  name: 'Lena',\n  language: 'pt-BR', video: 'shop',\n};",
  'content/media/shop.json': clipRecord,
};

test('a text is read in place of a file of any language', async () => {
  const texts = { site: "export const site = 'one';", 'pt-BR/site': "export const site = 'two';" };
  const { languages } = await load(twoLanguages, { texts });
  expect(languages.map(({ content, sources }) => [content.site, sources.site])).toEqual([
    [{ site: 'one' }, texts.site],
    [{ site: 'two' }, texts['pt-BR/site']],
  ]);
});

test('two languages are loaded in one call, each with its content, labels, texts and positions', async () => {
  const { languages, root } = await load(twoLanguages, { model: { schemas: {}, labels: labels as never } });
  expect(languages.map(({ locate, trees, ...language }) => language)).toEqual([
    {
      folder: '',
      content: {
        site: { site: { language: 'en', video: clip('shop') } },
        labels: { labels: { menu: 'More' } },
        quotes: { quotes: [] },
      },
      labels: { menu: 'More', goHome: 'Home' },
      sources: {
        site: twoLanguages['content/site.ts'],
        labels: twoLanguages['content/labels.ts'],
        quotes: twoLanguages['content/quotes.ts'],
      },
      unreadable: [],
    },
    {
      folder: 'pt-BR',
      content: { site: { site: { name: 'Lena', language: 'pt-BR', video: clip('shop') } } },
      labels: { menu: 'Mais', goHome: 'Início' },
      sources: { site: twoLanguages['content/pt-BR/site.ts'] },
      unreadable: [],
    },
  ]);
  expect(languages.map(({ locate }) => placeText(locate('site', ['site', 'language'])))).toEqual([
    'content/site.ts:2:3',
    'content/pt-BR/site.ts:3:3',
  ]);
  expect(root).toBeTruthy();
});

test('texts are read in place of the files of the first language, and files are left out', async () => {
  const { languages } = await load(
    { ...twoLanguages, 'content/pt-BR/quotes.ts': '' },
    {
      model: { schemas: { projects: z.unknown() }, labels: {} },
      texts: { site: "\nexport const site = { language: 'de' };", projects: 'export const projects = [];' },
      without: ['quotes'],
    },
  );
  expect(languages.map(({ content }) => Object.keys(content).sort())).toEqual([
    ['labels', 'projects', 'site'],
    ['quotes', 'site'],
  ]);
  expect(languages).toMatchObject([
    { content: { site: { site: { language: 'de' } } }, labels: undefined },
    { content: { site: { site: { language: 'pt-BR' } } } },
  ]);
  expect(placeText(languages[0].locate('site', ['site', 'language']))).toBe('content/site.ts:2:23');
});

test('a file that the model asks for and that is not there is named, in the first language only', async () => {
  const schemas = { site: z.unknown(), quotes: z.unknown(), stories: z.unknown(), labels: z.unknown() };
  const { languages } = await load(
    { 'content/site.ts': '', 'content/ar/site.ts': '' },
    { model: { schemas: schemas as never, labels: {} } },
  );
  expect(languages.map(({ unreadable }) => unreadable.map(lineOf))).toEqual([
    ['content/quotes.ts  is not there: bring it back, with an empty list if you have none of these'],
    [],
  ]);
});

test('each call reads the files anew', async () => {
  const root = temporaryFolder({ 'content/site.ts': "export const site = { tags: ['a'] };" });
  const read = async () =>
    (await loadSite(root, { model })).languages[0].content.site!.site as { tags: string[] };
  (await read()).tags.push('b');
  expect(await read()).toEqual({ tags: ['a'] });
});

test('SITE_URL is the address in place of that in the content, in all languages, and a wrong one is refused', async () => {
  vi.stubEnv('SITE_URL', 'https://own.example/path');
  const { languages } = await load(twoLanguages);
  expect(languages).toHaveLength(2);
  for (const { content } of languages)
    expect(content.site!.site).toMatchObject({ url: 'https://own.example/path' });
  vi.stubEnv('SITE_URL', 'http://own.example/');
  await expect(load(twoLanguages)).rejects.toThrow(
    "SITE_URL  'http://own.example/' cannot be this site's address: write it like https://example.com or https://you.github.io/portfolio",
  );
});

test('a story that is removed while the content is read, as an import does, is not missed', async () => {
  const root = temporaryFolder({ 'content/stories/shop.ts': '', 'content/site.ts': '' });
  // It is in the list of files, and not there when it is read.
  symlinkSync(join(root, 'removed.ts'), join(root, 'content/stories/removed.ts'));
  const [{ unreadable, content }] = (await loadSite(root, { model })).languages;
  expect(unreadable).toEqual([]);
  expect(Object.keys(content)).toEqual(['site', 'stories/shop']);
});
