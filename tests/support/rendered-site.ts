import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '../../model/content.ts';
import { checkContent } from '../../tools/content/check-content.ts';
import { type LoadedSite, loadSite } from '../../tools/content/load-site.ts';
import { type Site, siteOf } from '../../tools/content/site.ts';
import { writeHostFiles } from '../../tools/hosting/host-files.ts';
import { serveSite } from '../../tools/hosting/site-server.ts';
import type { Code } from '../../tools/pages/bundle-code.ts';
import { writePages } from '../../tools/pages/write-site.ts';
import { expect, test } from './visitor.ts';

/** A site that was rendered for a test: as a build writes it, but neither compressed nor with share pictures and icons. */
export type RenderedSite = { site: Site; dist: string; address: string; close: () => Promise<void> };

/** The address that the guides take as an example. All rendered sites are below its path. */
export const url = 'https://you.github.io/portfolio';

/** What the files of the sample say, for a test to change. */
export async function sampleWith(change: (content: Content) => void): Promise<LoadedSite> {
  const loaded = await loadSite('.');
  change(contentOf(loaded));
  return loaded;
}

/** For an owner who renames or removes projects. */
export function removeStories(content: Content) {
  for (const file of Object.keys(content))
    if (file.startsWith('stories/')) delete content[file as `stories/${string}`];
}

export function contentOf({ languages }: LoadedSite, at = 0): Content {
  return languages[at]!.content as unknown as Content;
}

/** Renders a site before the tests of a file or a group, which open it by its paths. */
export function renderOnce(load: () => Promise<LoadedSite>): RenderedSite {
  const rendered = {} as RenderedSite;
  test.beforeAll(async () => {
    test.setTimeout(60_000);
    Object.assign(rendered, await renderAndServe(await load()));
  });
  test.afterAll(() => rendered.close?.());
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures here
    baseURL: async ({}, use) => use(rendered.address),
  });
  return rendered;
}

/** By the functions of the build, with the code that the set-up of the tests has bundled. */
export async function renderAndServe(loaded: LoadedSite): Promise<RenderedSite> {
  for (const { content } of loaded.languages) Object.assign(content.site!.site as object, { url });
  expect(checkContent(loaded)).toEqual([]);
  const site = siteOf(loaded);
  // A copy of the project is removed with its site.
  const folder = site.root === '.' ? await mkdtemp(join(tmpdir(), 'rendered-')) : site.root;
  const dist = join(folder, 'dist');
  const { code, bundle } = await codeOfSetup();
  await cp(bundle, dist, { recursive: true });
  const styles = await writePages(site, code, dist);
  await writeHostFiles({ ...site, root: folder }, dist, styles);
  const { address, close } = await serveSite(0, dist);
  return {
    site,
    dist,
    address,
    close: async () => {
      close();
      await rm(folder, { recursive: true });
    },
  };
}

async function codeOfSetup(): Promise<{ code: Code; bundle: string }> {
  const folder = process.env.BUILT_UNDER_PATH!;
  const text = await readFile(join(folder, 'code.json'), 'utf8');
  const { render } = await import(pathToFileURL(join(folder, 'render/render.js')).href);
  return { code: { ...JSON.parse(text), render }, bundle: join(folder, 'bundle') };
}
