import { expect, test } from 'vitest';
import { chatIcons } from '../../model/chat-services.ts';
import type { Content } from '../../model/content.ts';
import { iconNames } from '../../model/icon-names.ts';
import { readIcons } from '../../tools/pages/icon-sprite.ts';
import { pageWriter } from '../../tools/pages/write-pages.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { validContent } from './valid-content.ts';

const template =
  '<html lang="en"><head><!--head--></head><body><!--page--><!--end--><script src="/src/entries/client.ts"></script></body>';
function writer(index = template, content: Content = validContent()) {
  const names = [...iconNames, ...Object.values(chatIcons)];
  const icons = Object.fromEntries(names.map((name) => [name, [['path', { d: `M0 ${name}` }]]]));
  const root = temporaryFolder({
    'index.html': index,
    'node_modules/@tabler/icons/tabler-nodes-outline.json': JSON.stringify(icons),
  });
  const base = '/portfolio/';
  return pageWriter({
    root,
    base,
    content,
    colour: () => '#123456',
    css: 'p{}',
    printSheet: 'assets/print-1.css',
    fonts: [
      { family: 'A', url: '/portfolio/assets/a.woff2', isFurther: false },
      { family: 'A', url: '/portfolio/assets/a-ext.woff2', range: [[0x100, 0x17f]], isFurther: false },
      { family: 'B', url: '/portfolio/assets/b.woff2', range: [[0x600, 0x6ff]], isFurther: true },
    ],
    script: 'assets/client-1.js',
  });
}

const head = { title: 'Title', description: 'Description', canonical: 'https://lena.example/portfolio/' };

test('a page has its tags, its policy, its styles, its body, its icons and its script', async () => {
  const page = (await writer())('/', { head, body: '<main>Words</main>', css: '' });
  expect(page).toMatch(
    /<head><title>Title<\/title>.*<meta http-equiv="Content-Security-Policy".*<style>p\{\}<\/style>.*og:title.*<\/head>/,
  );
  expect(page).toContain('<body><main>Words</main><svg class="sprite">');
  expect(page).toContain('<symbol id="icon-mail" viewBox="0 0 24 24"><path d="M0 mail"/></symbol>');
  expect(page).toContain('<script type="application/ld+json">');
  expect(page).toMatch(/<script src="\/portfolio\/assets\/client-1\.js"><\/script><\/body>$/);
  expect(page).not.toContain('<!--');
});

test('a page says its language and its direction', async () => {
  const content = validContent();
  content.site.site.language = 'ar';
  const page = (await writer(template, content))('/', { head, body: '', css: '' });
  expect(page).toMatch(/^<html lang="ar" dir="rtl"><head>/);
  expect(page).toContain('<meta property="og:locale" content="ar_EG">');
  expect(page).toContain('"inLanguage":"ar"');
});

test('the home page alone refers to the CV, under the path of the site', async () => {
  const write = await writer();
  const link = '<link rel="alternate" type="application/json" href="/portfolio/resume.json">';
  expect(write('/', { head, body: '', css: '' })).toContain(link);
  expect(write('/services/apps', { head, body: '', css: '' })).not.toContain('resume.json');
});

test('the styles of a story are in its page alone, and its policy allows them', async () => {
  const write = await writer();
  const [story, home] = ['/projects/stock-count', '/'].map((path) =>
    write(path, { head, body: '', css: path === '/' ? '' : '.story{}' }),
  );
  expect(story).toContain('<style>p{}</style><style>.story{}</style>');
  expect(story!.match(/sha256-/g)).toHaveLength(2);
  expect(home).not.toContain('.story{}');
  expect(home!.match(/sha256-/g)).toHaveLength(1);
});

test('a page has the icon of its own chat, and of no other', async () => {
  const content = validContent();
  content.site.site.contact.chat = { kind: 'telegram', user: 'lena_brandt' };
  const page = (await writer(template, content))('/', { head, body: '', css: '' });
  const symbols = [...page.matchAll(/<symbol id="icon-([\w-]+)"/g)].map(([, name]) => name);
  expect(symbols).toEqual([...iconNames, 'brand-telegram']);
});

test('the set has an icon for every kind of chat', () => {
  const icons = readIcons('.');
  for (const name of Object.values(chatIcons)) expect(icons[name], name).toBeDefined();
});

test('fonts are preloaded last, so that they do not delay the first paint', async () => {
  const page = (await writer())('/', { head, body: '<main></main>', css: '' });
  const font = '<link rel="preload" as="font" href="/portfolio/assets/a.woff2" crossorigin>';
  expect(page.indexOf(font)).toBeGreaterThan(page.indexOf('<main>'));
});

test('a further font is preloaded first, because it is shown only if it comes with the first paint', async () => {
  const page = (await writer())('/', { head, body: '<main>سلام</main>', css: '' });
  expect(page.indexOf('href="/portfolio/assets/b.woff2"')).toBeLessThan(page.indexOf('<style>'));
});

test('a font for some letters is preloaded for a page that shows one of them', async () => {
  const write = await writer();
  const [polish, english] = ['<p>Łódź</p>', '<p title="Łódź">Lodz</p>'].map((body) =>
    write('/', { head, body, css: '' }),
  );
  expect(polish).toContain('href="/portfolio/assets/a-ext.woff2" crossorigin>');
  expect(english).not.toContain('a-ext');
});

test.each([
  ['/', 'opening'],
  ['/services/apps', 'opening'],
  ['/404', 'footer'],
])('nothing of %s is painted before #%s has arrived, because it would move', async (path, id) => {
  const page = (await writer())(path, { head, body: '<main></main>', css: '' });
  expect(page).toContain(`<link rel="expect" href="#${id}" blocking="render">`);
});

test.each(["$& $1 $` $' $$", '/src/entries/client.ts', '\\n \\u003c'])(
  'the text %s of an owner gets into the page unchanged',
  async (words) => {
    const page = (await writer())('/', { head: { ...head, title: words }, body: `<p>${words}</p>`, css: '' });
    expect(page).toContain(`<title>${words.replaceAll('&', '&#38;')}</title>`);
    expect(page).toContain(`<body><p>${words}</p><svg`);
    expect(page).toContain('<script src="/portfolio/assets/client-1.js">');
  },
);

test.each(['<html lang="en">', '<!--head-->', '<!--page-->', '<!--end-->', '/src/entries/client.ts'])(
  'an index.html without %s is an error that names it',
  async (place) => {
    const write = await writer(template.replace(place, ''));
    expect(() => write('/', { head, body: '', css: '' })).toThrow(`index.html has no ${place}`);
  },
);
