import { expect, test } from 'vitest';
import { findFile, pageAddresses } from '../../tools/hosting/addresses.ts';

const files = [
  ...['index.html', 'services/apps.html', '404.html'].flatMap((file) => [file, `${file}.br`, `${file}.gz`]),
  ...['_headers', 'vercel.json', '.secret', 'services/.secret', '.well-known/security.txt'],
  ...['assets/clip-1.mp4', 'robots.txt', 'source.tar.gz'],
];

test('each page has one address, and its other spellings', () => {
  expect(pageAddresses('/', ['/', '/services/apps'])).toEqual([
    { address: '/', others: ['/index', '/index/', '/index.html', '/index.html/'], file: 'index.html' },
    {
      address: '/services/apps',
      others: ['/services/apps/', '/services/apps.html', '/services/apps.html/'],
      file: 'services/apps.html',
    },
  ]);
  expect(pageAddresses('/portfolio/', ['/'])).toMatchObject([
    { address: '/portfolio/', others: expect.arrayContaining(['/portfolio/index', '/portfolio']) },
  ]);
});

test('the home page of a further language has one address too, and its 404 page can be asked for', () => {
  const all = ['index.html', '404.html', 'ar/index.html', 'ar/404.html', 'ar/services/apps.html'];
  const find = (path: string) => findFile(path, { base: '/portfolio/', files: all });
  expect(find('/portfolio/ar/')).toEqual({ file: 'ar/index.html' });
  for (const other of ['ar', 'ar/index', 'ar/index.html', 'ar//'])
    expect(find(`/portfolio/${other}`), other).toEqual({ redirect: '/portfolio/ar/' });
  expect(find('/portfolio/ar/services/apps')).toEqual({ file: 'ar/services/apps.html' });
  expect(find('/portfolio/ar/404')).toEqual({ file: 'ar/404.html' });
  expect(find('/portfolio/404')).toBeUndefined();
});

/** Paths after the base; one that begins with a slash is asked for with two. */
const spellings = {
  '': ['index', 'index/', 'index.html', 'index.html/', '/', '/index.html', '%69ndex', '%2Findex'],
  'services/apps': [
    ...['services/apps/', 'services/apps.html', 'services/apps.html/', 'services//apps', '/services/apps//'],
    ...['services/%61pps', 'services%2fapps', '%2Fservices/apps'],
  ],
};
const served = {
  '': 'index.html',
  'services/apps': 'services/apps.html',
  'assets/clip-1.mp4': 'assets/clip-1.mp4',
  '/assets//clip-1.mp4': 'assets/clip-1.mp4',
  'robots%2etxt': 'robots.txt',
  '.well-known/security.txt': '.well-known/security.txt',
  'source.tar.gz': 'source.tar.gz',
};
const notFound = [
  ...['no-such-page', 'services', 'services/', 'assets/', 'Services/Apps', 'services/apps/index.html'],
  ...[
    '404',
    '404/',
    '404.html',
    '404.html/',
    '404%2ehtml',
    '/404.html',
    '_headers',
    '%5fheaders',
    '/_headers',
  ],
  ...['vercel.json', 'vercel%2ejson', '.secret', '%2esecret', 'services/.secret'],
  ...['index.html.br', 'index.html.gz', 'services/apps.html.b%72'],
  ...['../package.json', '..%2fpackage.json', 'services/../index.html', '\\example.org', '..\\package.json'],
  ...['/example.org/..', '/example.org/%2e%2e', '%', '%zz', '%00', 'index.html%00'],
];

for (const base of ['/', '/portfolio/']) {
  const find = (path: string) => findFile(base + path, { base, files });

  test.each(Object.entries(spellings))(
    `with the site at ${base}, every spelling of %j redirects to it`,
    (page, others) => {
      for (const other of others) expect(find(other), other).toEqual({ redirect: base + page });
    },
  );

  test.each(Object.entries(served))(`with the site at ${base}, %j leads to %s`, (path, file) => {
    expect(find(path)).toEqual({ file });
  });

  test(`with the site at ${base}, there is nothing for visitors at any other path`, () => {
    for (const path of notFound) expect(find(path), path).toBeUndefined();
  });
}

test('outside of the path of the site there is nothing', () => {
  for (const path of ['/', '/index.html', '/services/apps', '/portfolios/', '/robots.txt', ''])
    expect(findFile(path, { base: '/portfolio/', files })).toBeUndefined();
});
