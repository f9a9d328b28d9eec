import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { storiesIn, storyPath } from '../../model/page.ts';
import { measureChosenFiles, measureScript } from '../../tools/pages/sizes.ts';
import { content, isSample } from '../support/content.ts';
import { fontFiles, fonts } from '../support/fonts.ts';

// The files of dist/, the site at the root of its host.
const servicePages = content.services.servicePages.map(({ path }) => path.slice(1));
const stories = storiesIn(content).map(({ id }) => storyPath(id).slice(1));
const pages = ['index.html', '404.html', ...[...servicePages, ...stories].map((path) => `${path}.html`)];
const filesWithFixedNames = [
  '.assets',
  '_headers',
  '_redirects',
  'apple-touch-icon.png',
  'contact.vcf',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'licences.txt',
  'manifest.webmanifest',
  'maskable-192.png',
  'maskable-512.png',
  'resume.json',
  'robots.txt',
  'sitemap.xml',
  'vercel.json',
  'share/home.jpg',
  ...[...servicePages, ...stories].map((path) => `share/${path}.jpg`),
  ...(content.site.site.security ? ['.well-known/security.txt'] : []),
];

test('dist has one file for each page, the files that others look for by name, and all other files have a hash in their name', async () => {
  const files = (await ownFiles()).filter((file) => !/\.(br|gz)$/.test(file));
  const named = files.filter((file) => !file.startsWith('assets'));
  expect(named.toSorted()).toEqual([...pages, ...filesWithFixedNames].map((file) => join(file)).toSorted());
  for (const file of files) if (!named.includes(file)) expect(file).toMatch(/-[\w-]{8}\.\w+$/);
});

test('the licences of all scripts, icons and fonts of the theme are published', async () => {
  const licences = await readFile('dist/licences.txt', 'utf8');
  for (const [name, words] of [
    ['react', 'MIT'],
    ['react-dom', 'MIT'],
    ['react-router', 'MIT'],
    ['scheduler', 'MIT'],
    ...fonts.map((font) => [font.name, isSample ? 'SIL OPEN FONT LICENSE' : 'LICEN[CS]E']),
    ['@tabler/icons', 'MIT'],
  ])
    expect(licences).toMatch(new RegExp(`^## ${name}\\b[^#]*${words}`, 'mi'));
});

test('every text file is there compressed, too', async () => {
  const texts = (await ownFiles()).filter((file) =>
    /\.(html|js|svg|txt|vcf|webmanifest|xml)$|^resume\.json$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(pages.length);
  for (const file of texts) {
    const text = await read(file);
    expect(brotliDecompressSync(await read(`${file}.br`)).equals(text), `${file}.br`).toBe(true);
    expect(gunzipSync(await read(`${file}.gz`)).equals(text), `${file}.gz`).toBe(true);
  }
});

test('no page has an inline script or a style attribute, and its CSS is allowed by its hash alone', async () => {
  for (const page of pages) {
    const html = String(await read(page));
    const scripts = html.match(/<script\b(?! type="application\/ld\+json">)[^>]*>.*?<\/script>/gs);
    expect(scripts).toEqual([
      expect.stringMatching(
        /^<script type="module"( crossorigin)? src="[^"]*\/assets\/[\w-]+\.js"><\/script>$/,
      ),
    ]);
    expect(html.match(/<[^>]+\s(style|on\w+)=|rel="stylesheet"(?! media="print")/g)).toBeNull();
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!);
    const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`style-src 'self' ${hashes.join(' ')};`);
    expect(policy).not.toContain('unsafe');
    expect(styles).toHaveLength(page.startsWith('projects') ? 2 : 1);
  }
});

test('the script has at most 92 kB of code, 100 kB with the content of the sample, and 5 kB more for a story', async () => {
  const { code, content: words, story } = await measureScript('dist');
  console.log(`script, gzip: ${kB(code)} of code, ${kB(words)} of content, ${kB(code + words)} together`);
  console.log(`script of the longest story, gzip: ${kB(story)}`);
  expect(code).toBeGreaterThan(10_000);
  expect(words).toBeGreaterThan(1000);
  expect(code).toBeLessThanOrEqual(92_000);
  if (!isSample) return;
  expect(code + words).toBeLessThanOrEqual(100_000);
  expect(story).toBeGreaterThan(1000);
  expect(story).toBeLessThanOrEqual(5_000);
});

test('the content check is not in the script', async () => {
  for (const file of (await ownFiles()).filter((file) => file.endsWith('.js')))
    expect(String(await read(file)), file).not.toMatch(/ZodError|is not an https address/);
});

test('the script for hydration tells Chromium to compile it ahead of its use', async () => {
  const script = (await ownFiles()).find((file) => /hydrate-[\w-]+\.js$/.test(file))!;
  expect(String(await read(script))).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the home page of the sample, with its CSS, has at most 14 kB', async () => {
  const { length } = await read('index.html.br');
  console.log(`home page with its CSS, brotli: ${kB(length)}`);
  test.skip(!isSample, 'another owner may write more');
  expect(length).toBeLessThanOrEqual(14_000);
});

test('a site in English has no other font files than those of its theme', async () => {
  test.skip(!isSample, 'another owner may have other letters');
  expect((await ownFiles()).filter((file) => file.endsWith('.woff2'))).toHaveLength(fontFiles);
});

test('fonts, clips and pictures are within their limits', async () => {
  const sizes = await measureChosenFiles('dist');
  for (const { what, bytes, limit } of sizes) expect.soft(bytes, what).toBeLessThanOrEqual(limit);
  const posters = content.projects.projects.filter(({ image, video }) => image ?? video).length + 1;
  expect(sizes.length).toBeGreaterThan(posters);
});

/** The files of this build, without those that it keeps from the last one. */
async function ownFiles(): Promise<string[]> {
  const own = String(await read('.assets')).split('\n');
  const entries = await readdir('dist', { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && (!entry.parentPath.endsWith('assets') || own.includes(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name).slice('dist/'.length));
}

function read(file: string): Promise<Buffer> {
  return readFile(join('dist', file));
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
