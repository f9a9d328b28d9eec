import { expect, test } from 'vitest';
import { headTags, iconTags, searchTags, sharePath } from '../../tools/pages/page-tags.ts';
import { validContent } from './valid-content.ts';

const awkward = `A “quoted” & "plain" </title><script>alert('1')</script> of $& more`;
const escaped = `A “quoted” &#38; &#34;plain&#34; &#60;/title&#62;&#60;script&#62;alert('1')&#60;/script&#62; of $&#38; more`;

test('the share picture of each page has a name of its own', () => {
  expect(sharePath('/')).toBe('/share/home.jpg');
  expect(sharePath('/services/apps')).toBe('/share/services/apps.jpg');
});

test('the head has title, description and canonical address, escaped', () => {
  const canonical = 'https://lena.example/?a&"b';
  expect(headTags({ title: awkward, description: awkward, canonical })).toBe(
    `<title>${escaped}</title><meta name="description" content="${escaped}"><link rel="canonical" href="https://lena.example/?a&#38;&#34;b">`,
  );
});

test('a page without a canonical address asks search engines to leave it out', () => {
  const tags = headTags({ title: 'Not found', description: 'Nothing here' });
  expect(tags).toContain('<meta name="robots" content="noindex">');
  expect(tags).not.toContain('canonical');
});

test('icons are under the path of the site, and the browser bar takes the colour of the paper', () => {
  const tags = iconTags('/portfolio/', (name, scheme) => `${name}-${scheme}`);
  const addresses = [...tags.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'manifest.webmanifest'].map(
      (name) => `/portfolio/${name}`,
    ),
  );
  expect(tags).toContain('media="(prefers-color-scheme: light)" content="paper-light">');
  expect(tags).toContain('media="(prefers-color-scheme: dark)" content="paper-dark">');
});

const properties = (head: string) =>
  Object.fromEntries(
    [...head.matchAll(/<meta property="og:([^"]+)" content="([^"]*)">/g)].map(([, ...pair]) => pair),
  );

test.each([
  ['/', 'profile', 'https://lena.example/portfolio/', 'https://lena.example/portfolio/share/home.jpg'],
  [
    '/services/apps',
    'website',
    'https://lena.example/portfolio/services/apps',
    'https://lena.example/portfolio/share/services/apps.jpg',
  ],
])('the share tags of %s have its own address and picture', (path, type, url, image) => {
  const { head } = searchTags(path, { title: 'Title', description: 'Description' }, validContent());
  expect(properties(head)).toEqual({
    type,
    locale: 'en_US',
    site_name: 'Lena Brandt',
    url,
    title: 'Title',
    description: 'Description',
    image,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': 'Title',
  });
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('a page that search engines leave out has no share tags and no structured data', () => {
  const tags = searchTags('/404', { title: 'Not found', description: 'Nothing here' }, validContent());
  expect(tags).toEqual({ head: '', body: '' });
});

test('no text of the owner breaks out of the tags or the structured data', () => {
  const content = validContent();
  content.site.site.role = awkward;
  content.site.site.name = awkward;
  const { head, body } = searchTags('/', { title: awkward, description: awkward }, content);
  for (const name of ['site_name', 'title', 'description', 'image:alt'])
    expect(properties(head)[name]).toBe(escaped);
  const [, data] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(body)!;
  expect(JSON.parse(data!)['@graph'][1].mainEntity).toMatchObject({ name: awkward, jobTitle: awkward });
});
