import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { takenIds } from '../../tools/content/clashes.ts';
import { measureChosenFiles, measureScript } from '../../tools/pages/sizes.ts';
import { schemeScript } from '../../tools/theme/scheme-script.ts';
import { content } from '../support/content.ts';
import { fontFiles, fonts } from '../support/fonts.ts';
import { list } from '../support/list.ts';
import { pages } from '../support/words.ts';

// The files of dist/, the site at the root of its host.
const { projects } = content.projects;
const otherPages = pages.slice(1).map(({ path }) => path.slice(1));
const htmlFiles = ['index.html', '404.html', ...otherPages.map((path) => `${path}.html`)];
const filesWithFixedNames = [
  ...list`.assets _headers _redirects apple-touch-icon.png contact.vcf favicon.ico favicon.svg icon-192.png
    icon-512.png licences.txt manifest.webmanifest maskable-192.png maskable-512.png resume.json robots.txt
    sitemap.xml vercel.json share/home.jpg`,
  ...otherPages.map((path) => `share/${path}.jpg`),
];

test('dist has one file for each page, the files that others look for by name, and all other files have a hash in their name', async () => {
  const files = (await ownFiles()).filter((file) => !/\.(br|gz)$/.test(file));
  const named = files.filter((file) => !file.startsWith('assets'));
  expect(named.toSorted()).toEqual([...htmlFiles, ...filesWithFixedNames].toSorted());
  for (const file of files) if (!named.includes(file)) expect(file).toMatch(/-[\w-]{8}\.\w+$/);
  expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(fontFiles);
});

test('the licences of all scripts, icons and fonts of the theme are published', async () => {
  const licences = await readFile('dist/licences.txt', 'utf8');
  for (const [name, words] of [
    ['react', 'MIT'],
    ['react-dom', 'MIT'],
    ['wouter', 'UNLICENSE'],
    ['scheduler', 'MIT'],
    ...fonts.map((font) => [font.name, 'SIL OPEN FONT LICENSE']),
    ['@tabler/icons', 'MIT'],
  ])
    expect(licences).toMatch(new RegExp(`^## ${name}\\b[^#]*${words}`, 'mi'));
});

test('every text file is there compressed, too', async () => {
  const texts = (await ownFiles()).filter((file) =>
    /\.(html|js|svg|txt|vcf|webmanifest|xml)$|^(resume|assets\/.*)\.json$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(htmlFiles.length);
  for (const file of texts) {
    const text = await read(file);
    expect(brotliDecompressSync(await read(`${file}.br`)).equals(text), `${file}.br`).toBe(true);
    expect(gunzipSync(await read(`${file}.gz`)).equals(text), `${file}.gz`).toBe(true);
  }
});

// The policy itself is in tests/unit/host-files.test.ts, and the styles of each page in write-pages.test.ts.
test('of inline scripts a page has only the one for the scheme, no style attribute, and the header for all pages allows the styles of each', async () => {
  const header = String(await read('_headers'));
  for (const page of htmlFiles) {
    const html = String(await read(page));
    const scripts = html.match(/<script\b(?! type="application\/ld\+json">)[^>]*>.*?<\/script>/gs);
    expect(scripts).toEqual([
      `<script>${schemeScript}</script>`,
      expect.stringMatching(
        /^<script type="module"( crossorigin)? src="[^"]*\/assets\/client-[\w-]+\.js" data-site="[^"]*\/assets\/site-en-[\w-]+\.json"><\/script>$/,
      ),
    ]);
    expect(html.match(/<[^>]+\s(style|on\w+)=|rel="stylesheet"(?! media="print")/g)).toBeNull();
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)!;
    const hashes = policy!.match(/'sha256-[^']+'/g)!;
    expect(hashes).toHaveLength(page.startsWith('projects') ? 3 : 2);
    for (const hash of hashes) expect(header).toContain(hash);
  }
});

test('a project can have no id that the home page uses itself', async () => {
  const html = String(await read('index.html'));
  const ids = Array.from(html.matchAll(/<[^>]+? id="([^"]+)"/g), ([, id]) => id!);
  const ofPage = ids.filter((id) => projects.every((project) => project.id !== id));
  expect(ids.length - ofPage.length).toBe(projects.length);
  expect(ofPage).toContain('menu');
  for (const id of ofPage)
    expect(takenIds({ projects: { projects: [{ ...projects[0]!, id }] } }), id).toHaveLength(1);
});

test('a visitor fetches at most 84 kB of code without the content check, 7.5 kB of data of the sample, 5 kB more for a story, and a home page of 14.3 kB', async () => {
  const { code, content: data, story } = await measureScript('dist');
  const { length: home } = await read('index.html.br');
  console.log(`gzip: ${kB(code)} of code, ${kB(data)} of data, ${kB(code + data)} together`);
  console.log(`code and data of the longest story, gzip: ${kB(story)}`);
  console.log(`home page with its CSS, brotli: ${kB(home)}`);
  for (const [bytes, least, most] of [
    [code, 10_000, 84_000],
    [data, 1000, 7_500],
    [story, 1000, 5_000],
    [home, 1000, 14_300],
  ] as const) {
    expect(bytes).toBeGreaterThan(least);
    expect(bytes).toBeLessThanOrEqual(most);
  }
  for (const file of (await ownFiles()).filter((file) => file.endsWith('.js')))
    expect(String(await read(file)), file).not.toMatch(/ZodError|is not an https address/);
});

test('fonts, clips and pictures are within their limits', async () => {
  const sizes = await measureChosenFiles('dist');
  for (const { what, bytes, limit } of sizes) expect.soft(bytes, what).toBeLessThanOrEqual(limit);
  expect(sizes.length).toBeGreaterThan(projects.length + 1);
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
