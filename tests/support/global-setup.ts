import { buildSite } from '../../tools/pages/build-site.ts';
import { serveSite } from '../../tools/hosting/site-server.ts';
import { copyProject } from './project-copy.ts';

/** Builds the site once at the root of its host and once under a path, and serves both to all tests. */
// biome-ignore lint/style/noDefaultExport: the runner asks for one
export default async function globalSetup() {
  // Already built and served by whoever started this run.
  if (process.env.SITE_AT_ROOT && process.env.SITE_UNDER_PATH) return;
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
    await copy.remove();
  };
}
