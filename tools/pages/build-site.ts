import { rmSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'postcss';
import { build, type Rolldown } from 'vite';
import type { Content } from '../../model/content.ts';
import type { Prerender } from '../../model/page.ts';
import type { Theme } from '../../model/theme.ts';
import { checkContent } from '../content/check-content.ts';
import { textsIn } from '../content/field-name.ts';
import { themeFonts } from '../fonts/theme-fonts.ts';
import { findFontPackage } from '../fonts/font-package.ts';
import { letterFaces } from '../fonts/letter-faces.ts';
import { lettersIn } from '../fonts/letters.ts';
import { compressedTypes } from '../hosting/addresses.ts';
import { writeHostFiles } from '../hosting/host-files.ts';
import { type Colours, coloursOf } from '../pictures/colours.ts';
import { drawIcons } from '../pictures/icons.ts';
import { readFacesFor } from '../pictures/faces.ts';
import { drawSharePicture } from '../pictures/share-picture.ts';
import { accentNotes } from '../theme/accent-notes.ts';
import { themeStyles } from '../theme/theme-styles.ts';
import { UserError } from '../user-error.ts';
import { addFallbackFonts } from './fallback-fonts.ts';
import { keepLastAssets } from './keep-last-assets.ts';
import { sharePath } from './page-tags.ts';
import { leaveOutOtherLanguages } from './language-styles.ts';
import { replaceSite, restoreLastSite } from './replace-site.ts';
import { filesOfLanguage, siteFiles } from './site-files.ts';
import { readStyleSheet } from './style-sheet.ts';
import { pageWriter } from './write-pages.ts';

/**
 * Builds the site of the project in `root` into its dist/, and the rules for servers into its deploy/. A build that fails
 * changes neither. Returns the problems of the content; if there are any, nothing is built. `notes` are what the owner may
 * not expect. `uncompressed` leaves out the .br and .gz files, for hosts that compress by themselves.
 */
export async function buildSite(
  root: string,
  { uncompressed = false } = {},
): Promise<{ problems: string[]; notes: string[] }> {
  restoreLastSite(root);
  // Before the content is loaded, which would otherwise load the development build of React.
  process.env.NODE_ENV = 'production';
  const { problems, content, further } = await checkContent(root);
  if (problems.length > 0) return { problems, notes: [] };

  // Each build has its own temporary folder, because two may run at once.
  const work = await mkdtemp(join(root, '.build-')).catch(asUserError(root));
  const remove = () => removeFolder(work);
  process.once('exit', remove);
  try {
    const site = join(work, 'client');
    await buildInto(site, { root, work, content, further: further.map(({ code }) => code), uncompressed });
    try {
      removeFolder(replaceSite(root, site));
    } catch (error) {
      asUserError(root)({ ...(error as NodeJS.ErrnoException), path: join(root, 'dist') });
    }
  } finally {
    process.off('exit', remove);
    remove();
  }
  return { problems: [], notes: accentNotes(content.theme.theme) };
}

type Build = { root: string; work: string; content: Content; further: string[]; uncompressed: boolean };

async function buildInto(site: string, { root, work, content, further, uncompressed }: Build) {
  const { theme } = content.theme;
  const colour = coloursOf(theme);
  const { url, language: first } = content.site.site;
  // The path in the site's address, with which all its URLs start: / or /portfolio/.
  const base = new URL(`${url}/`).pathname;
  const whole = { root, work, site, base, url, theme, colour, languages: [first, ...further] };
  const built = await buildLanguage(whole);
  const { paths, styles, faces } = built;
  const owner = built.content.site.site;
  for (const code of further) {
    const other = await buildLanguage(whole, code);
    styles.push(...other.styles);
  }
  const files = {
    ...siteFiles(owner, paths, colour, whole.languages),
    ...(await drawIcons(owner.initials, colour, faces, theme.corners)),
  };
  for (const [file, data] of Object.entries(files)) await writeInto(site, file, data);
  await addLicences(root, site, theme.fonts);
  if (!uncompressed) await compressAll(site);
  await keepLastAssets(site, join(root, 'dist'));
  // The 404 page of a further language has an address, because hosts know only that of the first.
  const allPaths = [
    ...paths,
    ...further.flatMap((code) => [...paths, '/404'].map((path) => `/${code}${path}`)),
  ];
  await writeHostFiles(root, site, { base, paths: allPaths, styles: [...new Set(styles)] }).catch(
    asUserError(root),
  );
}

type Whole = {
  root: string;
  work: string;
  site: string;
  base: string;
  url: string;
  theme: Theme;
  colour: Colours;
  languages: string[];
};

/** Builds the pages in one language: the first, or the one in the folder `code`, which is that of its pages too. */
async function buildLanguage(whole: Whole, code = '') {
  const { root, work, site, base, url, theme, colour, languages } = whole;
  const language = code || languages[0]!;
  const isOnly = languages.length === 1;
  const { pages, render, content } = await loadPrerender(root, base, join(work, 'server', code), code);
  const paths = Object.keys(pages).filter((path) => path !== '/404');
  const rendered = await Promise.all(
    Object.entries(pages).map(async ([path, file]) => ({ path, file, page: await render(path) })),
  );
  const texts = [...textsIn(content).map(({ value }) => value), ...rendered.map(({ page }) => page.body)];
  const letters = lettersIn(texts);
  const lettersOfSite = letterFaces({ root, fonts: theme.fonts, letters, folder: join(work, 'fonts', code) });
  const { script, css, printSheet, fonts } = await bundle(root, base, site, {
    code,
    language,
    isOnly,
    theme,
    lettersOfSite,
  });

  const folder = join(site, code);
  const parts = { root, base, content, languages, url, colour, css, printSheet, fonts, script };
  const write = await pageWriter(parts);
  for (const { path, file, page } of rendered) await writeInto(folder, file, write(path, page));
  for (const [file, data] of Object.entries(filesOfLanguage(content))) await writeInto(folder, file, data);
  const faces = await readFacesFor(root, theme.fonts, content);
  for (const path of paths) {
    const materials = { content, assets: join(site, 'assets'), colour, faces, corners: theme.corners };
    const picture = await drawSharePicture(path, materials);
    await writeInto(folder, sharePath(path), picture);
  }
  const styles = [css, ...rendered.map(({ page }) => page.css)];
  return { content, paths, styles, faces };
}

type OfLanguage = {
  code: string;
  language: string;
  isOnly: boolean;
  theme: Theme;
  lettersOfSite: Plugin;
};

/** Bundles script, styles and media. The CSS goes into the pages, except for the rules for paper. */
async function bundle(
  root: string,
  base: string,
  site: string,
  { code, language, isOnly, theme, lettersOfSite }: OfLanguage,
) {
  const { output } = (await build({
    root,
    base,
    ...(code && { mode: code }),
    logLevel: 'warn',
    css: { postcss: { plugins: [themeStyles(theme), lettersOfSite] } },
    // All languages share one folder: their media are the same files.
    build: { outDir: site, emptyOutDir: false },
  })) as Rolldown.RolldownOutput;
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)!;
  const asset = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))!;
  await rm(join(site, asset.fileName));
  const { sheet, print, fonts, missing } = readStyleSheet(
    String((asset as Rolldown.OutputAsset).source).trim(),
  );
  if (missing.length > 0) {
    const advice = 'correct its name in src/styles, or npm install its package';
    const lines = missing.map((name) => `Nothing was built: ${name} is not there: ${advice}.`);
    throw new UserError(lines.join('\n'));
  }
  for (const styles of [sheet, print]) leaveOutOtherLanguages(styles, language, isOnly);
  const further = fonts.filter(({ isFurther }) => isFurther).map(({ family }) => family);
  await addFallbackFonts(sheet, root, themeFonts(root, theme.fonts), further);
  // The hash may be that of the rules of all languages.
  const printSheet = asset.fileName.replace(/[^/]+?(?=-)/, code ? `print-${code}` : 'print');
  await writeInto(site, printSheet, print.toString());
  return { script: script.fileName, css: sheet.toString(), printSheet, fonts };
}

async function loadPrerender(root: string, base: string, outDir: string, mode: string): Promise<Prerender> {
  await build({
    root,
    base,
    ...(mode && { mode }),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: false, ssr: 'src/entries/prerender.tsx' },
  });
  return import(pathToFileURL(join(outDir, 'prerender.js')).href);
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

async function writeInto(site: string, file: string, data: string | Buffer) {
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), data);
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
  return ({ code, path }: NodeJS.ErrnoException): never => {
    const name = path?.startsWith(root) ? path.slice(root.length).replace(/^[\\/]/, '') : path;
    throw new UserError(
      `Nothing was built: ${name} cannot be written (${code}). Change its permissions, or remove it.`,
    );
  };
}
