import { expect, test } from 'vitest';
import { chatIcons } from '../../model/chat-services.ts';
import type { Content } from '../../model/content.ts';
import { iconNames } from '../../model/icon-names.ts';
import { coloursOf } from '../../tools/pictures/colours.ts';
import { readIcons } from '../../tools/pages/icon-sprite.ts';
import type { RenderedPage } from '../../tools/pages/render-pages.ts';
import { pageWriter } from '../../tools/pages/write-pages.ts';
import { schemeScript } from '../../tools/theme/scheme-script.ts';
import { siteWith } from './site.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { contentWith, validContent } from './valid-content.ts';

const home = 'https://lena.example/portfolio';
const template =
  '<html lang="en"><head><!--head--></head><body><!--page--><!--end--><script src="/src/entries/client.ts"></script></body>';
const script =
  '<script src="/portfolio/assets/client-1.js" data-site="/portfolio/assets/site-en-1.json"></script>';

/** Writes the page at a path, with these parts in place of its own. */
async function writer(index = template, content: Content = validContent()) {
  const names = [...iconNames, ...Object.values(chatIcons)];
  const icons = Object.fromEntries(names.map((name) => [name, [['path', { d: `M0 ${name}` }]]]));
  const root = temporaryFolder({
    'index.html': index,
    'node_modules/@tabler/icons/tabler-nodes-outline.json': JSON.stringify(icons),
  });
  const site = siteWith(content, { root });
  const [language] = site.languages;
  const font = { family: 'A', url: '/portfolio/assets/a.woff2', isExtra: false };
  const write = await pageWriter({
    site,
    language,
    style: {
      css: 'p{}',
      print: '',
      fonts: [
        font,
        { ...font, url: '/portfolio/assets/a-ext.woff2', range: [[0x100, 0x17f]] },
        { family: 'B', url: '/portfolio/assets/b.woff2', range: [[0x600, 0x6ff]], isExtra: true },
      ],
    },
    script: '/portfolio/assets/client-1.js',
    dataAddress: '/portfolio/assets/site-en-1.json',
    printAddress: '/portfolio/assets/print-1.css',
  });
  return (path: string, parts: Partial<RenderedPage> = {}) =>
    write({ ...language.pages.find((page) => page.path === path)!, body: '', css: '', ...parts });
}

test('a page has its tags, its policy, its styles, its body, its icons and its script', async () => {
  const page = (await writer())('/', { body: '<main>Words</main>' });
  expect(page).toMatch(
    /<head><title>Lena Brandt, freelance developer<\/title>.*<meta http-equiv="Content-Security-Policy".*<style>p\{\}<\/style>.*og:title.*<\/head>/,
  );
  expect(page).toContain('<body><main>Words</main><svg class="sprite">');
  expect(page).toContain('<symbol id="icon-mail" viewBox="0 0 24 24"><path d="M0 mail"/></symbol>');
  expect(page).toContain('<script type="application/ld+json">');
  expect(page).toContain('<link rel="stylesheet" media="print" href="/portfolio/assets/print-1.css">');
  expect(page.endsWith(`${script}</body>`)).toBe(true);
  expect(page).not.toContain('<!--');
  for (const file of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'manifest.webmanifest'])
    expect(page).toContain(`href="/portfolio/${file}"`);
  const colour = coloursOf(validContent().theme.theme);
  expect(page).toContain(
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colour('paper', 'dark')}">` +
      `<meta name="theme-color" content="${colour('paper', 'light')}"><script>${schemeScript}</script>`,
  );
});

test('a page says its language and its direction', async () => {
  const page = (await writer(template, contentWith({ 'site.site.language': 'ar' })))('/');
  expect(page).toMatch(/^<html lang="ar" dir="rtl" data-script="tall"><head>/);
  expect(page).toContain('<meta property="og:locale" content="ar_EG">');
  expect(page).toContain('"inLanguage":"ar"');
});

const propertiesOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<meta property="og:([^"]+)" content="([^"]*)">/g)].map(([, ...pair]) => pair),
  );

test.each([
  ['/', 'profile', 'home'],
  ['/services/apps', 'website', 'services/apps'],
  ['/projects/stock-count', 'website', 'projects/stock-count'],
])('the page %s has its own address, and share tags with its own picture', async (path, type, picture) => {
  const head = { title: 'Title', description: 'Description', canonical: home + path };
  const page = (await writer())(path, { head });
  expect(page).toContain(`<link rel="canonical" href="${home}${path}">`);
  expect(propertiesOf(page)).toEqual({
    type,
    locale: 'en_US',
    site_name: 'Lena Brandt',
    url: home + path,
    title: 'Title',
    description: 'Description',
    image: `${home}/share/${picture}.jpg`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': 'Title',
  });
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image">');
  // The CV for other tools belongs to the home page.
  const link = '<link rel="alternate" type="application/json" href="/portfolio/resume.json">';
  expect(page.includes(link)).toBe(path === '/');
});

