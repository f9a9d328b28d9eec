import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFontPackage } from '../../tools/fonts/font-package.ts';
import { lighterChoice } from '../../tools/fonts/lighter-fonts.ts';
import { measureChosenFiles, measureScript, measureSizes } from '../../tools/pages/sizes.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A built site with files of these sizes, of which `kept` are from the build before. */
function siteWith(sizes: Record<string, number>, kept: string[] = []) {
  const own = Object.keys(sizes).filter((name) => !kept.includes(name));
  return temporaryFolder({
    '.assets': own.join('\n'),
    'index.html':
      '<script src="/own/assets/client.js" data-site="/own/assets/site-en-12345678.json"></script>',
    'index.html.br': 'page',
    ...Object.fromEntries(
      Object.entries(sizes).map(([name, size]) => [`assets/${name}`, Buffer.alloc(size)]),
    ),
  });
}

test('pictures and clips have limits by their kind and width; WebP, JPEG and SVG have none of their own', async () => {
  // biome-ignore format: a table, some files a line
  const limits = [
    ['own.av1-a-B_c123.mp4', 250_000], ['own.h264-a-B_c123.mp4', 500_000], ['hero.av1-a-B_c123.mp4', 350_000], ['hero.h264-a-B_c123.mp4', 800_000],
    ['hero.640-a-B_c123.avif', 8_000], ['hero.960-a-B_c123.avif', 8_000], ['hero.1280-a-B_c123.avif', 26_000],
    ['own.320-a-B_c123.avif', 20_000], ['own.960-a-B_c123.avif', 20_000], ['own.1200-a-B_c123.avif', 26_000],
  ] as const;
  const others = ['own.960-12345678.webp', 'own-12345678.jpg', 'mark-12345678.svg', 'hydrate-12345678.js.gz'];
  const site = siteWith(
    Object.fromEntries([...limits.map(([name]) => name), ...others].map((name) => [name, 12])),
  );
  expect(await measureChosenFiles(site)).toEqual(limits.map(([what, limit]) => ({ what, bytes: 12, limit })));
});

test('fonts are measured as a visitor of one page fetches them, on the page with most of them', async () => {
  const face = (family: string, file: string, range = '') =>
    `@font-face{font-family:${family};src:url(/assets/${file}.woff2)${range && `;unicode-range:${range}`}}`;
  const faces = [
    face('"One Variable"', 'one'),
    face('"One Variable"', 'one-ext', 'U+141-142'),
    face('Two', 'two'),
    face('More', 'arabic', 'U+627-64A'),
    face('More', 'hebrew', 'U+5D0-5EA'),
  ];
  const page = (text: string) => `<style>${faces.join('')}</style><title>Łę</title><p lang="ł">${text}</p>`;
  const site = siteWith({
    'one.woff2': 30_000,
    'one-ext.woff2': 2000,
    'two.woff2': 10_000,
    'arabic.woff2': 70_000,
    'hebrew.woff2': 500,
    'of-no-page.woff2': 99_000,
  });
  const measure = async (pages: Record<string, string>) => {
    for (const [name, text] of Object.entries(pages)) writeFileSync(join(site, name), page(text));
    return measureChosenFiles(site);
  };
  expect(await measure({ 'index.html': 'Hello', '404.html': 'Nothing' })).toEqual([
    {
      what: 'fonts of 404.html',
      bytes: 40_000,
      limit: 60_000,
      fonts: [
        { family: 'One', bytes: 30_000 },
        { family: 'Two', bytes: 10_000 },
      ],
    },
  ]);
  expect(await measure({ '404.html': 'Łódź', 'ar.html': 'سلام', 'both.html': 'שלום' })).toEqual([
    expect.objectContaining({ what: 'fonts of 404.html', bytes: 42_000 }),
    {
      what: 'extra fonts of ar.html',
      bytes: 70_000,
      limit: 60_000,
      fonts: [{ family: 'More', bytes: 70_000 }],
    },
  ]);
});

