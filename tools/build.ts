import { existsSync, rmSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { checkContent } from './check-content.ts';
import { policyTag } from './headers.ts';
import { writeHostFiles } from './hosts.ts';
import { drawIcons } from './icons.ts';
import { keepLastAssets } from './keep-last-assets.ts';
import { foundTags, iconTags, sharePath } from './page-tags.ts';
import { drawSharePicture } from './share-picture.ts';
import { siteFiles } from './site-files.ts';

// Reading the content would settle on a development build otherwise.
process.env.NODE_ENV = 'production';

const { problems, content: checked } = await checkContent();
if (problems.length > 0) {
  console.error(
    `The content has ${problems.length} problem${problems.length > 1 ? 's' : ''}; nothing was built.\n`,
  );
  console.error(problems.map((problem) => `  ${problem}`).join('\n'));
  process.exit(1);
}

// The path of the site's address, and so of everything it asks for: / or /portfolio/.
const base = new URL(`${checked.site.site.url}/`).pathname;

// Each has a folder of its own: another build may be on its way.
const work = await mkdtemp('.build-').catch(refuse);
const site = join(work, 'client');
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.once('exit', removeWork);
await build({ base, logLevel: 'warn', build: { outDir: site } });
await build({ base, logLevel: 'warn', build: { outDir: join(work, 'server'), ssr: 'src/prerender.tsx' } });
const { content, pages, render }: typeof import('../src/prerender.tsx') = await import(
  resolve(work, 'server/prerender.js')
);
const paths = Object.keys(pages).filter((path) => path !== '/404');
const styles = await writePages();
await writeNamedFiles();
await addLicences();
await compressAll();
await keepLastAssets(site, 'dist');

// Only a build that went through takes the place of the last one.
await writeHostFiles(site, { base, styles, paths }).catch(refuse);
if (existsSync('dist')) await rename('dist', join(work, 'last')).catch(refuse);
await rename(site, 'dist');
console.log('The site is in dist/.');

function removeWork() {
  try {
    rmSync(work, { recursive: true, force: true });
  } catch {
    // The last site may hold files of another user: they stay here, and the new site is in place.
  }
}

function refuse({ code, path }: NodeJS.ErrnoException): never {
  console.error(`Nothing was built: ${path} cannot be written (${code}). Make it yours, or remove it.`);
  process.exit(1);
}

/** Gives the style sheets in them, which the hosts' rules name by their hashes. */
async function writePages(): Promise<string[]> {
  const template = await readFile(join(site, 'index.html'), 'utf8');
  const [script] = /<script type="module".*?<\/script>/.exec(template)!;
  const [link, href] = /<link rel="stylesheet"[^>]*href="[^"]*?(assets\/[^"]+)">/.exec(template)!;
  const css = (await readFile(join(site, href!), 'utf8')).trim();
  await rm(join(site, href!));
  const missing = [...css.matchAll(/url\("?(?!data:|[/#])([^")]+)/g)].map(([, name]) => name);
  if (missing.length > 0) {
    const way = 'correct its name in src/styles, or npm install its package';
    console.error(missing.map((name) => `Nothing was built: ${name} is not there: ${way}.`).join('\n'));
    process.exit(1);
  }

  // A face that the browser knows of delays the first paint, and has the whole page laid out anew when its font
  // arrives: the fonts are asked for last, and their faces take effect together, at the script's word.
  const face = /@font-face\{[^}]*url\([^}]*\}/g;
  const [early, faces] = [css.replaceAll(face, ''), css.match(face) ?? []];
  const styles = [early, faces.join('')];
  const fonts = `${preloadTags(faces)}<style media="(scripting: none)">${faces.join('')}</style>`;
  const head = `${policyTag(styles)}<style>${early}</style>${iconTags(base)}`;
  for (const [path, file] of Object.entries(pages)) {
    const page = await render(path);
    const found = foundTags(path, page.head, content);
    // The function form: a `$` in the text would be expanded in the other.
    const html = template
      .replace(link, '')
      .replace(script, '')
      .replace('<!--head-->', () => page.head + head + found.head)
      .replace('<!--body-->', () => page.body)
      // Last, so that nothing stands between the browser and what it paints first.
      .replace('</body>', () => `${fonts}${found.body}${script}</body>`);
    await write(file, html);
  }
  return styles;
}

/** A font for some letters only is left to the pages that have them. */
function preloadTags(faces: string[]): string {
  return faces
    .filter((face) => !face.includes('unicode-range'))
    .map((face) => /url\("?([^")]+)/.exec(face)![1])
    .map((href) => `<link rel="preload" as="font" href="${href}" crossorigin>`)
    .join('');
}

/** What others look for by name. The 404 page is not to be found. */
async function writeNamedFiles() {
  const { site: owner } = content.site;
  const named = { ...siteFiles(owner, paths), ...(await drawIcons(owner.initials)) };
  for (const [file, data] of Object.entries(named)) await write(file, data);
  for (const path of paths) {
    await write(sharePath(path), await drawSharePicture(path, content, join(site, 'assets')));
  }
}

/** Fonts and icons are in no script, so the bundler does not know of theirs. */
async function addLicences() {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
  for (const name of [...fonts, '@tabler/icons']) {
    const licence = await readFile(join('node_modules', name, 'LICENSE'), 'utf8');
    await appendFile(join(site, 'licences.txt'), `\n## ${name}\n\n${licence}`);
  }
}

async function write(file: string, data: string | Buffer) {
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), data);
}

async function compressAll() {
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
