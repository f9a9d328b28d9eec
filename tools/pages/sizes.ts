import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaLimits } from '../media/limits.ts';

type Size = { what: string; bytes: number; limit: number };

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
  return [{ what: 'fonts', bytes: sum(fonts), limit: 60 * kB }, ...media];
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
