import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { loadSite } from '../../tools/content/load-site.ts';
import { siteOf } from '../../tools/content/site.ts';
import { writeHostFiles } from '../../tools/hosting/host-files.ts';
import { serveSite } from '../../tools/hosting/site-server.ts';
import { list } from '../support/list.ts';
import { freePort, isInstalled, type Server, whenListening } from '../support/real-server.ts';

// Real servers, with the rules that the build wrote for them, and our own: all three are expected to do the same.
test.describe.configure({ mode: 'default' });

type Published = { root: string; site: string; deploy: string; scratch: string };
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
// biome-ignore format: a table, related types in a line
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8', '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json', '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml', '.avif': 'image/avif', '.webp': 'image/webp', '.jpg': 'image/jpeg', '.png': 'image/png',
  '.woff2': 'font/woff2', '.mp4': 'video/mp4', '.txt': 'text/plain; charset=utf-8', '.vcf': 'text/vcard; charset=utf-8',
};
const forAYear = 'public, max-age=31536000, immutable';
const notForVisitors = 'not for visitors';

/** One of them at the root of its host too, with the rules of the real build. */
const hosts = [
  { name: 'Caddy', base: '/', start: startCaddy },
  { name: 'Caddy', base: '/portfolio/', start: startCaddy },
  { name: 'nginx', base: '/portfolio/', start: startNginx },
  { name: 'npm start', base: '/portfolio/', start: startOwn },
];
const programs: Record<string, string> = { Caddy: 'caddy', nginx: 'nginx' };

