import { checkContent } from './check-content.ts';
import { loadSite } from './load-site.ts';
import { type Site, siteOf } from './site.ts';

/** The site of the project in `root`, or the problems of its content, one line each. */
export async function readSite(
  root: string,
  options?: Parameters<typeof loadSite>[1],
): Promise<{ site: Site } | { problems: string[] }> {
  const loaded = await loadSite(root, options);
  const problems = checkContent(loaded);
  return problems.length > 0 ? { problems } : { site: siteOf(loaded) };
}
