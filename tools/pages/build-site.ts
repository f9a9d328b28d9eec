import { rmSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Theme } from '../../model/theme.ts';
import type { Problem } from '../content/problem.ts';
import { readSite } from '../content/read-site.ts';
import { findFontPackage } from '../fonts/font-package.ts';
import { compressedTypes } from '../hosting/addresses.ts';
import { writeHostFiles } from '../hosting/host-files.ts';
import { themeNotes } from '../theme/theme-notes.ts';
import { fullDisk, UserError } from '../user-error.ts';
import { bundleCode } from './bundle-code.ts';
import { keepLastAssets } from './keep-last-assets.ts';
import { replaceSite, restoreLastSite } from './replace-site.ts';
import { writeSite } from './write-site.ts';

/**
 * Builds the site of the project in `root` into its dist/, and the rules for servers into its deploy/. A build that fails
 * changes neither. Returns the problems of the content; if there are any, nothing is built. `notes` are what the owner may
 * not expect. `uncompressed` leaves out the .br and .gz files, for hosts that compress by themselves.
 */
export async function buildSite(
  root: string,
  { uncompressed = false } = {},
): Promise<{ problems: Problem[]; notes: string[] }> {
  restoreLastSite(root);
  // Before Vite is loaded, which would otherwise take the development build of React.
  process.env.NODE_ENV = 'production';
  const read = await readSite(root);
  if ('problems' in read) return { ...read, notes: [] };
  const { site } = read;

  // Each build has its own temporary folder, because two may run at once.
  const work = await mkdtemp(join(root, '.build-')).catch(asUserError(root));
  const remove = () => removeFolder(work);
  process.once('exit', remove);
  try {
    const folder = join(work, 'site');
    const code = await bundleCode(root, site.base, folder, work);
    const styles = await writeSite(site, code, folder);
    await writeHostFiles(site, folder, styles).catch(asUserError(root));
    await addLicences(root, folder, site.theme.fonts);
    if (!uncompressed) await compressAll(folder);
    await keepLastAssets(folder, join(root, 'dist'));
    try {
      removeFolder(replaceSite(root, folder));
    } catch (error) {
      asUserError(root)(Object.assign(error as NodeJS.ErrnoException, { path: join(root, 'dist') }));
    }
  } finally {
    process.off('exit', remove);
    remove();
  }
  return { problems: [], notes: themeNotes(site.theme) };
}

/** Vite writes the licences of the bundled scripts. This adds those of fonts and icons. */
async function addLicences(root: string, site: string, { display, text, more = [] }: Theme['fonts']) {
  const fonts = [display, text, ...more].map((family) => findFontPackage(root, family)!.name);
  for (const name of new Set([...fonts, '@tabler/icons'])) {
    const licence = await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8');
    await appendFile(join(site, 'licences.txt'), `\n## ${name}\n\n${licence}`);
  }
}

async function compressAll(site: string) {
  const names = await readdir(site, { recursive: true });
  await Promise.all(
    names
      .filter((name) => compressedTypes.includes(extname(name).slice(1)))
      .map((name) => compress(join(site, name))),
  );
}

async function compress(file: string) {
  const text = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}

function removeFolder(folder: string) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // The previous site may contain files of another user, which cannot be removed. The new site is complete all the same.
  }
}

/** Turns an error of the file system into a message that names the file. */
function asUserError(root: string) {
  return (error: NodeJS.ErrnoException): never => {
    if (fullDisk(error)) throw error;
    const { code, path } = error;
    const name = path?.startsWith(root) ? path.slice(root.length).replace(/^[\\/]/, '') : path;
    throw new UserError(
      `Nothing was built: ${name} cannot be written (${code}). Change its permissions, or remove it.`,
    );
  };
}
