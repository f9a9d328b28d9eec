import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../content/site.ts';
import { inlineScripts } from '../theme/scheme-script.ts';
import { pageAddresses } from './addresses.ts';
import { caddy } from './caddy.ts';
import { cacheForever, securityHeaders } from './headers.ts';
import { nginx } from './nginx.ts';

/**
 * Writes the same rules in the format of each host: into the published folder where the host reads them from there,
 * else into deploy/, which is not served.
 */
export async function writeHostFiles(
  { root, base, theme, languages }: Site,
  folder: string,
  styles: string[],
) {
  const headers = securityHeaders({ styles, scripts: inlineScripts(theme) });
  // The 404 page of a further language has an address, because hosts know only that of the first.
  const paths = languages.flatMap(({ home, pages }) =>
    pages
      .filter(({ kind }) => kind !== 'not-found' || home !== base)
      .map(({ path }) => home.slice(base.length - 1, -1) + path),
  );
  const pages = pageAddresses(base, paths);
  const codes = languages.slice(1).map(({ code }) => code);
  const deploy = join(root, 'deploy');
  await mkdir(deploy, { recursive: true });
  await Promise.all([
    writeFile(join(folder, '_headers'), netlifyHeaders(base, headers)),
    writeFile(join(folder, '_redirects'), netlifyRedirects(base)),
    writeFile(join(folder, 'vercel.json'), `${JSON.stringify(vercel(base, headers), null, 2)}\n`),
    writeFile(join(deploy, 'Caddyfile'), caddy({ base, pages, codes, headers })),
    writeFile(join(deploy, 'nginx.conf'), nginx({ base, pages, codes, headers })),
  ]);
}

/** No Cache-Control for pages: Netlify and Cloudflare Pages already send `no-cache`, and would add ours to theirs. */
function netlifyHeaders(base: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${base}*\n${lines.join('')}${base}assets/*\n  Cache-Control: ${cacheForever}\n`;
}

function netlifyRedirects(base: string): string {
  const note = '# Both hosts serve about.html for /about, and 404.html for missing pages, by themselves.\n';
  return base === '/' ? note : `${note}${base}* /:splat 200\n`;
}

function vercel(base: string, headers: Record<string, string>) {
  const list = (record: Record<string, string>) =>
    Object.entries(record).map(([key, value]) => ({ key, value }));
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: list(headers) },
      { source: `${base}assets/(.*)`, headers: list({ 'Cache-Control': cacheForever }) },
    ],
    ...(base !== '/' && { rewrites: [{ source: `${base}:path*`, destination: '/:path*' }] }),
  };
}
