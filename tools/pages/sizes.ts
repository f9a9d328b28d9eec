import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { textOf } from '../fonts/letters.ts';
import type { FetchedFont } from '../fonts/lighter-fonts.ts';
import { mediaLimits } from '../media/limits.ts';
import { fontsFor, readStyleSheet } from './style-sheet.ts';

/** Of fonts, `hasManyLetters` says that their page is written in a script with thousands of letters. */
type Size = {
  what: string;
  bytes: number;
  limit: number;
  fonts?: FetchedFont[];
  hasManyLetters?: boolean;
};
type Asset = { name: string; bytes: number };

const kB = 1000;

/** The sizes that a visitor's browser fetches, with their limits. */
export async function measureSizes(site: string): Promise<Size[]> {
  const { code, content, story } = await measureScript(site);
  const home = await stat(join(site, 'index.html.br'));
  return [
    { what: 'code of a visitor, gzip', bytes: code, limit: 84 * kB },
    { what: "data of the sample's home page and services, gzip", bytes: content, limit: 7.5 * kB },
    { what: 'code and data of a story, added to it, gzip', bytes: story, limit: 5 * kB },
    { what: 'home page with its CSS, brotli', bytes: home.size, limit: 14.3 * kB },
    ...(await measureChosenFiles(site)),
  ];
}

/**
 * The gzip sizes of what a visitor of the first language fetches: the code, the data of the home page and of the services, and
 * what the longest story adds, which is the code of its page and its data.
 */
export async function measureScript(site: string) {
  const home = await readFile(join(site, 'index.html'), 'utf8');
  const ownData = /data-site="[^"]*\/([^"]+)"/.exec(home)![1];
  const assets = await ownAssets(site);
  const matching = (pattern: RegExp) => assets.filter(({ name }) => pattern.test(name));
  return {
    code: sum(matching(/^(?!story-).+\.js\.gz$/)),
    content: sum(assets.filter(({ name }) => name === `${ownData}.gz`)),
    story: sum(matching(/^story-.+\.js\.gz$/)) + largest(matching(/^story-.+\.json\.gz$/)),
  };
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

/** A page in these scripts has hundreds of different letters, each with many lines. */
const manyLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The fonts that a visitor of one page fetches, of the page that uses most of its limit. Extra fonts, for letters that the
 * site's fonts lack, have a limit of their own.
 */
async function measureFonts(site: string, files: Asset[]): Promise<Size[]> {
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(
    names.map(async (page) => {
      const html = await readFile(join(site, page), 'utf8');
      const text = textOf(html);
      const { fonts } = readStyleSheet((html.match(/@font-face\{[^}]*\}/g) ?? []).join(''));
      const fetched = (extra: boolean) => {
        const bytes = new Map<string, number>();
        for (const { family, url, isExtra } of fontsFor(text, fonts)) {
          if (isExtra !== extra) continue;
          const name = family.replace(/ Variable$/, '');
          const size = files.find((file) => file.name === basename(url))?.bytes ?? 0;
          bytes.set(name, (bytes.get(name) ?? 0) + size);
        }
        return Array.from(bytes, ([name, size]) => ({ family: name, bytes: size }));
      };
      const hasManyLetters = manyLetters.test(textOf(withoutOtherLanguages(html)));
      const limit = (hasManyLetters ? 120 : 60) * kB;
      return { page, limit, hasManyLetters, own: fetched(false), extra: fetched(true) };
    }),
  );
  const most = (what: string, kind: 'own' | 'extra'): Size[] => {
    const used = (each: (typeof pages)[number]) => sum(each[kind]) / each.limit;
    const [first] = pages.toSorted((a, b) => used(b) - used(a) || a.page.length - b.page.length);
    if (!first || used(first) === 0) return [];
    const { page, limit, hasManyLetters, [kind]: fonts } = first;
    const size = { what: `${what} of ${page}`, bytes: sum(fonts), limit, fonts };
    return [{ ...size, ...(hasManyLetters && { hasManyLetters }) }];
  };
  return [...most('fonts', 'own'), ...most('extra fonts', 'extra')];
}

/** A link to the Japanese pages is in Japanese on every page. */
function withoutOtherLanguages(html: string): string {
  return html.replace(/<a\b[^>]*\slang=[^>]*>.*?<\/a>/gs, '');
}

/** The files of this build, without those that it keeps from the previous build. */
async function ownAssets(site: string) {
  const names = (await readFile(join(site, '.assets'), 'utf8')).split('\n');
  return Promise.all(
    names.map(async (name) => ({ name, bytes: (await stat(join(site, 'assets', name))).size })),
  );
}

function sum(files: { bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

function largest(files: { bytes: number }[]): number {
  return Math.max(0, ...files.map(({ bytes }) => bytes));
}
