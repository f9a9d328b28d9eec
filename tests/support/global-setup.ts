import { rm } from 'node:fs/promises';
import { serveSite } from '../../tools/hosting/site-server.ts';
import { buildSite } from '../../tools/pages/build-site.ts';
import { copyProject } from './project-copy.ts';

/**
 * Builds the site once at the root of its host and once under a path, and serves both to all tests. With SITE_AT_ROOT,
 * SITE_UNDER_PATH and BUILT_UNDER_PATH set, the tests use sites that are served already.
 */
// biome-ignore lint/style/noDefaultExport: the runner asks for one
export default async function globalSetup() {
  const removeContent = () => rm(process.env.PORTFOLIO_CONTENT!, { force: true });
  if (process.env.SITE_AT_ROOT && process.env.SITE_UNDER_PATH) return removeContent;

  const copy = await copyProject();
  await copy.edit('content/site.ts', /\burl: '(https:\/\/[^/']+)[^']*'/, "url: '$1/portfolio'");
  const [atRoot, underPath] = await Promise.all([buildSite('.'), copy.build()]);
  if (atRoot.problems.length > 0) throw new Error(atRoot.problems.join('\n'));
  if (underPath.code !== 0) throw new Error(underPath.stderr);
  const servers = await Promise.all([serveSite(0, 'dist'), copy.serve()]);
  process.env.SITE_AT_ROOT = servers[0].address;
  process.env.SITE_UNDER_PATH = servers[1].address;
  process.env.BUILT_UNDER_PATH = copy.folder;
  return async () => {
    for (const server of servers) server.close();
    await Promise.all([copy.remove(), removeContent()]);
  };
}
