import { hostFiles } from './addresses.ts';
import { cacheForever, mediaTypes, revalidate } from './headers.ts';
import { compressedFile, exactly, indent, type Rules } from './server-rules.ts';

export function caddy({ base, pages, codes, headers }: Rules): string {
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
${indent(2, caddyNotFound(base, codes))}
		header Cache-Control "${revalidate}"
		header Content-Type "${mediaTypes.html}"
		header ?Vary Accept-Encoding
${indent(2, files('\tdisable_canonical_uris'))}
	}
}
`;
}

function caddyNotFound(base: string, codes: string[]): string[] {
  if (codes.length === 0) return ['rewrite * /404.html'];
  return [
    'map {http.request.orig_uri.path} {language} {',
    `\t~^${base}(${codes.join('|')})/ "\${1}/"`,
    '\tdefault ""',
    '}',
    'rewrite * /{language}404.html',
  ];
}
