import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSite } from '../../tools/content/load-site.ts';
import { siteOf } from '../../tools/content/site.ts';
import { writeHostFiles } from '../../tools/hosting/host-files.ts';
import { serveSite } from '../../tools/hosting/site-server.ts';
import { bundleCode } from '../../tools/pages/bundle-code.ts';
import { writeSite } from '../../tools/pages/write-site.ts';
import { content, isSample } from './content.ts';
import { copyProject, runScript } from './project-copy.ts';

/**
 * Builds the site at the root of its host. Bundles the code for a path once, and renders the site there: so do the tests of
 * other owners. With SITE_AT_ROOT, SITE_UNDER_PATH and BUILT_UNDER_PATH set, the tests use sites that are there already.
 */
// biome-ignore lint/style/noDefaultExport: the runner asks for one
export default async function globalSetup() {
  const removeContent = () => rm(process.env.PORTFOLIO_CONTENT!, { force: true });
  const { SITE_AT_ROOT, SITE_UNDER_PATH, BUILT_UNDER_PATH } = process.env;
  if (!isSample || (SITE_AT_ROOT && SITE_UNDER_PATH && BUILT_UNDER_PATH)) return removeContent;

  process.env.NODE_ENV = 'production';
  const { folder, serve, remove } = await copyProject();
  const [built] = await Promise.all([runScript('.', 'tools/commands/build.ts'), renderUnderPath(folder)]);
  if (built.code !== 0) throw new Error(built.stderr);
  const servers = await Promise.all([serveSite(0, 'dist'), serve()]);
  process.env.SITE_AT_ROOT = servers[0].address;
  process.env.SITE_UNDER_PATH = servers[1].address;
  process.env.BUILT_UNDER_PATH = folder;
  return async () => {
    for (const server of servers) server.close();
    await Promise.all([remove(), removeContent()]);
  };
}

async function renderUnderPath(folder: string) {
  const sample = await loadSite('.');
  const url = `${new URL(content.site.site.url).origin}/portfolio`;
  Object.assign(sample.languages[0].content.site!.site as object, { url });
  const site = siteOf(sample);
  const bundle = join(folder, 'bundle');
  const code = await bundleCode(folder, site.base, bundle, folder);
  const { render: _, ...files } = code;
  await writeFile(join(folder, 'code.json'), JSON.stringify(files));
  const dist = join(folder, 'dist');
  await cp(bundle, dist, { recursive: true });
  await writeHostFiles({ ...site, root: folder }, dist, await writeSite(site, code, dist));
}
