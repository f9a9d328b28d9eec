import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressedTypes, hostFiles, pageAddresses } from './addresses.ts';
import { cacheForever, mediaTypes, revalidate, securityHeaders } from './headers.ts';

type Site = { base: string; paths: string[]; styles: string[] };
type Pages = ReturnType<typeof pageAddresses>;

/**
 * Writes the same rules in the format of each host: into the published folder where the host reads them from there,
 * else into deploy/, which is not served.
 */
export async function writeHostFiles(root: string, folder: string, { base, paths, styles }: Site) {
  const headers = securityHeaders(styles);
  const pages = pageAddresses(base, paths);
  const deploy = join(root, 'deploy');
  await mkdir(deploy, { recursive: true });
  await Promise.all([
    writeFile(join(folder, '_headers'), netlifyHeaders(base, headers)),
    writeFile(join(folder, '_redirects'), netlifyRedirects(base)),
    writeFile(join(folder, 'vercel.json'), `${JSON.stringify(vercel(base, headers), null, 2)}\n`),
    writeFile(join(deploy, 'Caddyfile'), caddy(base, pages, headers)),
    writeFile(join(deploy, 'nginx.conf'), nginx(base, pages, headers)),
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

function caddy(base: string, pages: Pages, headers: Record<string, string>): string {
  const types = Object.entries(mediaTypes).flatMap(([ending, type]) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type "${type}"`,
  ]);
  const files = (...options: string[]) => ['file_server {', '\tprecompressed br gzip', ...options, '}'];
  const hidden = ['404', '404.html', ...hostFiles].flatMap((file) => [`/${file}`, `/${file}/`]);
  const site = [
    `header /assets/* Cache-Control "${cacheForever}"`,
    ...types,
    '@hidden {',
    `\tpath ${[...hidden, '/.*', '*/.*'].join(' ')}`,
    '\tnot path /.well-known/*',
    '}',
    'error @hidden 404',
    `@compressed path_regexp ${compressedFile}`,
    'error @compressed 404',
    'try_files {path} {path}.html',
    ...files(),
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
  'header @writing Allow "GET, HEAD"',
  'error @writing 405',
  // Caddy would resolve the dots, and answer with another page than the address says.
  '@broken vars_regexp {path} (\\x00|/\\.\\.?(/|$))',
  'error @broken 404',
  'map {query} {asked} {',
  `\t~(.+) "?\${1}"`,
  '\tdefault ""',
  '}',
  // Caddy ignores double slashes, escapes and the case of letters when it compares paths.
  ...pages.flatMap(({ address, others }, index) => [
    `@spelling${index} {`,
    `\tpath ${[address, ...others].join(' ')}`,
    `\tnot vars_regexp {uri} ${exactly(address)}`,
    '}',
    `redir @spelling${index} ${address}{asked} 301`,
  ]),
  ...(base === '/'
    ? site
    : [`handle_path ${base}* {`, '\troute {', ...site.map((line) => `\t\t${line}`), '\t}', '}', 'error 404']),
])}
	}
	handle_errors {
		rewrite * /404.html
		header Cache-Control "${revalidate}"
		header Content-Type "${mediaTypes.html}"
		header ?Vary Accept-Encoding
${indent(2, files('\tdisable_canonical_uris'))}
	}
}
`;
}

function nginx(base: string, pages: Pages, headers: Record<string, string>): string {
  const always = [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'add_header Allow $allow always;',
  ];
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

# nginx answers 405 to other methods. It leaves out a header without a value.
set $allow "";
if ($request_method !~ ^(GET|HEAD)$) {
	set $allow "GET, HEAD";
}
${always.join('\n')}
add_header Cache-Control "${revalidate}" always;

error_page 404 ${base}404.html;
location = ${base}404.html {
	internal;
}
${pages.map((page) => nginxPage(base, page)).join('')}${['404', ...hostFiles].map((file) => `location = ${base}${file} {\n\treturn 404;\n}\n`).join('')}location ~ /\\.(?!well-known/) {
	return 404;
}
location ~ ${compressedFile} {
	return 404;
}
location ${base} {
	try_files $uri =404;
}
location ${base}assets/ {
	try_files $uri =404;
	# A location with its own add_header does not inherit those from above, so they are repeated.
${indent(1, always)}
	add_header Cache-Control "${cacheForever}";
}
`;
}

/** nginx merges slashes and decodes escapes before it compares paths; $request_uri is the address as it was asked for. */
function nginxPage(base: string, { address, others, file }: Pages[number]): string {
  const redirect = `return 301 ${address}$is_args$args;`;
  return [
    `location = ${address} {`,
    `\tif ($request_uri !~ ${exactly(address)}) {`,
    `\t\t${redirect}`,
    '\t}',
    `\ttry_files ${base}${file} =404;`,
    '}',
    ...others.flatMap((other) => [`location = ${other} {`, `\t${redirect}`, '}']),
    '',
  ].join('\n');
}

const compressedFile = `\\.(${compressedTypes.join('|')})\\.(br|gz)$`;

/** A pattern for this path with any query. */
function exactly(path: string): string {
  return `^${path.replaceAll('.', '\\.')}(\\?|$)`;
}

function indent(depth: number, lines: string[]): string {
  return lines.map((line) => '\t'.repeat(depth) + line).join('\n');
}
