import { describe, expect, test } from 'vitest';
import { findFile, notFoundPage, pageAddresses } from '../../tools/hosting/addresses.ts';
import { list } from '../support/list.ts';

const files = [
  ...['index.html', 'services/apps.html', '404.html'].flatMap((file) => [file, `${file}.br`, `${file}.gz`]),
  ...['_headers', 'vercel.json', '.secret', 'services/.secret', '.well-known/security.txt'],
  ...['assets/clip-1.mp4', 'robots.txt', 'source.tar.gz'],
];
const inArabic = ['ar/index.html', 'ar/404.html', 'ar/services/apps.html'];

test('each page has one address, and its other spellings', () => {
  const ofApps = list`/services/apps/ /services/apps.html /services/apps.html/`;
  expect(pageAddresses('/', ['/', '/services/apps'])).toEqual([
    { address: '/', others: list`/index /index/ /index.html /index.html/`, file: 'index.html' },
    { address: '/services/apps', others: ofApps, file: 'services/apps.html' },
  ]);
  expect(pageAddresses('/portfolio/', ['/'])).toMatchObject([
    { address: '/portfolio/', others: expect.arrayContaining(['/portfolio/index', '/portfolio']) },
  ]);
});

/** Paths after the base; one that begins with a slash is asked for with two. */
const spellings = {
  '': list`index index/ index.html index.html/ / /index.html %69ndex %2Findex`,
  'services/apps': list`services/apps/ services/apps.html services/apps.html/ services//apps
    /services/apps// services/%61pps services%2fapps %2Fservices/apps`,
  'ar/': list`ar ar/index ar/index.html ar//`,
};
const served = {
  '': 'index.html',
  'services/apps': 'services/apps.html',
  'ar/': 'ar/index.html',
  'ar/services/apps': 'ar/services/apps.html',
  // Hosts know only the 404 page of the first language by themselves.
  'ar/404': 'ar/404.html',
  'assets/clip-1.mp4': 'assets/clip-1.mp4',
  '/assets//clip-1.mp4': 'assets/clip-1.mp4',
  'robots%2etxt': 'robots.txt',
  '.well-known/security.txt': '.well-known/security.txt',
  'source.tar.gz': 'source.tar.gz',
};
const notFound = list`no-such-page services services/ assets/ Services/Apps services/apps/index.html
  404 404/ 404.html 404.html/ 404%2ehtml /404.html _headers %5fheaders /_headers vercel.json vercel%2ejson
  .secret %2esecret services/.secret index.html.br index.html.gz services/apps.html.b%72
  ../package.json ..%2fpackage.json services/../index.html \example.org ..\package.json
  /example.org/.. /example.org/%2e%2e % %zz %00 index.html%00`;

describe.each(['/', '/portfolio/'])('with the site at %s', (base) => {
  const find = (path: string) => findFile(base + path, { base, files: [...files, ...inArabic] });

  test.each(Object.entries(spellings))('every spelling of %j redirects to it', (page, others) => {
    for (const other of others) expect(find(other), other).toEqual({ redirect: base + page });
  });

  test.each(Object.entries(served))('%j leads to %s', (path, file) => {
    expect(find(path)).toEqual({ file });
  });

  test('there is nothing for visitors at any other path', () => {
    for (const path of notFound) expect(find(path), path).toBeUndefined();
  });
});

test('outside of the path of the site there is nothing', () => {
  for (const path of ['', ...list`/ /index.html /services/apps /portfolios/ /robots.txt`])
    expect(findFile(path, { base: '/portfolio/', files })).toBeUndefined();
});

test('a path below the folder of a language has the 404 page in that language', () => {
  const find = (path: string) => notFoundPage(path, '/portfolio/', [...files, ...inArabic]);
  expect(find('/portfolio/ar/no/such/page')).toBe('ar/404.html');
  for (const path of list`/portfolio/lost /portfolio/arabic /ar/lost /`) expect(find(path)).toBe('404.html');
});
