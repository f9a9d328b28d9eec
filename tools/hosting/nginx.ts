import { hostFiles } from './addresses.ts';
import { cacheForever, mediaTypes, revalidate } from './headers.ts';
import { compressedFile, exactly, indent, type Rules } from './server-rules.ts';

export function nginx({ base, pages, codes, headers }: Rules): string {
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
${codes.map((code) => nginxLanguage(base, code)).join('')}location ${base}assets/ {
	try_files $uri =404;
	# A location with its own add_header does not inherit those from above, so they are repeated.
${indent(1, always)}
	add_header Cache-Control "${cacheForever}";
}
`;
}

/** nginx merges slashes and decodes escapes before it compares paths; $request_uri is the address as it was asked for. */
function nginxPage(base: string, { address, others, file }: Rules['pages'][number]): string {
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

/** A named location: the path of the page has one that redirects. */
function nginxLanguage(base: string, code: string): string {
  return `location ${base}${code}/ {
	error_page 404 @not-found-${code};
	try_files $uri =404;
}
location @not-found-${code} {
	try_files ${base}${code}/404.html =404;
}
`;
}
