import { expect, test } from 'vitest';
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
  const [, measured] = await measureChosenFiles(siteWith({ [file]: 12 }));
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
  const [, measured] = await measureChosenFiles(siteWith({ [file]: 34 }));
  expect(measured).toEqual({ what: file, bytes: 34, limit });
});

test('fonts are measured together, and WebP, JPEG and SVG have no limit of their own', async () => {
  const site = siteWith({
    'one-12345678.woff2': 30,
    'two-12345678.woff2': 12,
    'own.960-12345678.webp': 5,
    'own-12345678.jpg': 5,
    'mark-12345678.svg': 5,
    'hydrate-12345678.js.gz': 5,
  });
  expect(await measureChosenFiles(site)).toEqual([{ what: 'fonts', bytes: 42, limit: 60_000 }]);
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
    { what: 'fonts', bytes: 0, limit: 60_000 },
  ]);
});

test('files that are kept from the build before are not measured', async () => {
  const site = siteWith({ 'own.av1-new.mp4': 1, 'own.av1-old.mp4': 2, 'hydrate-old.js.gz': 3 }, [
    'own.av1-old.mp4',
    'hydrate-old.js.gz',
  ]);
  expect((await measureChosenFiles(site)).map(({ what }) => what)).toEqual(['fonts', 'own.av1-new.mp4']);
  expect(await measureScript(site)).toEqual({ code: 0, content: 0, story: 0 });
});
