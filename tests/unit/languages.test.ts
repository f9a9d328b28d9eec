import { expect, test } from 'vitest';
import { furtherLanguages, otherLanguages, unknownFolders } from '../../tools/content/languages.ts';
import { sameTexts } from '../../tools/content/same-texts.ts';
import { alternatesOf } from '../../tools/pages/alternates.ts';
import { alternateTags } from '../../tools/pages/page-tags.ts';
import { askedAddress, notFoundPage } from '../../src/entries/not-found-address.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('the folders in content with the code of a language are languages, other folders are named', () => {
  const root = temporaryFolder({
    'content/site.ts': '',
    'content/media/hero.ts': '',
    'content/stories/shop.ts': '',
    'content/pt-BR/site.ts': '',
    'content/ar/site.ts': '',
    'content/arabic/site.ts': '',
  });
  expect(furtherLanguages(root)).toEqual(['ar', 'pt-BR']);
  expect(unknownFolders(root)).toEqual([
    "content/arabic  is not the code of a language: rename it to one like 'ar' or 'pt-BR', or remove it",
  ]);
});

test('each language has its own name, and its home page below the path of the site', () => {
  expect(otherLanguages(['en', 'ar', 'fr'], 'ar', '/portfolio/')).toEqual([
    { code: 'en', name: 'English', home: '/portfolio/' },
    { code: 'fr', name: 'Français', home: '/portfolio/fr/' },
  ]);
  expect(otherLanguages(['de', 'ar'], 'de', '/')).toEqual([{ code: 'ar', name: 'العربية', home: '/ar/' }]);
});

test('a page refers to itself in every language, and to the first one for all others', () => {
  expect(alternateTags(alternatesOf('/services/apps', 'https://lena.example', ['en', 'ar']))).toBe(
    '<link rel="alternate" hreflang="en" href="https://lena.example/services/apps">' +
      '<link rel="alternate" hreflang="ar" href="https://lena.example/ar/services/apps">' +
      '<link rel="alternate" hreflang="x-default" href="https://lena.example/services/apps">',
  );
  expect(alternatesOf('/', 'https://lena.example', ['en'])).toEqual([]);
});

const languages = otherLanguages(['en', 'ar', 'de'], 'en', '/portfolio/');
const fromArabic = otherLanguages(['en', 'ar', 'de'], 'ar', '/portfolio/');

test.each([
  ['/portfolio/ar/lost', '/portfolio/', languages, '/portfolio/ar/404#/portfolio/ar/lost'],
  ['/portfolio/ar/404', '/portfolio/', languages, undefined],
  ['/portfolio/argon', '/portfolio/', languages, undefined],
  ['/portfolio/lost', '/portfolio/', languages, undefined],
  ['/portfolio/ar/lost', '/portfolio/ar/', fromArabic, undefined],
])('the 404 page for %s, seen on a page of %s', (path, own, others, page) => {
  expect(notFoundPage(path, own, others)).toBe(page);
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
  const texts = (bio: string) => ({
    site: {
      site: { name: 'Lena Brandt', hero: { bio }, footer: 'Thanks', contact: { phoneText: '+49 30 12' } },
    },
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
