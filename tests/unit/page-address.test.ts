import { expect, test } from 'vitest';
import { addressOfPage } from '../../src/entries/page-address.ts';

const atRoot = ['/', '/services/apps', '/services/price-index'];
const underPath = atRoot.map((path) => `/portfolio${path}`);

test.each([
  ['/', ['//', '/index', '/index/', '/index.html', '//index.html', '/Index.HTML/']],
  ['/services/apps', ['/services//apps', '//services/apps', '/services/apps/', '/services/apps//']],
  ['/services/apps', ['/services/apps.html', '/services/apps.html/', '/services/apps/index.html']],
  ['/services/apps', ['/Services/APPS']],
  ['/services/price-index', ['/services/price-index.html']],
])('%s has the spellings %j, at the root of a host and under a path', (page, spellings) => {
  for (const spelling of spellings) {
    expect(addressOfPage(spelling, atRoot), spelling).toBe(page);
    expect(addressOfPage(`/portfolio${spelling}`, underPath), spelling).toBe(`/portfolio${page}`);
    expect(addressOfPage(`//portfolio${spelling}`, underPath), spelling).toBe(`/portfolio${page}`);
  }
});

test('the path of the site without its slash means the home page', () => {
  expect(addressOfPage('/portfolio', underPath)).toBe('/portfolio/');
});

test.each([
  ...['//other.host', '//other.host/services/apps', '/\\other.host', '/%2Fother.host', '/a%0ab'],
  ...['/services', '/services/', '/services/app', '/services/apps/more', '/services/price', '/index/index'],
  // A redirect must not lead to itself.
  ...atRoot,
])('%s means no other page', (path) => {
  expect(addressOfPage(path, atRoot)).toBeUndefined();
});
