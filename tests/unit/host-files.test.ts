import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hostFiles } from '../../tools/hosting/addresses.ts';
import { mediaTypes, policyTag, securityHeaders } from '../../tools/hosting/headers.ts';
import { writeHostFiles } from '../../tools/hosting/host-files.ts';
import { schemeScript } from '../../tools/theme/scheme-script.ts';
import { siteWith } from './site.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { validContent } from './valid-content.ts';

const cacheForever = 'public, max-age=31536000, immutable';

const styles = ['p{color:red}', '@font-face{src:url(/a.woff2)}'];
const security = securityHeaders({ styles, scripts: [schemeScript] });

test('the policy allows what the page needs, and of inline code only its own styles and the script for the scheme', () => {
  const [script, ...hashes] = [schemeScript, ...styles].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const rules = security['Content-Security-Policy']!.split('; ');
  expect(rules).toEqual([
    "default-src 'none'",
    `script-src 'self' ${script}`,
    `style-src 'self' ${hashes.join(' ')}`,
    ...['img', 'media', 'font', 'manifest', 'connect'].map((kind) => `${kind}-src 'self'`),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "frame-ancestors 'none'",
  ]);
  // A page cannot forbid that it is framed.
  expect(policyTag({ styles, scripts: [schemeScript] })).toBe(
    `<meta http-equiv="Content-Security-Policy" content="${rules.slice(0, -1).join('; ')}">`,
  );
});

test('every response has the other security headers, in characters that no server reads as its own', () => {
  expect(security).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*microphone=\(\)/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  for (const value of [...Object.values(security), ...Object.values(mediaTypes)])
    expect(value).not.toMatch(/["\n\\$]/);
});

describe.each(['/', '/portfolio/'])('with the site at %s', (base) => {
  /** The files that are written for all hosts, by their paths. */
  async function written(): Promise<Record<string, string>> {
    const root = temporaryFolder({ 'dist/index.html': '' });
    const content = validContent();
    content.site.site.url = new URL(base, 'https://lena.example').href.replace(/\/$/, '');
    await writeHostFiles(siteWith(content, { root }), join(root, 'dist'), styles);
    const files = [...hostFiles.map((name) => `dist/${name}`), 'deploy/Caddyfile', 'deploy/nginx.conf'];
    return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  }

  test('Netlify, Cloudflare Pages and Vercel find each rule, and serve each page without .html', async () => {
    const files = await written();
    const headers = Object.entries(security).map(([name, value]) => `  ${name}: ${value}\n`);
    expect(files['dist/_headers']).toBe(
      `${base}*\n${headers.join('')}${base}assets/*\n  Cache-Control: ${cacheForever}\n`,
    );
    const redirects = files['dist/_redirects']!.match(/^[^#\n].*$/gm);
    expect(redirects).toEqual(base === '/' ? null : ['/portfolio/* /:splat 200']);
    const moved = { rewrites: [{ source: '/portfolio/:path*', destination: '/:path*' }] };
    expect(JSON.parse(files['dist/vercel.json']!)).toEqual({
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        { source: '/(.*)', headers: Object.entries(security).map(([key, value]) => ({ key, value })) },
        { source: `${base}assets/(.*)`, headers: [{ key: 'Cache-Control', value: cacheForever }] },
      ],
      ...(base !== '/' && moved),
    });
  });

  // tests/owner/hosts.spec.ts asks real servers with these rules.
  test('Caddy and nginx know headers, types and redirects', async () => {
    const { 'deploy/Caddyfile': caddy, 'deploy/nginx.conf': nginx } = await written();
    for (const [name, value] of Object.entries(security)) {
      expect(caddy).toContain(`header ${name} "${value}"\n`);
      expect(nginx).toContain(`add_header ${name} "${value}" always;\n`);
    }
    for (const text of [caddy, nginx]) expect(text).toContain(cacheForever);
    for (const [ending, type] of Object.entries(mediaTypes)) {
      expect(caddy).toContain(`header @${ending} Content-Type "${type}"\n`);
      expect(nginx).toContain(`"${type}" ${ending};\n`);
    }
    for (const page of [base, `${base}services/apps`, `${base}projects/stock-count`]) {
      expect(caddy).toContain(` ${page}{asked} 301\n`);
      expect(nginx).toContain(`return 301 ${page}$is_args$args;\n`);
    }
    expect(caddy!.includes('handle_path /portfolio/*')).toBe(base !== '/');
    for (const file of hostFiles) expect(nginx).toContain(`location = ${base}${file} {\n\treturn 404;\n}`);
  });
});
