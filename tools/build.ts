import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { checkContent } from './check-content.ts';
import { drawIcons } from './icons.ts';
import { foundTags, iconTags, sharePath } from './page-tags.ts';
import { drawSharePicture } from './share-picture.ts';
import { siteFiles } from './site-files.ts';

const work = '.build';
const site = join(work, 'client');

// Reading the content would settle on a development build otherwise.
process.env.NODE_ENV = 'production';

const problems = await checkContent();
if (problems.length > 0) {
  console.error(
    `The content has ${problems.length} problem${problems.length > 1 ? 's' : ''}; nothing was built.\n`,
  );
  console.error(problems.map((problem) => `  ${problem}`).join('\n'));
  process.exit(1);
}

await rm(work, { recursive: true, force: true });
await build({ logLevel: 'warn', build: { outDir: site } });
await build({ logLevel: 'warn', build: { outDir: join(work, 'server'), ssr: 'src/prerender.tsx' } });
const { base, content, pages, render }: typeof import('../src/prerender.tsx') = await import(
  resolve(work, 'server/prerender.js')
);
await writePages();
await writeNamedFiles();
await compressAll();

// Only a build that went through takes the place of the last one.
await rm('dist', { recursive: true, force: true });
await rename(site, 'dist');
await rm(work, { recursive: true });
console.log('The site is in dist/.');

async function writePages() {
  const template = await readFile(join(site, 'index.html'), 'utf8');
  const [link, href] = /<link rel="stylesheet"[^>]*href="[^"]*?(assets\/[^"]+)">/.exec(template)!;
  const css = (await readFile(join(site, href!), 'utf8')).trim();
  await rm(join(site, href!));

  const displayFace = fontFile(css, '--font-display');
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${displayFace}">`;
  const head = `${policy(css)}<style>${css}</style>${preload}${iconTags(base)}`;
  for (const [path, file] of Object.entries(pages)) {
    const page = await render(path);
    // The function form: a `$` in the text would be expanded in the other.
    const html = template
      .replace(link, '')
      .replace('<!--head-->', () => page.head + head + foundTags(path, page.head, content))
      .replace('<!--body-->', () => page.body);
    await write(file, html);
  }
}

/** The file of the first face that a token names. */
function fontFile(css: string, token: string): string {
  const family = new RegExp(`${token}:\\s*["']?([^"',;]+)`).exec(css)![1]!;
  const face = css.match(/@font-face\s*\{[^}]*\}/g)!.find((face) => face.includes(family))!;
  return /url\(["']?([^"')]+)/.exec(face)![1]!;
}

/** What others look for by name. The 404 page is not to be found. */
async function writeNamedFiles() {
  const paths = Object.keys(pages).filter((path) => path !== '/404');
  const { site: owner } = content.site;
  const named = { ...siteFiles(owner, paths), ...(await drawIcons(owner.initials)) };
  for (const [file, data] of Object.entries(named)) await write(file, data);
  for (const path of paths) {
    await write(sharePath(path), await drawSharePicture(path, content, join(site, 'assets')));
  }
}

async function write(file: string, data: string | Buffer) {
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), data);
}

/** Travels in the page itself, so that it holds on hosts that set no headers. */
function policy(css: string): string {
  const rules = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}">`;
}

async function compressAll() {
  for (const name of await readdir(site, { recursive: true })) {
    if (!['.html', '.js', '.svg', '.txt', '.xml', '.vcf', '.webmanifest'].includes(extname(name))) continue;
    const file = join(site, name);
    const text = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  }
}