for (const { name, base, start } of hosts) {
  test.describe(`${name} serves the site at ${base}`, () => {
    const program = programs[name];
    test.skip(Boolean(program) && !isInstalled(program!), `${program} is not installed on this machine`);

    let server: Server;
    let site: string;
    let scratch: string;
    let assets: string[];
    const ask = (path: string, headers = {}, method = 'GET') =>
      askAsIs(server.origin, base + path.slice(1), headers, method);
    const asset = (ending: string) => `assets/${assets.find((file) => file.endsWith(ending))}`;
    // Not toEqual, which takes a second to compare two files.
    const expectFile = async ({ body }: Answer, file: string) =>
      expect(body.equals(await readFile(join(site, file))), `the bytes of ${file}`).toBe(true);

    test.beforeAll(async () => {
      scratch = await mkdtemp(join(tmpdir(), 'hosts-'));
      const root = join(scratch, 'root');
      // Caddy takes the base off the path, nginx looks for it among the files.
      site = name === 'nginx' ? join(root, base) : root;
      await cp('dist', site, { recursive: true });
      if (base !== '/') await addLanguages(site, scratch, base);
      const files = {
        '.well-known/security.txt': 'Contact: mailto:me@example.com',
        'me.vcf': 'BEGIN:VCARD',
        'me.webmanifest': '{}',
        '.secret': notForVisitors,
        'services/.secret': notForVisitors,
      };
      for (const [file, text] of Object.entries(files)) await writeText(join(site, file), text);
      for (const file of ['outside.txt', 'root-outside.txt'])
        await writeFile(join(scratch, file), notForVisitors);
      assets = await readdir(join(site, 'assets'));
      server = await start({
        root,
        site,
        scratch,
        deploy: base === '/' ? resolve('deploy') : join(scratch, 'deploy'),
      });
    });

    test.afterAll(async () => {
      await server?.close();
      if (scratch) await rm(scratch, { recursive: true });
    });

    test('sends every answer with every security header, and has browsers ask for pages again', async () => {
      const [, ...rules] = (await readFile(join(site, '_headers'), 'utf8')).split('\n');
      const security = rules
        .slice(0, rules.indexOf(`${base}assets/*`))
        .map((rule) => rule.trim().split(/: (.*)/, 2));
      expect(security).toHaveLength(7);
      // biome-ignore format: a table
      const answers: [path: string, status: number, method?: string][] = [
        ['/', 200], ['/services/service1', 200], ['/services/service2', 200], ['/?from=mail', 200],
        ['/no-such-page', 404], ['/index.html', 301], ['/', 405, 'POST'], [`/${asset('.js')}`, 200],
      ];
      for (const [path, expected, method] of answers) {
        const { status, headers } = await ask(path, {}, method);
        expect({ path, status }).toEqual({ path, status: expected });
        expect(headers).toMatchObject({
          ...Object.fromEntries(security.map(([header, value]) => [header!.toLowerCase(), value])),
          'cache-control': path.startsWith('/assets/') ? forAYear : 'no-cache',
        });
        expect(headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
        expect(headers.server ?? '', 'names no version').not.toMatch(/\d/);
      }
      await expectFile(await ask('/services/service1'), 'services/service1.html');
      expect(await ask('/', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    });

    test('sends compressed files as they are stored', async () => {
      const best = name !== 'nginx' || existsSync(brotliModule) ? 'br' : 'gzip';
      const endings: Record<string, string> = { br: '.br', gzip: '.gz' };
      for (const [path, file, status] of [
        ['/', 'index.html', 200],
        ['/services/service2', 'services/service2.html', 200],
        [`/${asset('.js')}`, asset('.js'), 200],
        [`/${asset('.json')}`, asset('.json'), 200],
        ['/no-such-page', '404.html', 404],
      ] as const)
        for (const [accepted, encoding] of [
          ['gzip, deflate, br, zstd', best],
          ['gzip', 'gzip'],
          ['br;q=0, gzip', 'gzip'],
          ['identity', undefined],
        ]) {
          const answer = await ask(path, { 'Accept-Encoding': accepted });
          expect(answer.status).toBe(status);
          expect(answer.headers['content-encoding']).toBe(encoding);
          expect(answer.headers.vary).toMatch(/accept-encoding/i);
          await expectFile(answer, file + (encoding ? endings[encoding] : ''));
        }
    });

    test('sends files with their type, and hashed ones to be cached for a year', async () => {
      const seen = new Map(assets.map((file) => [extname(file), `assets/${file}`]));
      const files = [...seen.values(), 'me.vcf', 'me.webmanifest', '.well-known/security.txt', 'index.html'];
      for (const file of files.filter((each) => !/\.(br|gz)$/.test(each))) {
        const { status, headers } = await ask(file === 'index.html' ? '/' : `/${file}`);
        const cache = file.startsWith('assets/') ? forAYear : 'no-cache';
        expect([file, status, headers['content-type'], headers['cache-control']]).toEqual([
          file,
          200,
          types[extname(file)],
          cache,
        ]);
      }
    });

    test('sends a part of a clip, and answers 304 for what the visitor already has', async () => {
      const clip = asset('.mp4');
      const whole = await readFile(join(site, clip));
      const end = whole.length - 1;
      for (const [range, from, to] of [
        ['bytes=0-99', 0, 99],
        ['bytes=1000-', 1000, end],
        ['bytes=-500', end - 499, end],
      ] as const) {
        const { status, headers, body } = await ask(`/${clip}`, { Range: range });
        expect(status).toBe(206);
        expect(headers['content-range']).toBe(`bytes ${from}-${to}/${whole.length}`);
        expect(headers['content-type']).toBe('video/mp4');
        expect(body.equals(whole.subarray(from, to + 1))).toBe(true);
      }
      for (const range of [`bytes=${whole.length}-`, 'bytes=500-100'])
        expect((await ask(`/${clip}`, { Range: range })).status).toBe(416);
      const { etag, 'last-modified': date } = (await ask(`/${clip}`)).headers;
      for (const [version, status] of [
        [etag, 206],
        [date, 206],
        ['"another"', 200],
        [new Date(0).toUTCString(), 200],
      ])
        expect((await ask(`/${clip}`, { Range: 'bytes=0-99', 'If-Range': version })).status).toBe(status);
      // And nothing of what the visitor already has.
      for (const path of ['/', '/services/service1', `/${asset('.js')}`])
        for (const encoding of ['br, gzip', 'gzip', 'identity']) {
          const accept = { 'Accept-Encoding': encoding };
          const { etag, 'cache-control': cache } = (await ask(path, accept)).headers;
          expect(etag).toBeTruthy();
          expect(await ask(path, { ...accept, 'If-None-Match': etag })).toMatchObject({
            status: 304,
            body: Buffer.alloc(0),
            headers: expect.objectContaining({ etag, 'cache-control': cache }),
          });
          expect((await ask(path, { ...accept, 'If-None-Match': '"another"' })).status).toBe(200);
        }
    });

    test('redirects every other spelling of a path to the one address of its page, and none to another site', async () => {
      const spellings = {
        '/': list`/index /index/ /index.html /index.html/ // //index.html /%69ndex.html`,
        '/services/service1': list`/services/service1/ /services/service1.html /services/service1.html/
          /services//service1 //services///service1// /services/%73ervice1`,
        '/services/service2': ['/services/service2/'],
      };
      for (const [to, others] of Object.entries(spellings))
        for (const from of others)
          for (const query of ['', '?utm_source=mail&b=%20', '?a=b?c=d']) {
            const { status, headers } = await ask(from + query);
            expect([from, status, headers.location]).toEqual([from, 301, base + to.slice(1) + query]);
          }
      // None leads to another site.
      const dots = list`//example.org/.. //example.org/../ //example.org/%2e%2e //example.org//..//`;
      for (const path of dots) {
        const { status, headers } = await ask(path);
        // Some servers resolve the dots, which lead to the home page.
        expect({ path, status, to: headers.location ?? base }).toMatchObject({ path, to: base });
        expect([301, 404]).toContain(status);
      }
    });

    test('sends the 404 page for files that are missing, folders, and files that are not for visitors', async () => {
      const missing = list`/pricing /services /services/ /assets /assets/ /assets/gone-12345678.js /gone.vcf
        /services/service1/index.html /no%20such%20page /%F0%9F%92%A5
        /404 /404/ /404.html /404.html/ //404.html /404%2ehtml`;
      const hidden = list`/_headers /_redirects /vercel.json /%5fheaders //_headers /vercel%2ejson
        /.assets /.secret /%2esecret /services/.secret`;
      const compressed = ['br', 'gz', 'b%72'].flatMap((ending) =>
        ['index.html', 'services/service1.html', asset('.js')].map((file) => `/${file}.${ending}`),
      );
      for (const path of [...missing, ...hidden, ...compressed]) {
        const answer = await ask(path);
        const { status, headers } = answer;
        const seen = [path, status, headers['content-type'], headers['cache-control']];
        expect(seen).toEqual([path, 404, types['.html'], 'no-cache']);
        await expectFile(answer, '404.html');
      }
    });

    test('sends nothing from outside the site, however the path is written', async () => {
      for (const path of list`/../outside.txt /%2e%2e/outside.txt /..%2foutside.txt /.%2e/outside.txt
        /..;/outside.txt /assets/../../outside.txt /assets/..%2f..%2foutside.txt
        /assets/%2e%2e/%2e%2e/outside.txt /..%5coutside.txt /..\outside.txt /%252e%252e/outside.txt
        /%c0%ae%c0%ae/outside.txt /../root-outside.txt /%00 /index.html%00.txt /% /%zz
        /assets/%2e%2e%2f.secret //example.org/ /\example.org/ /%0d%0aSet-Cookie:a=b`) {
        const { status, headers, body } = await ask(path);
        expect({ path, refused: status >= 400 && status < 500, status }).toMatchObject({ refused: true });
        expect(body.toString()).not.toContain(notForVisitors);
        expect(headers['set-cookie']).toBeUndefined();
        expect(headers.location).toBeUndefined();
      }
    });

    if (base === '/') return;

    test('serves the base path with and without its slash, nothing beside it, and answers in the language of the path', async () => {
      expect(await askAsIs(server.origin, '/portfolio')).toMatchObject({
        status: 301,
        headers: expect.objectContaining({ location: '/portfolio/' }),
      });
      for (const path of ['/', '/services/service1', '/portfolios/', '/index.html'])
        expect((await askAsIs(server.origin, path)).status).toBeGreaterThanOrEqual(400);
      // Answers in the language of the path that is not there.
      for (const [path, status, file] of [
        ['/ar/lost', 404, 'ar/404.html'],
        ['/ar/lost/page?from=mail', 404, 'ar/404.html'],
        ['/pt-BR/lost', 404, 'pt-BR/404.html'],
        ['/ar/404', 200, 'ar/404.html'],
        ['/ar/', 200, 'ar/index.html'],
        ['/arch/lost', 404, '404.html'],
      ] as const) {
        const answer = await ask(path);
        expect({ path, status: answer.status }).toEqual({ path, status });
        await expectFile(answer, file);
        expect(answer.headers['content-type']).toBe(types['.html']);
        expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      }
    });
  });
}

/** Adds home and 404 page in two more languages, and writes the rules of each host for them into the folder `deploy` in `root`. */
async function addLanguages(site: string, root: string, base: string) {
  const sample = siteOf(await loadSite('.'), base);
  const [english] = sample.languages;
  const others = ['ar', 'pt-BR'].map((code) => ({
    ...english,
    code,
    folder: code,
    home: `${base}${code}/`,
  }));
  for (const { code } of others)
    for (const page of ['index', '404']) await writeText(join(site, code, `${page}.html`), `${code} ${page}`);
  await writeHostFiles({ ...sample, root, languages: [english, ...others] }, site, ['p{}']);
}

async function writeText(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Unlike fetch, leaves the path as it is written. */
function askAsIs(origin: string, path: string, headers = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, failed) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      done({ status: response.statusCode!, headers: response.headers, body });
    });
    asked.once('error', failed).end();
  });
}

