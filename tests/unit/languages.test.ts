import { expect, test } from 'vitest';
import { languageFolders, unknownFolders } from '../../tools/content/load-site.ts';
import { lineOf } from '../../tools/content/problem.ts';
import { sameTexts } from '../../tools/content/launch-translation.ts';
import { siteOf } from '../../tools/content/site.ts';
import { pageAt } from '../../tools/dev/answers.ts';
import { alternatesOf } from '../../tools/pages/alternates.ts';
import { alternateTags } from '../../tools/pages/page-tags.ts';
import { askedAddress, notFoundPage } from '../../src/entries/not-found-address.ts';
import { loadedWith } from './site.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { contentWith, validContent } from './valid-content.ts';

const ownAddress = 'https://lena.example/portfolio';

/** What is loaded of a site in these languages, at this address. */
function loadedIn([first, ...others]: string[], url = 'https://lena.example') {
  const content = (code: string) => contentWith({ 'site.site.language': code, 'site.site.url': url });
  const further = others.map((code) => [code, { ...content(code), theme: undefined as never }]);
  return loadedWith(content(first!), { further: Object.fromEntries(further) });
}

const siteIn = (codes: string[], url?: string) => siteOf(loadedIn(codes, url));
const othersOf = (codes: string[], own: string, url?: string) =>
  siteIn(codes, url).languages.find(({ code }) => code === own)!.others;

test('the folders in content with the code of a language are languages, other folders are named', () => {
  const root = temporaryFolder({
    'content/site.ts': '',
    'content/media/hero.json': '',
    'content/stories/shop.ts': '',
    'content/pt-BR/site.ts': '',
    'content/ar/site.ts': '',
    'content/arabic/site.ts': '',
  });
  expect(languageFolders(root)).toEqual(['ar', 'pt-BR']);
  expect(unknownFolders(root).map(lineOf)).toEqual([
    "content/arabic  is not the code of a language: rename it to one like 'ar' or 'pt-BR', or remove it",
  ]);
});

test('each language has its own name, and its home page below the path of the site', () => {
  expect(othersOf(['en', 'ar', 'fr'], 'ar', ownAddress)).toEqual([
    { code: 'en', name: 'English', home: '/portfolio/' },
    { code: 'fr', name: 'Français', home: '/portfolio/fr/' },
  ]);
  expect(othersOf(['de', 'ar'], 'de')).toEqual([{ code: 'ar', name: 'العربية', home: '/ar/' }]);
  expect(othersOf(['de'], 'de')).toEqual([]);
});

test('a site has all its languages, each with its address, labels and pages, and with the theme of the first', () => {
  const loaded = loadedIn(['en', 'ar'], ownAddress);
  loaded.languages[1]!.labels = { ...loaded.languages[1]!.labels!, menu: 'المزيد' };
  const { theme, languages, ...site } = siteOf(loaded);
  expect(site).toMatchObject({ url: ownAddress, base: '/portfolio/' });
  expect(theme).toEqual(validContent().theme.theme);
  const found = languages.map(({ code, folder, home, labels, content, pages }) => [
    ...[code, folder, home, labels.menu, content.theme.theme],
    ...[content.site.site.url, pages[0]!.head.canonical],
  ]);
  expect(found).toEqual([
    ['en', '', '/portfolio/', 'Menu', theme, ownAddress, `${ownAddress}/`],
    ['ar', 'ar', '/portfolio/ar/', 'المزيد', theme, `${ownAddress}/ar`, `${ownAddress}/ar/`],
  ]);
});

test('a site that is served elsewhere has the path of that place, and its own address', () => {
  const loaded = loadedIn(['en', 'ar'], ownAddress);
  const before = JSON.stringify(loaded);
  const site = siteOf(loaded, '/');
  expect(site).toMatchObject({ url: ownAddress, base: '/' });
  expect(site.languages.map(({ home }) => home)).toEqual(['/', '/ar/']);
  expect(JSON.stringify(loaded), 'what was loaded stays as it is').toBe(before);
});

test.each([
  ['/', 'en', 'home'],
  ['/services/apps', 'en', 'service'],
  ['/lost', 'en', 'not-found'],
  ['/404', 'en', 'not-found'],
  ['/arch', 'en', 'not-found'],
  ['/ar/', 'ar', 'home'],
  ['/ar/services/apps', 'ar', 'service'],
  ['/ar/lost', 'ar', 'not-found'],
])('the dev server answers %s in the language %s, with the page %s', (path, code, kind) => {
  expect(pageAt(siteIn(['en', 'ar', 'de']), path)).toMatchObject({ language: { code }, page: { kind } });
});

test('a page refers to itself in every language, and to the first one for all others', () => {
  const site = siteIn(['en', 'ar']);
  const page = (kind: string) => site.languages[0].pages.find((each) => each.kind === kind)!;
  expect(alternateTags(alternatesOf(page('service'), site))).toBe(
    '<link rel="alternate" hreflang="en" href="https://lena.example/services/apps">' +
      '<link rel="alternate" hreflang="ar" href="https://lena.example/ar/services/apps">' +
      '<link rel="alternate" hreflang="x-default" href="https://lena.example/services/apps">',
  );
  expect(alternatesOf(page('home'), siteIn(['en']))).toEqual([]);
  expect(alternatesOf(page('not-found'), site)).toEqual([]);
});

const [languages, fromArabic] = ['en', 'ar'].map((own) => othersOf(['en', 'ar', 'de'], own, ownAddress));

test.each([
  ['/portfolio/ar/lost', '/portfolio/', languages, '/portfolio/ar/404#/portfolio/ar/lost'],
  ['/portfolio/ar/404', '/portfolio/', languages, undefined],
  ['/portfolio/argon', '/portfolio/', languages, undefined],
  ['/portfolio/lost', '/portfolio/', languages, undefined],
  ['/portfolio/ar/lost', '/portfolio/ar/', fromArabic, undefined],
])('the 404 page for %s, seen on a page of %s', (path, own, others, page) => {
  expect(notFoundPage(path, own, others!)).toBe(page);
});

test.each([
  ['/ar/404', '/ar/', '#/ar/lost?a=1', '/ar/lost?a=1'],
  ['/ar/lost', '/ar/', '#/ar/other', undefined],
  ['/ar/404', '/ar/', '#//evil.example', undefined],
  ['/ar/404', '/ar/', '', undefined],
])('on %s the address that was asked for is read from %s%s', (path, own, hash, asked) => {
  expect(askedAddress(path, own, hash)).toBe(asked);
});

test('texts that are the same in both languages are found, except for names, addresses and single words', () => {
  const named = { name: 'Lena Brandt', footer: 'Thanks', contact: { phoneText: '+49 30 12' } };
  const texts = (bio: string) => ({
    site: { site: { ...named, hero: { bio } } },
    projects: { projects: [{ title: 'Order Tracker', techStack: ['React Native'] }] },
  });
  const found = sameTexts(texts('I build apps for small shops.'), texts('I build apps for small shops.'));
  expect(found.map(({ file, path }) => [file, ...path].join('.'))).toEqual([
    'site.site.hero.bio',
    'projects.projects.0.title',
  ]);
  expect(sameTexts(texts('I build apps.'), texts('Ich baue Apps.'))).toHaveLength(1);
});

test('a text of a language without spaces counts its words', () => {
  const text = { site: { hero: { headline: '私は小さな店のためにアプリを作ります' } } };
  expect(sameTexts(text, text)).toHaveLength(1);
});
