import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveSite } from '../../tools/hosting/site-server.ts';
import { freePort, isInstalled, type Server, whenListening } from '../support/real-server.ts';

// Real servers, with the rules that the build wrote for them, and our own: all three are expected to do the same.
test.describe.configure({ mode: 'default' });

type Published = { root: string; site: string; deploy: string; scratch: string };
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
};

const hosts: { name: string; program?: string; start: (published: Published) => Promise<Server> }[] = [
  { name: 'Caddy', program: 'caddy', start: startCaddy },
  { name: 'nginx', program: 'nginx', start: startNginx },
  { name: 'npm start', start: startOwn },
];

/** Where the site for each base path was built. */
const projects: Record<string, string> = { '/': '.', '/portfolio/': process.env.BUILT_UNDER_PATH! };

for (const [base, project] of Object.entries(projects)) {
  for (const { name, program, start } of hosts) {
    test.describe(`${name} serves the site at ${base}`, () => {
      test.skip(Boolean(program) && !isInstalled(program!), `${program} is not installed on this machine`);

      let server: Server;
      let site: string;
      let scratch: string;
      const inSite = (path: string) => base + path.slice(1);
      const ask = (path: string, headers = {}, method = 'GET') =>
        askAsIs(server.origin, inSite(path), headers, method);
      const stored = (file: string) => readFile(join(site, file));
      // Not toEqual, which takes a second to compare two files.
      const expectFile = async ({ body }: Answer, file: string) =>
        expect(body.equals(await stored(file)), `the bytes of ${file}`).toBe(true);

      test.beforeAll(async () => {
        scratch = await mkdtemp(join(tmpdir(), 'hosts-'));
        const root = join(scratch, 'root');
        // Caddy takes the base off the path, nginx looks for it among the files.
        site = name === 'nginx' ? join(root, base) : root;
        await cp(join(project, 'dist'), site, { recursive: true });
        await mkdir(join(site, '.well-known'));
        await writeFile(join(site, '.well-known/security.txt'), 'Contact: mailto:me@example.com');
        for (const file of ['.secret', 'services/.secret'])
          await writeFile(join(site, file), 'not for visitors');
        for (const file of ['outside.txt', 'root-outside.txt'])
          await writeFile(join(scratch, file), 'not for visitors');
        await writeFile(join(site, 'me.vcf'), 'BEGIN:VCARD');
        await writeFile(join(site, 'me.webmanifest'), '{}');
        server = await start({ root, site, scratch, deploy: resolve(project, 'deploy') });
      });

      test.afterAll(async () => {
        await server?.close();
        if (scratch) await rm(scratch, { recursive: true });
      });

      test('sends pages with every header, and has browsers ask for them again', async () => {
        const [, ...rules] = (await readFile(join(site, '_headers'), 'utf8')).split('\n');
        const headers = rules
          .slice(0, rules.indexOf(`${base}assets/*`))
          .map((rule) => rule.trim().split(/: (.*)/, 2));
        expect(headers).toHaveLength(7);
        for (const path of [
          '/',
          '/services/service1',
          '/services/service2',
          '/?from=mail',
          '/no-such-page',
        ]) {
          const answer = await ask(path);
          expect(answer.status).toBe(path === '/no-such-page' ? 404 : 200);
          expect(answer.headers).toMatchObject({
            ...Object.fromEntries(headers.map(([name, value]) => [name!.toLowerCase(), value])),
            'content-type': types['.html'],
            'cache-control': 'no-cache',
          });
        }
        await expectFile(await ask('/'), 'index.html');
        await expectFile(await ask('/services/service1'), 'services/service1.html');
        expect(await ask('/', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
        expect(await ask('/', {}, 'POST')).toMatchObject({
          status: 405,
          headers: expect.objectContaining({ allow: 'GET, HEAD' }),
        });
        expect((await ask('/')).headers.allow).toBeUndefined();
      });

      test('sends compressed files as they are stored', async () => {
        const script = (await readdir(join(site, 'assets'))).find((file) => file.endsWith('.js'));
        for (const [path, file, status] of [
          ['/', 'index.html', 200],
          ['/services/service2', 'services/service2.html', 200],
          [`/assets/${script}`, `assets/${script}`, 200],
          ['/no-such-page', '404.html', 404],
        ] as const) {
          const brotli = name !== 'nginx' || existsSync(brotliModule);
          for (const [accepted, encoding, ending] of [
            ['gzip, deflate, br, zstd', brotli ? 'br' : 'gzip', brotli ? '.br' : '.gz'],
            ['gzip', 'gzip', '.gz'],
            ['br;q=0, gzip', 'gzip', '.gz'],
            ['identity', undefined, ''],
          ] as const) {
            const answer = await ask(path, { 'Accept-Encoding': accepted });
            expect(answer.status).toBe(status);
            expect(answer.headers['content-encoding']).toBe(encoding);
            expect(answer.headers.vary).toMatch(/accept-encoding/i);
            await expectFile(answer, file + ending);
          }
        }
      });

      test('sends hashed files with their type, to be cached for a year', async () => {
        const files = await readdir(join(site, 'assets'));
        const seen = new Map(files.map((file) => [extname(file), file]));
        for (const [ending, file] of seen) {
          if (ending === '.br' || ending === '.gz') continue;
          const { status, headers } = await ask(`/assets/${file}`);
          expect({ file, status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
            file,
            status: 200,
            type: types[ending],
            cache: 'public, max-age=31536000, immutable',
          });
          expect(headers['x-content-type-options']).toBe('nosniff');
        }
        for (const [file, type] of [
          ['/me.vcf', 'text/vcard; charset=utf-8'],
          ['/me.webmanifest', 'application/manifest+json; charset=utf-8'],
          ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
        ] as const) {
          const { status, headers } = await ask(file);
          expect({ status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
            status: 200,
            type,
            cache: 'no-cache',
          });
        }
      });

      test('sends a part of a clip', async () => {
        const clip = `assets/${(await readdir(join(site, 'assets'))).find((file) => file.endsWith('.mp4'))}`;
        const whole = await stored(clip);
        for (const [range, from, to] of [
          ['bytes=0-99', 0, 99],
          ['bytes=1000-', 1000, whole.length - 1],
          ['bytes=-500', whole.length - 500, whole.length - 1],
        ] as const) {
          const { status, headers, body } = await ask(`/${clip}`, { Range: range });
          expect(status).toBe(206);
          expect(headers['content-range']).toBe(`bytes ${from}-${to}/${whole.length}`);
          expect(headers['content-type']).toBe('video/mp4');
          expect(body.equals(whole.subarray(from, to + 1))).toBe(true);
        }
        for (const range of [`bytes=${whole.length}-`, 'bytes=500-100'])
          expect((await ask(`/${clip}`, { Range: range })).status).toBe(416);
        const { etag } = (await ask(`/${clip}`)).headers;
        for (const [version, status] of [
          [etag, 206],
          ['"another"', 200],
        ]) {
          const answer = await ask(`/${clip}`, { Range: 'bytes=0-99', 'If-Range': version });
          expect(answer.status).toBe(status);
        }
      });

      test('answers 304 for what the visitor already has', async () => {
        const script = (await readdir(join(site, 'assets'))).find((file) => file.endsWith('.js'));
        for (const path of ['/', '/services/service1', `/assets/${script}`]) {
          for (const encoding of ['br, gzip', 'gzip', 'identity']) {
            const accept = { 'Accept-Encoding': encoding };
            const { etag, 'cache-control': cache } = (await ask(path, accept)).headers;
            expect(etag).toBeTruthy();
            const again = await ask(path, { ...accept, 'If-None-Match': etag });
            expect(again).toMatchObject({
              status: 304,
              body: Buffer.alloc(0),
              headers: expect.objectContaining({ etag, 'cache-control': cache }),
            });
            expect((await ask(path, { ...accept, 'If-None-Match': '"another"' })).status).toBe(200);
          }
        }
      });

      test('redirects every other spelling of a path to the one address of its page', async () => {
        for (const [from, to] of [
          ['/index', '/'],
          ['/index/', '/'],
          ['/index.html', '/'],
          ['/index.html/', '/'],
          ['//', '/'],
          ['//index.html', '/'],
          ['/%69ndex.html', '/'],
          ['/services/service1/', '/services/service1'],
          ['/services/service1.html', '/services/service1'],
          ['/services/service1.html/', '/services/service1'],
          ['/services//service1', '/services/service1'],
          ['//services///service1//', '/services/service1'],
          ['/services/%73ervice1', '/services/service1'],
          ['/services/service2/', '/services/service2'],
        ] as const) {
          for (const query of ['', '?utm_source=mail&b=%20', '?a=b?c=d']) {
            const { status, headers } = await ask(from + query);
            expect({ from, status }).toEqual({ from, status: 301 });
            expect(headers.server ?? '', 'names no version').not.toMatch(/\d/);
            expect(headers).toMatchObject({ location: inSite(to) + query, 'cache-control': 'no-cache' });
          }
        }
      });

      test('redirects to no other site', async () => {
        for (const path of [
          '//example.org/..',
          '//example.org/../',
          '//example.org/%2e%2e',
          '//example.org//..//',
        ]) {
          const { status, headers } = await ask(path);
          // Some servers resolve the dots, which lead to the home page.
          expect({ path, status, to: headers.location ?? base }).toMatchObject({ path, to: base });
          expect([301, 404]).toContain(status);
        }
      });

      test('sends the 404 page for files that are missing, folders, and files that are not for visitors', async () => {
        const script = (await readdir(join(site, 'assets'))).find((file) => file.endsWith('.js'));
        for (const path of [
          ...[
            '/pricing',
            '/services',
            '/services/',
            '/assets',
            '/assets/',
            '/assets/gone-12345678.js',
            '/404',
            '/404/',
            '/404.html',
            '/404.html/',
            '//404.html',
            '/404%2ehtml',
          ],
          ...['/services/service1/index.html', '/no%20such%20page', '/%F0%9F%92%A5', '/gone.vcf'],
          ...[
            '/_headers',
            '/_redirects',
            '/vercel.json',
            '/%5fheaders',
            '//_headers',
            '/vercel%2ejson',
            '/.assets',
            '/.secret',
            '/%2esecret',
            '/services/.secret',
          ],
          ...['br', 'gz', 'b%72'].flatMap((ending) => [
            `/index.html.${ending}`,
            `/services/service1.html.${ending}`,
            `/assets/${script}.${ending}`,
          ]),
        ]) {
          const answer = await ask(path);
          const { status, headers } = answer;
          expect({ path, status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
            path,
            status: 404,
            type: types['.html'],
            cache: 'no-cache',
          });
          await expectFile(answer, '404.html');
          expect(headers['content-security-policy']).toContain("default-src 'none'");
        }
      });

      test('sends nothing from outside the site, however the path is written', async () => {
        for (const path of [
          ...[
            '/../outside.txt',
            '/%2e%2e/outside.txt',
            '/..%2foutside.txt',
            '/.%2e/outside.txt',
            '/..;/outside.txt',
          ],
          ...[
            '/assets/../../outside.txt',
            '/assets/..%2f..%2foutside.txt',
            '/assets/%2e%2e/%2e%2e/outside.txt',
          ],
          ...[
            '/..%5coutside.txt',
            '/..\\outside.txt',
            '/%252e%252e/outside.txt',
            '/%c0%ae%c0%ae/outside.txt',
          ],
          ...['/../root-outside.txt', '/%00', '/index.html%00.txt', '/%', '/%zz', '/assets/%2e%2e%2f.secret'],
          ...['//example.org/', '/\\example.org/', '/%0d%0aSet-Cookie:a=b'],
        ]) {
          const { status, headers, body } = await ask(path);
          expect({ path, refused: status >= 400 && status < 500, status }).toMatchObject({ refused: true });
          expect(body.toString()).not.toContain('not for visitors');
          expect(headers['set-cookie']).toBeUndefined();
          expect(headers.location).toBeUndefined();
        }
      });

      if (base !== '/') {
        test('serves the base path with and without its slash, and nothing beside it', async () => {
          expect(await askAsIs(server.origin, '/portfolio')).toMatchObject({
            status: 301,
            headers: expect.objectContaining({ location: '/portfolio/' }),
          });
          for (const path of ['/', '/services/service1', '/portfolios/', '/index.html'])
            expect((await askAsIs(server.origin, path)).status).toBeGreaterThanOrEqual(400);
        });
      }
    });
  }
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
  await writeFile(config, `{\n\tadmin off\n}\nimport ${join(deploy, 'Caddyfile')}\n`);
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
