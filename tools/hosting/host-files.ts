import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheForever, mediaTypes, revalidate, securityHeaders } from './headers.ts';

/** Files that a host reads from the published folder, and that are not served to visitors. */
export const hostFiles = ['_headers', '_redirects', 'vercel.json'];

type Site = { base: string; paths: string[]; styles: string[] };

/**
 * Writes the same rules in the format of each host: into the published folder where the host reads them from there,
 * else into deploy/, which is not served.
 */
export async function writeHostFiles(root: string, folder: string, { base, paths, styles }: Site) {
  const headers = securityHeaders(styles);
  const deploy = join(root, 'deploy');
  await mkdir(deploy, { recursive: true });
  await Promise.all([
    writeFile(join(folder, '_headers'), netlifyHeaders(base, headers)),
    writeFile(join(folder, '_redirects'), netlifyRedirects(base)),
    writeFile(join(folder, 'vercel.json'), `${JSON.stringify(vercel(base, headers), null, 2)}\n`),
    writeFile(join(deploy, 'Caddyfile'), caddy(base, otherSpellings(base, paths), headers)),
    writeFile(join(deploy, 'nginx.conf'), nginx(base, otherSpellings(base, paths), headers)),
  ]);
}

/** Redirects to the one address of each page: `/about/` and `/about.html` to `/about`, `/index.html` to `/`. */
export function otherSpellings(base: string, paths: string[]): [from: string, to: string][] {
  const pages = paths.filter((path) => path !== '/').map((path) => base + path.slice(1));
  return [
    [`${base}index`, base],
    [`${base}index.html`, base],
    ...pages.flatMap((page): [string, string][] => [
      [`${page}/`, page],
      [`${page}.html`, page],
    ]),
  ];
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

function caddy(base: string, redirects: [string, string][], headers: Record<string, string>): string {
  const types = Object.entries(mediaTypes).flatMap(([ending, type]) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type "${type}"`,
  ]);
  const files = ['file_server {', '\tprecompressed br gzip', '}'];
  const site = [
    `header /assets/* Cache-Control "${cacheForever}"`,
    ...types,
    '@hidden {',
    `\tpath ${['/404', '/404.html', ...hostFiles.map((file) => `/${file}`), '/.*', '*/.*'].join(' ')}`,
    '\tnot path /.well-known/*',
    '}',
    'error @hidden 404',
    'try_files {path} {path}.html',
    ...files,
  ];
  return `# Written by npm run build: the content policy has the hash of this build's style sheet.
# With SITE_ADDRESS=your.domain Caddy gets the certificate by itself; SITE_ROOT is the folder with the files of dist/.
{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv}
	route {
${indent(2, [
  ...Object.entries(headers).map(([name, value]) => `header ${name} "${value}"`),
  'header ?Vary Accept-Encoding',
  `header Cache-Control "${revalidate}"`,
  '@writing not method GET HEAD',
  'error @writing 405',
  '@broken path_regexp \\x00',
  'error @broken 404',
  'map {query} {asked} {',
  `\t~(.+) "?\${1}"`,
  '\tdefault ""',
  '}',
  ...redirects.map(([from, to]) => `redir ${from} ${to}{asked} 301`),
  ...(base === '/'
    ? site
    : [
        `redir ${base.slice(0, -1)} ${base}{asked} 301`,
        `handle_path ${base}* {`,
        '\troute {',
        ...site.map((line) => `\t\t${line}`),
        '\t}',
        '}',
        'error 404',
      ]),
])}
	}
	handle_errors {
		rewrite * /404.html
		header Cache-Control "${revalidate}"
		header Content-Type "${mediaTypes.html}"
		header ?Vary Accept-Encoding
${indent(2, files)}
	}
}
`;
}

function nginx(base: string, redirects: [string, string][], headers: Record<string, string>): string {
  const always = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const folder =
    base === '/' ? 'the files of dist/' : `a folder '${base.slice(1, -1)}' with the files of dist/`;
  return `# Written by npm run build: the content policy has the hash of this build's style sheet.
# Include it in a server block that has its listen, server_name and root; root is the folder with ${folder}.
types {
${indent(
  1,
  Object.entries(mediaTypes).map(([ending, type]) => `"${type}" ${ending};`),
)}
}
default_type application/octet-stream;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
# Needs a module, in Debian libnginx-mod-http-brotli-static:
# brotli_static on;

${always.join('\n')}
add_header Cache-Control "${revalidate}" always;

error_page 404 ${base}404.html;
location = ${base}404.html {
	internal;
}
${redirects.map(([from, to]) => `location = ${from} {\n\treturn 301 ${to}$is_args$args;\n}\n`).join('')}${['404', ...hostFiles].map((file) => `location = ${base}${file} {\n\treturn 404;\n}\n`).join('')}location ~ /\\.(?!well-known/) {
	return 404;
}
location = ${base} {
	try_files ${base}index.html =404;
}
location ${base} {
	try_files $uri $uri.html =404;
}
location ${base}assets/ {
	try_files $uri =404;
	# A location with its own add_header does not inherit those from above, so they are repeated.
${indent(1, always)}
	add_header Cache-Control "${cacheForever}";
}
`;
}

function indent(depth: number, lines: string[]): string {
  return lines.map((line) => '\t'.repeat(depth) + line).join('\n');
}
