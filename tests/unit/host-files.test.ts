import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheForever, mediaTypes, securityHeaders } from '../../tools/hosting/headers.ts';
import { hostFiles } from '../../tools/hosting/addresses.ts';
import { writeHostFiles } from '../../tools/hosting/host-files.ts';
import { temporaryFolder } from './temporary-folder.ts';

const paths = ['/', '/services/apps'];
const styles = ['p{}'];

/** The files that are written for all hosts, by their paths. */
async function written(base: string): Promise<Record<string, string>> {
  const root = temporaryFolder({ 'dist/index.html': '' });
  await writeHostFiles(root, join(root, 'dist'), { base, paths, styles });
  const files = [...hostFiles.map((name) => `dist/${name}`), 'deploy/Caddyfile', 'deploy/nginx.conf'];
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

test.each(['/', '/portfolio/'])('with the site at %s, every host gets the same headers', async (base) => {
  const { 'dist/_redirects': _, ...files } = await written(base);
  for (const [file, text] of Object.entries(files)) {
    for (const [name, value] of Object.entries(securityHeaders(styles))) {
      expect(text, file).toContain(name);
      expect(text, file).toContain(value);
    }
    expect(text, file).toContain(cacheForever);
  }
});

test.each(['/', '/portfolio/'])(
  'with the site at %s, Netlify and Cloudflare Pages find each rule',
  async (base) => {
    const files = await written(base);
    const blocks = files['dist/_headers']!.split(/\n(?=\S)/).map((block) => block.trimEnd().split('\n'));
    expect(blocks.map(([path]) => path)).toEqual([`${base}*`, `${base}assets/*`]);
    expect(blocks[0]!.slice(1)).toEqual(
      Object.entries(securityHeaders(styles)).map(([name, value]) => `  ${name}: ${value}`),
    );
    expect(blocks[1]!.slice(1)).toEqual([`  Cache-Control: ${cacheForever}`]);
    const redirects = files['dist/_redirects']!.match(/^[^#\n].*$/gm);
    expect(redirects).toEqual(base === '/' ? null : ['/portfolio/* /:splat 200']);
  },
);

test.each(['/', '/portfolio/'])(
  'with the site at %s, Vercel serves each page without .html',
  async (base) => {
    const { cleanUrls, trailingSlash, headers, rewrites } = JSON.parse(
      (await written(base))['dist/vercel.json']!,
    );
    expect({ cleanUrls, trailingSlash }).toEqual({ cleanUrls: true, trailingSlash: false });
    expect(headers).toEqual([
      {
        source: '/(.*)',
        headers: Object.entries(securityHeaders(styles)).map(([key, value]) => ({ key, value })),
      },
      { source: `${base}assets/(.*)`, headers: [{ key: 'Cache-Control', value: cacheForever }] },
    ]);
    const moved = [{ source: '/portfolio/:path*', destination: '/:path*' }];
    expect(rewrites).toEqual(base === '/' ? undefined : moved);
  },
);

// tests/owner/hosts.spec.ts asks real servers with these rules.
test.each(['/', '/portfolio/'])(
  'with the site at %s, Caddy and nginx know types and redirects',
  async (base) => {
    const { 'deploy/Caddyfile': caddy, 'deploy/nginx.conf': nginx } = await written(base);
    for (const [ending, type] of Object.entries(mediaTypes)) {
      expect(caddy).toContain(`header @${ending} Content-Type "${type}"\n`);
      expect(nginx).toContain(`"${type}" ${ending};\n`);
    }
    for (const page of [base, `${base}services/apps`]) {
      expect(caddy).toContain(` ${page}{asked} 301\n`);
      expect(nginx).toContain(`return 301 ${page}$is_args$args;\n`);
    }
    expect(caddy!.includes('handle_path /portfolio/*')).toBe(base !== '/');
    for (const file of hostFiles) expect(nginx).toContain(`location = ${base}${file} {\n\treturn 404;\n}`);
  },
);
