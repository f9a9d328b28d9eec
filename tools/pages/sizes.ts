import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaLimits } from '../media/limits.ts';

type Size = { what: string; bytes: number; limit: number };

const kB = 1000;

/** What a visitor's browser has to fetch, beside how much it may be. */
export async function measureSizes(site: string): Promise<Size[]> {
  const script = (await ownAssets(site)).filter(({ name }) => name.endsWith('.js.gz'));
  return [
    { what: 'script, whole site, gzip', bytes: sum(script), limit: 90 * kB },
    {
      what: 'home page with its CSS, brotli',
      bytes: (await stat(join(site, 'index.html.br'))).size,
      limit: 14 * kB,
    },
    ...(await measureChosenFiles(site)),
  ];
}

/** Of that what its owner chose. Script and page grow with every project, which is as it should be. */
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

/** The build's own: what it keeps from the last one is fetched by pages that were open already. */
async function ownAssets(site: string) {
  const names = (await readFile(join(site, '.assets'), 'utf8')).split('\n');
  return Promise.all(
    names.map(async (name) => ({ name, bytes: (await stat(join(site, 'assets', name))).size })),
  );
}

function sum(files: { bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
