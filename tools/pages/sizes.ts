import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { textOf } from '../fonts/letters.ts';
import type { FetchedFont } from '../fonts/lighter-fonts.ts';
import { mediaLimits } from '../media/limits.ts';
import { fontsFor, readStyleSheet } from './style-sheet.ts';

type Size = { what: string; bytes: number; limit: number; fonts?: FetchedFont[] };
type Asset = { name: string; bytes: number };

const kB = 1000;

/** The sizes that a visitor's browser fetches, with their limits. */
export async function measureSizes(site: string): Promise<Size[]> {
  const { code, content, story } = await measureScript(site);
  const home = await stat(join(site, 'index.html.br'));
  return [
    { what: 'script, code alone, gzip', bytes: code, limit: 92 * kB },
    { what: "script with the sample's content, gzip", bytes: code + content, limit: 100 * kB },
    { what: 'script of a story, added to it, gzip', bytes: story, limit: 5 * kB },
    { what: 'home page with its CSS, brotli', bytes: home.size, limit: 14 * kB },
    ...(await measureChosenFiles(site)),
  ];
}

/**
 * The gzip size of the site's script: the code, the owner's content, and what is fetched with the longest story: the code
 * of its page and its words.
 */
export async function measureScript(site: string) {
  const all = (await ownAssets(site)).filter(({ name }) => name.endsWith('.js.gz'));
  const [scripts, stories] = divide(all, ({ name }) => !name.startsWith('story-'));
  const [content, code] = divide(scripts, ({ name }) => name.startsWith('content-'));
  const [page, words] = divide(stories, ({ name }) => /^story-.{8}\.js\.gz$/.test(name));
  const longest = Math.max(0, ...words.map(({ bytes }) => bytes));
  return { code: sum(code), content: sum(content), story: sum(page) + longest };
}

/** Only the fonts and media, which the owner chose. Script and page may grow with every project. */
export async function measureChosenFiles(site: string): Promise<Size[]> {
  const assets = await ownAssets(site);
  const media = assets.flatMap(({ name, bytes }) => {
    const [, file, kind] = /^(.+)\.(av1|h264|\d+)-[^.]+\.(?:mp4|avif)$/.exec(name) ?? [];
    if (!file) return [];
    const { avif, ...clip } = mediaLimits(file);
    return [{ what: name, bytes, limit: clip[kind as keyof typeof clip] ?? avif(Number(kind)) }];
  });
  const fonts = assets.filter(({ name }) => name.endsWith('.woff2'));
  return [...(await measureFonts(site, fonts)), ...media];
}

/**
 * The fonts that a visitor of one page fetches, of the page that has most of them. Further fonts, for letters that the
 * site's fonts lack, have a limit of their own.
 */
async function measureFonts(site: string, files: Asset[]): Promise<Size[]> {
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(
    names.map(async (page) => {
      const html = await readFile(join(site, page), 'utf8');
      const { fonts } = readStyleSheet((html.match(/@font-face\{[^}]*\}/g) ?? []).join(''));
      const fetched = (further: boolean) => {
        const bytes = new Map<string, number>();
        for (const { family, url } of fontsFor(
          textOf(html),
          fonts.filter((each) => each.isFurther === further),
        )) {
          const size = files.find(({ name }) => name === basename(url))?.bytes ?? 0;
          bytes.set(family, (bytes.get(family) ?? 0) + size);
        }
        return Array.from(bytes, ([family, size]) => ({ family: plainName(family), bytes: size }));
      };
      return { page, own: fetched(false), further: fetched(true) };
    }),
  );
  const largest = (what: string, kind: 'own' | 'further') => {
    const [most] = pages.toSorted((a, b) => sum(b[kind]) - sum(a[kind]) || a.page.length - b.page.length);
    if (!most || sum(most[kind]) === 0) return [];
    return [{ what: `${what} of ${most.page}`, bytes: sum(most[kind]), limit: 60 * kB, fonts: most[kind] }];
  };
  return [...largest('fonts', 'own'), ...largest('further fonts', 'further')];
}

function plainName(family: string): string {
  return family.replace(/ Variable$/, '');
}

/** The files of this build, without those that it keeps from the previous build. */
async function ownAssets(site: string) {
  const names = (await readFile(join(site, '.assets'), 'utf8')).split('\n');
  return Promise.all(
    names.map(async (name) => ({ name, bytes: (await stat(join(site, 'assets', name))).size })),
  );
}

function divide<Item>(items: Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

function sum(files: { bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
