import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

type Size = { what: string; bytes: number; limit: number };

const kB = 1000;

/** What a visitor's browser has to fetch, beside how much it may be. */
export async function measureSizes(site: string): Promise<Size[]> {
  // The build's own: what it keeps from the last one is fetched by pages that were open already.
  const own = (await readFile(join(site, '.assets'), 'utf8')).split('\n');
  const assets = await Promise.all(
    own.map(async (name) => ({
      name,
      bytes: (await stat(join(site, 'assets', name))).size,
    })),
  );
  const together = (pattern: RegExp) =>
    assets.filter(({ name }) => pattern.test(name)).reduce((sum, { bytes }) => sum + bytes, 0);
  const each = (pattern: RegExp, limit: number): Size[] =>
    assets.filter(({ name }) => pattern.test(name)).map(({ name, bytes }) => ({ what: name, bytes, limit }));

  return [
    { what: 'script, whole site, gzip', bytes: together(/\.js\.gz$/), limit: 90 * kB },
    {
      what: 'home page with its CSS, brotli',
      bytes: (await stat(join(site, 'index.html.br'))).size,
      limit: 14 * kB,
    },
    { what: 'fonts', bytes: together(/\.woff2$/), limit: 60 * kB },
    ...each(/^hero\.av1-.*\.mp4$/, 350 * kB),
    ...each(/^hero\.h264-.*\.mp4$/, 800 * kB),
    ...each(/^(?!hero\.).*\.av1-.*\.mp4$/, 250 * kB),
    ...each(/^(?!hero\.).*\.h264-.*\.mp4$/, 500 * kB),
    ...each(/^hero\.960-.*\.avif$/, 8 * kB),
    ...each(/^(?!hero\.).*\.960-.*\.avif$/, 20 * kB),
    ...each(/\.1280-.*\.avif$/, 26 * kB),
  ];
}
