import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The same site with every script, clip and font removed: what no page with these words and pictures can beat. */
export async function makeFloor(site: string, folder: string) {
  await cp(site, folder, { recursive: true });
  const page = join(folder, 'index.html');
  const html = (await readFile(page, 'utf8'))
    // The policy names the style sheet by its hash, which is about to change.
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<script type="module".*?<\/script>/, '')
    .replace(/<link rel="preload" as="font"[^>]*>/g, '')
    .replace(/@font-face\s*\{[^}]*woff2[^}]*\}/g, '');
  const headers = join(folder, '_headers');
  await writeFile(
    headers,
    (await readFile(headers, 'utf8')).replace(/^ *Content-Security-Policy: .*\n/m, ''),
  );
  await writeFile(page, html);
  await writeFile(`${page}.br`, brotliCompressSync(html));
  await writeFile(`${page}.gz`, gzipSync(html, { level: 9 }));
}