async function startOwn({ site }: Published): Promise<Server> {
  const { address, close } = await serveSite(0, site);
  return { origin: new URL(address).origin, close };
}

async function startCaddy({ root, deploy, scratch }: Published): Promise<Server> {
  const port = await freePort();
  const config = join(scratch, 'Caddyfile');
  await writeFile(config, `{\n\tadmin off\n}\nimport "${join(deploy, 'Caddyfile')}"\n`);
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: {
      PATH: process.env.PATH,
      HOME: scratch,
      XDG_DATA_HOME: scratch,
      XDG_CONFIG_HOME: scratch,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: root,
    },
  });
  return whenListening(child, port);
}

async function startNginx({ root, deploy, scratch }: Published): Promise<Server> {
  const port = await freePort();
  const rules = await readFile(join(deploy, 'nginx.conf'), 'utf8');
  const hasBrotli = existsSync(brotliModule);
  await writeFile(
    join(scratch, 'site.conf'),
    hasBrotli ? rules.replace('# brotli_static', 'brotli_static') : rules,
  );
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(scratch, 'nginx.conf'),
    `${hasBrotli ? `load_module ${brotliModule};` : ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid ${scratch}/nginx.pid;
    error_log stderr crit;
    events {}
    http {
      access_log off;
      ${folders.map((folder) => `${folder}_temp_path ${scratch}/${folder};`).join('\n')}
      server {
        listen 127.0.0.1:${port};
        root ${root};
        include ${scratch}/site.conf;
      }
    }`,
  );
  return whenListening(spawn('nginx', ['-p', scratch, '-c', join(scratch, 'nginx.conf')]), port);
}