test('a page in a script with thousands of letters may have twice as much, but not because it links to one', async () => {
  const site = siteWith({ 'one.woff2': 80_000 });
  const face = '<style>@font-face{font-family:One;src:url(/assets/one.woff2)}</style>';
  const measure = async (text: string) => {
    writeFileSync(join(site, 'index.html'), `<html lang="ja">${face}<body>${text}`);
    const [{ limit, hasManyLetters = false } = {}] = await measureChosenFiles(site);
    return { limit, hasManyLetters };
  };
  for (const text of ['業務', 'かな', 'カナ', '한글'])
    expect(await measure(`<p>${text}</p>`), text).toEqual({ limit: 120_000, hasManyLetters: true });
  expect(await measure('<p>English <a href="/ja/" lang="ja">日本語</a></p>')).toEqual({
    limit: 60_000,
    hasManyLetters: false,
  });
});

/** The advice for fonts of this kind. */
const choice = (generic: string, fonts: Record<string, number>, limit = 60_000, hasManyLetters = false) => {
  const list = Object.entries(fonts).map(([family, bytes]) => ({ family, bytes }));
  return lighterChoice(list, limit, () => generic, hasManyLetters);
};

test('for such a page no font without its letters is proposed', () => {
  const one = choice('sans-serif', { 'Noto Serif JP': 125_000 }, 120_000, true);
  expect(one).toMatch(/^set fewer words in bold, or in place of Noto Serif JP choose /);
  expect(one).not.toMatch(/Figtree|for both/);
  const fonts = { 'Noto Serif JP': 90_000, 'Zen Kaku Gothic New': 89_000 };
  expect(choice('sans-serif', fonts, 120_000, true)).toMatch(
    /^use one font for headlines and texts, or in place of Noto Serif JP choose .* or leave it to the system: /,
  );
});

test('a lighter choice is of the same kind, and one font for both only if that is light enough', () => {
  const fontsWith = (bytes: number) => ({ Own: bytes, Heavy: 80_000 });
  expect(choice('serif', fontsWith(61_000))).toBe(
    'in place of Heavy choose a lighter font, such as Bodoni Moda (26 kB)',
  );
  expect(choice('monospace', fontsWith(20_000))).toBe(
    'in place of Heavy choose a lighter font, such as Geist Mono (23 kB), or use Own for both',
  );
  expect(choice('cursive', fontsWith(61_000))).toContain('such as Figtree (20 kB)');
  const font = findFontPackage('.', 'Bodoni Moda')!;
  expect(Math.round(statSync(font.file('latin', 'wght-normal')).size / 1000)).toBe(26);
});

test('the script is measured compressed, code, data of the first language and the longest story separately', async () => {
  const site = siteWith({
    'client-12345678.js': 999,
    'client-12345678.js.gz': 10,
    'hydrate-12345678.js.gz': 20,
    'site-en-12345678.json': 888,
    'site-en-12345678.json.gz': 5,
    'site-ar-12345678.json.gz': 50,
    'story-12345678.js.gz': 3,
    'story-order-tracker-12345678.json.gz': 2,
    'story-stock-count-12345678.json.gz': 4,
  });
  expect(await measureScript(site)).toEqual({ code: 30, content: 5, story: 7 });
  expect(await measureSizes(site)).toEqual([
    { what: expect.stringContaining('code of a visitor'), bytes: 30, limit: 84_000 },
    { what: expect.stringContaining('data of the sample'), bytes: 5, limit: 7_500 },
    { what: expect.stringContaining('story'), bytes: 7, limit: 5_000 },
    { what: expect.stringContaining('home page'), bytes: 4, limit: 14_300 },
  ]);
});

test('files that are kept from the build before are not measured', async () => {
  const site = siteWith({ 'own.av1-new.mp4': 1, 'own.av1-old.mp4': 2, 'hydrate-old.js.gz': 3 }, [
    'own.av1-old.mp4',
    'hydrate-old.js.gz',
  ]);
  expect((await measureChosenFiles(site)).map(({ what }) => what)).toEqual(['own.av1-new.mp4']);
  expect(await measureScript(site)).toEqual({ code: 0, content: 0, story: 0 });
});
