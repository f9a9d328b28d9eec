import { existsSync, rmSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import type { Content } from '../../model/content.ts';
import type { Prerender } from '../../model/page.ts';
import { checkContent } from '../content/check-content.ts';
import { writeHostFiles } from '../hosting/host-files.ts';
import { readColours } from '../pictures/colours.ts';
import { drawIcons } from '../pictures/icons.ts';
import { readFaces } from '../pictures/lettering.ts';
import { drawSharePicture } from '../pictures/share-picture.ts';
import { UserError } from '../user-error.ts';
import { keepLastAssets } from './keep-last-assets.ts';
import { sharePath } from './page-tags.ts';
import { siteFiles } from './site-files.ts';
import { splitStyleSheet } from './style-sheet.ts';
import { pageWriter } from './write-pages.ts';

/**
 * Builds the site of the project in `root` into its dist/, and the rules for servers into its deploy/. A build that fails
 * leaves both as they were. Gives what is wrong with the content, if anything: nothing is built then.
 */
export async function buildSite(root: string): Promise<{ problems: string[] }> {
  // Otherwise reading the content would already load React's development build.
  process.env.NODE_ENV = 'production';
  const { problems, content } = await checkContent(root);
  if (problems.length > 0) return { problems };

  // A folder of its own for each build: two may run at once.
  const work = await mkdtemp(join(root, '.build-')).catch(refuse(root));
  const remove = () => removeFolder(work);
  process.once('exit', remove);
  try {
    await buildInto(join(work, 'client'), { root, work, content });
    const dist = join(root, 'dist');
    if (existsSync(dist)) await rename(dist, join(work, 'last')).catch(refuse(root));
    await rename(join(work, 'client'), dist);
  } finally {
    process.off('exit', remove);
    remove();
  }
  return { problems: [] };
}

async function buildInto(
  site: string,
  { root, work, content }: { root: string; work: string; content: Content },
) {
  // The path of the site's address, and so of everything it asks for: / or /portfolio/.
  const base = new URL(`${content.site.site.url}/`).pathname;
  const { script, styleSheet } = await bundle(root, base, site);
  const { pages, render, content: served } = await loadPrerender(root, base, join(work, 'server'));
  const paths = Object.keys(pages).filter((path) => path !== '/404');
  const colour = readColours(root);

  const write = await pageWriter({ root, base, content: served, colour, styleSheet, script });
  for (const [path, file] of Object.entries(pages))
    await writeInto(site, file, write(path, await render(path)));
  const { site: owner } = served.site;
  const faces = readFaces(root);
  const named = { ...siteFiles(owner, paths, colour), ...(await drawIcons(owner.initials, colour, faces)) };
  for (const [file, data] of Object.entries(named)) await writeInto(site, file, data);
  for (const path of paths) {
    const picture = await drawSharePicture(path, {
      content: served,
      assets: join(site, 'assets'),
      colour,
      faces,
    });
    await writeInto(site, sharePath(path), picture);
  }
  await addLicences(root, site);
  await compressAll(site);
  await keepLastAssets(site, join(root, 'dist'));
  const { early, faces: faceRules } = styleSheet;
  await writeHostFiles(root, site, { base, paths, styles: [early, faceRules] }).catch(refuse(root));
}

/** Bundles what the browser gets, and takes the style sheet out of it: the pages hold it. */
async function bundle(root: string, base: string, site: string) {
  const { output } = (await build({
    root,
    base,
    logLevel: 'warn',
    build: { outDir: site },
  })) as Rolldown.RolldownOutput;
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)!;
  const sheet = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))!;
  await rm(join(site, sheet.fileName));
  const styleSheet = splitStyleSheet(String((sheet as Rolldown.OutputAsset).source).trim());
  if (styleSheet.missing.length > 0) {
    const advice = 'correct its name in src/styles, or npm install its package';
    const lines = styleSheet.missing.map((name) => `Nothing was built: ${name} is not there: ${advice}.`);
    throw new UserError(lines.join('\n'));
  }
  return { script: script.fileName, styleSheet };
}

async function loadPrerender(root: string, base: string, outDir: string): Promise<Prerender> {
  await build({ root, base, logLevel: 'warn', build: { outDir, ssr: 'src/entries/prerender.tsx' } });
  return import(pathToFileURL(join(outDir, 'prerender.js')).href);
}

/** The bundler lists the licences of the scripts; fonts and icons are not among them. */
async function addLicences(root: string, site: string) {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
  for (const name of [...fonts, '@tabler/icons']) {
    const licence = await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8');
    await appendFile(join(site, 'licences.txt'), `\n## ${name}\n\n${licence}`);
  }
}

async function compressAll(site: string) {
  const texts = ['.html', '.js', '.svg', '.txt', '.xml', '.vcf', '.webmanifest'];
  const names = await readdir(site, { recursive: true });
  await Promise.all(
    names.filter((name) => texts.includes(extname(name))).map((name) => compress(join(site, name))),
  );
}

async function compress(file: string) {
  const text = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}

async function writeInto(site: string, file: string, data: string | Buffer) {
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), data);
}

function removeFolder(folder: string) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // The last site may hold files of another user. They stay here; the new site is in place.
  }
}

/** For an error of the file system: says what cannot be written. */
function refuse(root: string) {
  return ({ code, path }: NodeJS.ErrnoException): never => {
    const name = path?.startsWith(root) ? path.slice(root.length).replace(/^[\\/]/, '') : path;
    throw new UserError(
      `Nothing was built: ${name} cannot be written (${code}). Make it yours, or remove it.`,
    );
  };
}