test('the 404 page asks search engines to leave it out, and has nothing for them', async () => {
  const page = (await writer())('/404');
  expect(page).toContain('<meta name="robots" content="noindex">');
  for (const tag of ['canonical', 'og:', 'twitter:', 'ld+json']) expect(page).not.toContain(tag);
});

test('the styles of a story are in its page alone, and its policy allows them', async () => {
  const write = await writer();
  const [story, other] = [write('/projects/stock-count', { css: '.story{}' }), write('/')];
  expect(story).toContain('<style>p{}</style><style>.story{}</style>');
  expect(story.match(/style-src [^;]*/)![0].match(/sha256-/g)).toHaveLength(2);
  expect(other).not.toContain('.story{}');
  expect(other.match(/style-src [^;]*/)![0].match(/sha256-/g)).toHaveLength(1);
});

test('a page has the icons of its own chat and booking page, and of no other', async () => {
  const content = contentWith({ 'site.site.contact.chat': { kind: 'telegram', user: 'lena_brandt' } });
  const page = (await writer(template, content))('/');
  const symbols = [...page.matchAll(/<symbol id="icon-([\w-]+)"/g)].map(([, name]) => name);
  expect(symbols).toEqual([...iconNames, 'brand-telegram', 'calendar-event']);
  const set = readIcons('.');
  for (const name of Object.values(chatIcons)) expect(set[name], name).toBeDefined();
});

test('a page preloads the fonts of its letters: a further one first, or it is not shown, others last', async () => {
  const write = await writer();
  const [english, polish, arabic] = ['<p title="Łódź">Lodz</p>', '<p>Łódź</p>', '<p>سلام</p>'].map((body) =>
    write('/', { body }),
  );
  const preload = (name: string) =>
    `<link rel="preload" as="font" href="/portfolio/assets/${name}.woff2" crossorigin>`;
  expect(english!.indexOf(preload('a'))).toBeGreaterThan(english!.indexOf('<p title'));
  expect(polish).toContain(preload('a-ext'));
  expect(arabic!.indexOf(preload('b'))).toBeGreaterThan(0);
  expect(arabic!.indexOf(preload('b'))).toBeLessThan(arabic!.indexOf('<style>'));
  for (const name of ['a-ext', 'b']) expect(english).not.toContain(preload(name));
});

test.each([
  ['/', 'opening'],
  ['/services/apps', 'opening'],
  ['/404', `icon-${iconNames[0]}`],
])('nothing of %s is painted before #%s has arrived, because it would move', async (path, id) => {
  const page = (await writer())(path, { body: '<main></main>' });
  expect(page).toContain(`<link rel="expect" href="#${id}" blocking="render">`);
});

test.each([
  "$& $1 $` $' $$",
  '/src/entries/client.ts',
  '\\n \\u003c',
  `A “quoted” & "plain" </title><script>alert('1')</script>`,
])('the text %s of an owner stands unchanged where it belongs, and breaks out of nothing', async (words) => {
  const content = contentWith({ 'site.site.name': words, 'site.site.role': words });
  const head = { title: words, description: words, canonical: `${home}/?${words}` };
  const escaped = words.replace(/[&"<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const page = (await writer(template, content))('/', { head, body: `<p>${escaped}</p>` });
  expect(page).toContain(
    `<title>${escaped}</title><meta name="description" content="${escaped}"><link rel="canonical" href="${home}/?${escaped}">`,
  );
  const { site_name, title, description, 'image:alt': alt } = propertiesOf(page);
  expect([site_name, title, description, alt]).toEqual([escaped, escaped, escaped, escaped]);
  expect(page).toContain(`<body><p>${escaped}</p><svg`);
  const [, data] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page)!;
  expect(JSON.parse(data!)['@graph'][1].mainEntity).toMatchObject({ name: words, jobTitle: words });
  expect(page).toContain(script);
});

test.each(['<html lang="en">', '<!--head-->', '<!--page-->', '<!--end-->', 'src="/src/entries/client.ts"'])(
  'an index.html without %s is an error that names it',
  async (place) => {
    const write = await writer(template.replace(place, ''));
    expect(() => write('/')).toThrow(`index.html has no ${place}`);
  },
);
