import { checkContent } from './check-content.ts';
import { loadSite } from './load-site.ts';
import type { Problem } from './problem.ts';
import { type Site, siteOf } from './site.ts';

/** The site of the project in `root`, or the problems of its content. */
export async function readSite(
  root: string,
  options?: Parameters<typeof loadSite>[1],
): Promise<{ site: Site } | { problems: Problem[] }> {
  const loaded = await loadSite(root, options);
  const problems = checkContent(loaded);
  return problems.length > 0 ? { problems } : { site: siteOf(loaded) };
}
