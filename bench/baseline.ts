import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

/** A copy of the site without script, clips and fonts: no page with this text and these pictures can load faster. */
export async function makeBaseline(site: string, folder: string, executablePath: string) {
  await cp(site, folder, { recursive: true });
  const page = join(folder, 'index.html');
  const html = await withoutScriptAndFonts(await readFile(page, 'utf8'), executablePath);
  await writeFile(page, html);
  await writeFile(`${page}.br`, brotliCompressSync(html));
  await writeFile(`${page}.gz`, gzipSync(html, { level: 9 }));
}

/** Parsed by a browser. The content policy and all other styles stay as they are. */
async function withoutScriptAndFonts(html: string, executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage();
    return await page.evaluate((html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const parts = 'script[type=module], link[as=font]';
      for (const part of parsed.querySelectorAll(parts)) part.remove();
      return `<!doctype html>${parsed.documentElement.outerHTML}`;
    }, html);
  } finally {
    await browser.close();
  }
}
