import { expect, test } from 'vitest';
import { addressOfPage } from '../../src/entries/page-address.ts';

const atRoot = ['/', '/services/apps', '/services/price-index'];
const underPath = atRoot.map((path) => `/portfolio${path}`);

const spellings: [spelling: string, page: string][] = [
  ['//', '/'],
  ['/index', '/'],
  ['/index/', '/'],
  ['/index.html', '/'],
  ['//index.html', '/'],
  ['/Index.HTML/', '/'],
  ['/services//apps', '/services/apps'],
  ['//services/apps', '/services/apps'],
  ['/services/apps/', '/services/apps'],
  ['/services/apps//', '/services/apps'],
  ['/services/apps.html', '/services/apps'],
  ['/services/apps.html/', '/services/apps'],
  ['/services/apps/index.html', '/services/apps'],
  ['/Services/APPS', '/services/apps'],
  ['/services/price-index.html', '/services/price-index'],
];

test.each(spellings)('%s means %s, at the root of a host and under a path', (spelling, page) => {
  expect(addressOfPage(spelling, atRoot)).toBe(page);
  expect(addressOfPage(`/portfolio${spelling}`, underPath)).toBe(`/portfolio${page}`);
  expect(addressOfPage(`//portfolio${spelling}`, underPath)).toBe(`/portfolio${page}`);
});

test('the path of the site without its slash means the home page', () => {
  expect(addressOfPage('/portfolio', underPath)).toBe('/portfolio/');
});

test.each([
  ...['//other.host', '//other.host/services/apps', '/\\other.host', '/%2Fother.host'],
  ...[
    '/services',
    '/services/',
    '/services/app',
    '/services/apps/more',
    '/services/price',
    '/index/index',
    '/a%0ab',
  ],
])('%s means no page', (path) => {
  expect(addressOfPage(path, atRoot)).toBeUndefined();
});

test('the own address of a page is not redirected, so that no redirect leads to itself', () => {
  for (const path of atRoot) expect(addressOfPage(path, atRoot)).toBeUndefined();
});
