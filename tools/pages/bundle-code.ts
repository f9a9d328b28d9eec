import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { Render } from '../../model/site-data.ts';
import { readChangingCode } from './changing-code.ts';

/** The code of the site, which is the same for any content and language. */
export type Code = {
  /** The path of the first script in the site's folder. */
  script: string;
  /** The style sheet, without theme and fonts. */
  css: string;
  /** What may change a page after it was prerendered. */
  changing: string;
  render: Render;
};

/** Bundles what browsers run into the folder `site`, and loads what renders the pages. */
export async function bundleCode(root: string, base: string, site: string, work: string): Promise<Code> {
  const both = [bundleClient(root, base, site), loadRenderer(root, work)] as const;
  // If one fails, the other goes on, and would make the folder again that is removed then.
  await Promise.allSettled(both);
  const [client, renderer] = await Promise.all(both);
  return { ...client, changing: await readChangingCode(root), render: renderer };
}

async function bundleClient(root: string, base: string, site: string) {
  const { output } = (await build({
    root,
    base,
    logLevel: 'warn',
    build: { outDir: site },
  })) as Rolldown.RolldownOutput;
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)!;
  const sheet = output.find((file) => file.fileName.endsWith('.css'))!;
  const css = await readFile(join(site, sheet.fileName), 'utf8');
  await rm(join(site, sheet.fileName));
  return { script: script.fileName, css: css.trim() };
}

async function loadRenderer(root: string, work: string): Promise<Render> {
  const outDir = join(work, 'render');
  await build({ root, logLevel: 'warn', build: { outDir, ssr: 'src/entries/render.tsx' } });
  const module: { render: Render } = await import(pathToFileURL(join(outDir, 'render.js')).href);
  return module.render;
}
