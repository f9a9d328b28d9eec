import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFontPackage } from '../../tools/fonts/font-package.ts';
import { lighterChoice } from '../../tools/fonts/lighter-fonts.ts';
import { mediaLimits } from '../../tools/media/limits.ts';
import { measureChosenFiles, measureScript, measureSizes } from '../../tools/pages/sizes.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A built site with files of these sizes, of which `kept` are from the build before. */
function siteWith(sizes: Record<string, number>, kept: string[] = []) {
  const own = Object.keys(sizes).filter((name) => !kept.includes(name));
  return temporaryFolder({
    '.assets': own.join('\n'),
    'index.html.br': 'page',
    ...Object.fromEntries(
      Object.entries(sizes).map(([name, size]) => [`assets/${name}`, Buffer.alloc(size)]),
    ),
  });
}

test.each([
  ['own', 'av1', 250_000],
  ['own', 'h264', 500_000],
  ['hero', 'av1', 350_000],
  ['hero', 'h264', 800_000],
] as const)('the limit of the clip %s as %s is %d bytes', async (name, kind, limit) => {
  expect(mediaLimits(name)[kind]).toBe(limit);
  const file = `${name}.${kind}-a-B_c123.mp4`;
  const [measured] = await measureChosenFiles(siteWith({ [file]: 12 }));
  expect(measured).toEqual({ what: file, bytes: 12, limit });
});

test.each([
  ['hero', 640, 8_000],
  ['hero', 960, 8_000],
  ['hero', 1280, 26_000],
  ['own', 320, 20_000],
  ['own', 960, 20_000],
  ['own', 1200, 26_000],
])('the limit of the picture %s with a width of %d is %d bytes', async (name, width, limit) => {
  expect(mediaLimits(name).avif(width)).toBe(limit);
  const file = `${name}.${width}-a-B_c123.avif`;
  const [measured] = await measureChosenFiles(siteWith({ [file]: 34 }));
  expect(measured).toEqual({ what: file, bytes: 34, limit });
});

test('WebP, JPEG and SVG have no limit of their own', async () => {
  const site = siteWith({
    'own.960-12345678.webp': 5,
    'own-12345678.jpg': 5,
    'mark-12345678.svg': 5,
    'hydrate-12345678.js.gz': 5,
  });
  expect(await measureChosenFiles(site)).toEqual([]);
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
      what: 'further fonts of ar.html',
      bytes: 70_000,
      limit: 60_000,
      fonts: [{ family: 'More', bytes: 70_000 }],
    },
  ]);
});

test('a lighter choice is of the same kind, and one font for both only if that is light enough', () => {
  const choice = (generic: string, lighter: number) =>
    lighterChoice(
      [
        { family: 'Own', bytes: lighter },
        { family: 'Heavy', bytes: 80_000 },
      ],
      60_000,
      () => generic,
    );
  expect(choice('serif', 61_000)).toBe(
    'in place of Heavy choose a lighter font, such as Bodoni Moda (26 kB)',
  );
  expect(choice('monospace', 20_000)).toBe(
    'in place of Heavy choose a lighter font, such as Geist Mono (23 kB), or use Own for both',
  );
  expect(choice('cursive', 61_000)).toContain('such as Figtree (20 kB)');
  const font = findFontPackage('.', 'Bodoni Moda')!;
  expect(Math.round(statSync(font.file('latin', 'wght-normal')).size / 1000)).toBe(26);
});

test('the script is measured compressed, code, content and the longest story separately', async () => {
  const site = siteWith({
    'client-12345678.js': 999,
    'client-12345678.js.gz': 10,
    'hydrate-12345678.js.gz': 20,
    'content-12345678.js.gz': 5,
    'story-12345678.js.gz': 3,
    'story-order-tracker-12345678.js.gz': 2,
    'story-stock-count-12345678.js.gz': 4,
  });
  expect(await measureScript(site)).toEqual({ code: 30, content: 5, story: 7 });
  expect(await measureSizes(site)).toEqual([
    { what: expect.stringContaining('code alone'), bytes: 30, limit: 92_000 },
    { what: expect.stringContaining('content'), bytes: 35, limit: 100_000 },
    { what: expect.stringContaining('story'), bytes: 7, limit: 5_000 },
    { what: expect.stringContaining('home page'), bytes: 4, limit: 14_000 },
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
