import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '../../tools/content/load-site.ts';
import { lineOf } from '../../tools/content/problem.ts';
import { keptMedia, removeMedia, unusedMedia } from '../../tools/media/unused-media.ts';
import { temporaryFolder } from './temporary-folder.ts';

const record = (madeBy: string) =>
  JSON.stringify({ madeBy, picture: { width: 960, height: 600, widths: [640, 960] } });
const rendered = record('npm run footage');
const load = (root: string) => loadSite(root, { model: { schemas: {}, labels: {} } });
const project = (changes: Record<string, string> = {}) =>
  temporaryFolder({
    'content/site.ts': "export const site = { hero: { video: 'hero' } };",
    'content/experience.ts': "export const experience = [{ image: 'acme.svg' }];",
    'content/quotes.ts': "export const quotes = [{ portrait: 'uta' }];",
    'content/stories/shop.ts': "export const story = { outcome: { media: [{ image: 'shop' }] } };",
    'content/de/projects.ts': "export const projects = [{ image: 'tide' }];",
    ...Object.fromEntries(
      ['hero.json', 'acme.svg', 'shop.json', 'shop.640.avif', 'tide.json', 'tide.jpg', 'uta.json'].map(
        (name) => [`content/media/${name}`, rendered],
      ),
    ),
    ...changes,
  });
const unused = {
  'content/media/darzi-app.json': rendered,
  'content/media/darzi-app.640.avif': '',
  'content/media/kitebox.svg': '',
  'content/media/shop-old.json': record('npm run media add'),
  'content/media/shop-old.jpg': '',
};

test('media that a content file of any language names are used', async () => {
  const site = await load(project());
  expect(unusedMedia(site)).toEqual([]);
  expect(keptMedia(site)).toEqual([]);
});

test('the printed CV of each language is used, that of a language which is gone is not', async () => {
  const names = ['cv.pdf', 'cv.de.pdf', 'cv.fr.pdf'];
  const root = project(Object.fromEntries(names.map((name) => [`content/media/${name}`, ''])));
  expect(removeMedia(await load(root), ['cv'])).toEqual(['cv.fr.pdf']);
  expect(unusedMedia(await load(root))).toEqual([]);
});

test("media that nothing uses are named, the sample's and the owner's apart, with the command that removes them", async () => {
  expect(keptMedia(await load(project(unused))).map(lineOf)).toEqual([
    "content/media  the sample's: npm run media remove -- darzi-app kitebox",
    'content/media  yours: npm run media remove -- shop-old',
  ]);
});

test('only the files of the given names are removed', async () => {
  const root = project(unused);
  expect(removeMedia(await load(root), ['darzi-app', 'kitebox'])).toEqual([
    'darzi-app.640.avif',
    'darzi-app.json',
    'kitebox.svg',
  ]);
  expect(readdirSync(join(root, 'content/media'))).toEqual(
    expect.arrayContaining(['hero.json', 'shop.json', 'shop.640.avif', 'shop-old.json', 'shop-old.jpg']),
  );
  expect(keptMedia(await load(root)).map(lineOf)).toEqual([
    'content/media  yours: npm run media remove -- shop-old',
  ]);
});

test.each([
  ['shop', /^Nothing was removed: content\/ still names shop\. Remove it there first\.$/],
  ['../site', /^Nothing was removed: there is no \.\.\/site in content\/media\.$/],
  ['a(', /^Nothing was removed: there is no a\( in content\/media\.$/],
  ['unused', /^Nothing was removed: there is no unused in content\/media\.$/],
])('%s is not removed', async (name, message) => {
  const root = project(unused);
  const site = await load(root);
  const before = readdirSync(join(root, 'content'), { recursive: true });
  expect(() => removeMedia(site, ['darzi-app', name])).toThrow(message);
  expect(readdirSync(join(root, 'content'), { recursive: true })).toEqual(before);
});

test.each([
  ['content/de/projects.ts', "export const projects = [{ image: 'tide' };"],
  ['content/media/tide.json', '{'],
])('media that are named are used, although %s cannot be read', async (file, text) => {
  const site = await load(project({ [file]: text }));
  expect(unusedMedia(site)).toEqual([]);
  expect(() => removeMedia(site, ['tide'])).toThrow('Nothing was removed: ');
  expect(readdirSync(join(site.root, 'content/media'))).toContain('tide.jpg');
});
