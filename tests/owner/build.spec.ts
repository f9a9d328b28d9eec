import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { serveSite } from '../../tools/hosting/site-server.ts';
import { copyProject } from '../support/project-copy.ts';

const pages = ['index.html', 'services/service1.html', 'services/service2.html', '404.html'];
const wellKnown = [
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
  'robots.txt',
  'share/home.jpg',
  'share/services/service1.jpg',
  'share/services/service2.jpg',
  'sitemap.xml',
  'vercel.json',
];

/** Without what is kept from the build before. */
async function filesIn(folder: string): Promise<string[]> {
  const own = (await readFile(join(folder, '.assets'), 'utf8')).split('\n');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && (!entry.parentPath.endsWith('assets') || own.includes(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
}

test('dist has one file a page, the files that others look for by name, and every other file carries its hash', async () => {
  const files = (await filesIn('dist')).filter((file) => !/\.(br|gz)$/.test(file));
  const named = files.filter((file) => !file.startsWith(join('dist', 'assets')));
  expect(named.toSorted()).toEqual([...pages, ...wellKnown].map((file) => join('dist', file)).toSorted());
  for (const file of files) if (!named.includes(file)) expect(file).toMatch(/-[\w-]{8}\.\w+$/);
});

test('the licence of everything in it is published with it', async () => {
  const licences = await readFile('dist/licences.txt', 'utf8');
  for (const [name, words] of [
    ['react', 'MIT'],
    ['react-dom', 'MIT'],
    ['react-router', 'MIT'],
    ['scheduler', 'MIT'],
    ['@fontsource-variable/funnel-display', 'SIL OPEN FONT LICENSE'],
    ['@fontsource-variable/hanken-grotesk', 'SIL OPEN FONT LICENSE'],
    ['@tabler/icons', 'MIT'],
  ])
    expect(licences).toMatch(new RegExp(`^## ${name}\\b[^#]*${words}`, 'm'));
});

test('what compresses lies compressed beside it', async () => {
  const files = await filesIn('dist');
  const texts = files.filter((file) => /\.(html|js|svg|txt|vcf|webmanifest|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(pages.length);
  for (const file of texts) {
    const text = await readFile(file);
    expect(brotliDecompressSync(await readFile(`${file}.br`))).toEqual(text);
    expect(gunzipSync(await readFile(`${file}.gz`))).toEqual(text);
  }
});

test('no page has an inline script or a style attribute; its own CSS is allowed by its hash alone', async () => {
  for (const page of pages) {
    const html = await readFile(join('dist', page), 'utf8');
    expect(html.match(/<script\b(?! type="application\/ld\+json">)/g)).toHaveLength(1);
    expect(html).toMatch(/<script type="module" crossorigin src="\/assets\/[\w-]+\.js"><\/script>/);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
    expect(html).not.toContain('rel="stylesheet"');
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!);
    const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`style-src ${hashes.join(' ')};`);
    expect(styles).toHaveLength(2);
    expect(styles[0], 'fonts wait for the first paint').not.toContain('woff2');
    expect(policy).not.toContain('unsafe');
  }
});

test('the script of the whole site is at most 90 kB, compressed, and the content check is not in it', async () => {
  const files = await filesIn('dist');
  let bytes = 0;
  for (const file of files.filter((file) => file.endsWith('.js'))) {
    bytes += (await readFile(`${file}.gz`)).length;
    expect(await readFile(file, 'utf8')).not.toMatch(/ZodError|is not an https address/);
  }
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(90_000);
});

test('Chromium is told to compile what brings the page alive ahead of its use', async () => {
  const files = await filesIn('dist');
  const script = files.find((file) => /hydrate-[\w-]+\.js$/.test(file))!;
  expect(await readFile(script, 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the home page with its CSS is at most 14 kB, compressed', async () => {
  expect((await readFile('dist/index.html.br')).length).toBeLessThanOrEqual(14_000);
});

test('a build that fails at its end changes neither the site nor the rules for servers', async () => {
  const { folder, edit, build, remove } = await copyProject();
  try {
    for (const part of ['dist', 'deploy']) await cp(part, join(folder, part), { recursive: true });
    await edit('src/styles/tokens.css', '--radius: 6px', '--radius: 7px');
    await writeFile(join(folder, 'content/media/hero.jpg'), 'no picture');
    expect((await build()).code).not.toBe(0);
    for (const file of ['dist/index.html', 'deploy/Caddyfile', 'deploy/nginx.conf'])
      expect(await readFile(join(folder, file))).toEqual(await readFile(file));
  } finally {
    await remove();
  }
});

test('a style that names a file which is not there ends the build, and leaves the site alone', async () => {
  const { folder, edit, build, remove } = await copyProject();
  try {
    await edit(
      'src/styles/tokens.css',
      'funnel-display-latin-wght-normal',
      'funnel-display-latin-wght-norml',
    );
    const { code, stderr } = await build();
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^Nothing was built: @fontsource-variable\/.*-norml\.woff2 is not there: correct its name in src\/styles, or npm install/m,
    );
    expect(await readdir(folder)).not.toContain('dist');
  } finally {
    await remove();
  }
});

test('two builds at once reach their ends, where both say what they may not write, and leave the site alone', async () => {
  const { folder, build, remove } = await copyProject();
  const working = async () => (await readdir(folder)).filter((name) => name.startsWith('.build'));
  try {
    await cp('dist', join(folder, 'dist'), { recursive: true });
    await writeFile(join(folder, 'deploy'), 'a file in the place of the folder');
    const first = build();
    await expect.poll(working, { timeout: 20_000 }).toHaveLength(1);
    for (const { code, stderr } of await Promise.all([first, build()])) {
      expect(stderr).toBe(
        'Nothing was built: deploy cannot be written (EEXIST). Make it yours, or remove it.\n',
      );
      expect(code).toBe(1);
    }
    expect(await working()).toEqual([]);
    expect(await readFile(join(folder, 'dist/index.html'))).toEqual(await readFile('dist/index.html'));
  } finally {
    await remove();
  }
});

test('two fonts, 60 kB together', async () => {
  const fonts = (await filesIn('dist')).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  const sizes = await Promise.all(fonts.map(async (font) => (await readFile(font)).length));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});

test('a font for some letters only is not fetched where they are not', async ({ page }) => {
  const { append, build, serve, remove } = await copyProject();
  let site: Awaited<ReturnType<typeof serve>> | undefined;
  try {
    await append(
      'src/styles/tokens.css',
      `@font-face {
        font-family: "Hanken Grotesk Variable";
        src: url("@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2");
        unicode-range: U+0100-017F;
      }`,
    );
    expect((await build()).stderr).toBe('');
    site = await serve();
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto(site.address);
    await page.getByRole('heading', { level: 1 }).evaluate(async (headline) => {
      while (!document.querySelector('style[media=all]')) await new Promise(requestAnimationFrame);
      await document.fonts.ready;
      headline.nextElementSibling!.append('Łódź');
    });
    await expect.poll(() => fonts.length).toBe(3);
    expect(fonts.map((address) => address.includes('latin-ext'))).toEqual([false, false, true]);
  } finally {
    site?.close();
    await remove();
  }
});

test.describe('the server', () => {
  test('sends pages compressed, whichever way the browser asks', async ({ request }) => {
    for (const encoding of ['br', 'gzip']) {
      for (const path of ['/', '/services/service1', '/no-such-page']) {
        const response = await request.get(path, { headers: { 'Accept-Encoding': encoding } });
        expect(response.headers()['content-encoding']).toBe(encoding);
        expect(await response.text()).toMatch(/^<!doctype html>/);
      }
    }
  });

  test('answers 404 with the 404 page', async ({ request }) => {
    const response = await request.get('/no-such-page');
    expect(response.status()).toBe(404);
    expect(await response.text()).toBe(await readFile('dist/404.html', 'utf8'));
  });

  test('sends a part of a clip when asked for one', async ({ request }) => {
    const [clip] = (await readdir('dist/assets')).filter((file) => file.endsWith('.mp4'));
    const response = await request.get(`/assets/${clip}`, { headers: { Range: 'bytes=0-99' } });
    expect(response.status()).toBe(206);
    expect((await response.body()).length).toBe(100);
    expect(response.headers()['content-type']).toBe('video/mp4');
  });

  test.describe('of a folder that changes', () => {
    let folder: string;
    let site: Awaited<ReturnType<typeof serveSite>>;

    test.beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'portfolio-'));
      await cp('dist', folder, { recursive: true });
      site = await serveSite(0, folder);
    });

    test.afterAll(async () => {
      site.close();
      await rm(folder, { recursive: true });
    });

    test('shows a new build without a restart', async ({ request }) => {
      expect((await request.get(site.address)).status()).toBe(200);
      const page = `${await readFile('dist/index.html', 'utf8')}${'<p>New</p>'.repeat(99)}`;
      await writeFile(join(folder, 'index.html.br'), brotliCompressSync(page));
      await writeFile(join(folder, 'assets/new.js'), '0');
      const headers = await readFile('dist/_headers', 'utf8');
      await writeFile(join(folder, '_headers'), headers.replace(/style-src 'sha256-/g, '$&new'));
      const response = await request.get(site.address);
      expect(await response.text()).toBe(page);
      expect(response.headers()['content-security-policy']).toContain("style-src 'sha256-new");
      expect((await request.get(`${site.address}assets/new.js`)).status()).toBe(200);
    });

    test('outlives a file that cannot be read', async ({ request }) => {
      const socket = createServer().listen(join(folder, 'socket.txt'));
      await expect(request.get(`${site.address}socket.txt`)).rejects.toThrow('socket hang up');
      socket.close();
      await cp(join(folder, '_headers'), join(folder, '_kept'));
      await rm(join(folder, '_headers'));
      await expect(request.get(site.address)).rejects.toThrow('socket hang up');
      await cp(join(folder, '_kept'), join(folder, '_headers'));
      await rm(join(folder, '404.html.br'));
      await expect(request.get(`${site.address}no-such-page`)).rejects.toThrow('socket hang up');
      expect((await request.get(site.address)).status()).toBe(200);
    });
  });

  test('says so when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await serve(String(port));
    other.close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${port} is taken: choose another, for example PORT=${port + 1} npm start.`,
    );
  });

  test('says so when PORT is no port', async () => {
    const { code, output } = await serve('http');
    expect(code).toBe(1);
    expect(output).toContain("PORT is 'http', which is no port");
  });

  test('serves on the port it is given and prints its address', async () => {
    const { code, output } = await serve('0', async (address) => {
      expect((await fetch(address)).status).toBe(200);
    });
    expect(output).toMatch(/^The site is at http:\/\/127\.0\.0\.1:\d+\/$/m);
    expect(code).toBeNull();
  });
});

/** Starts the server on a port; when it prints its address, visits that and ends it. */
async function serve(port: string, visit?: (address: string) => Promise<void>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/serve.ts'], {
    env: { ...process.env, PORT: port },
  });
  let output = '';
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.stderr.on('data', (data) => (output += data));
  for await (const data of child.stdout) {
    output += data;
    const address = /http:\S+/.exec(output)?.[0];
    if (address) {
      await visit?.(address);
      child.kill();
    }
  }
  return { code: await ended, output };
}
