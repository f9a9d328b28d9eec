import { lineOf } from '../content/problem.ts';
import { buildSite } from '../pages/build-site.ts';
import { printJson, projectRoot } from './run-command.ts';

/**
 * Builds the site, and says how that went; with `json` it prints the problems of the content as data. Returns whether the site
 * was built.
 */
export async function buildAndReport({ json = false, uncompressed = false }): Promise<boolean> {
  const { problems, notes } = await buildSite(projectRoot, { uncompressed });
  if (problems.length === 0) {
    console[json ? 'error' : 'log']([...notes, 'The site is in dist/.'].join('\n'));
    return true;
  }
  const count = `${problems.length} problem${problems.length > 1 ? 's' : ''}`;
  console.error(`The content has ${count}; nothing was built.\n`);
  if (json) printJson(problems);
  else console.error(problems.map((problem) => `  ${lineOf(problem)}`).join('\n'));
  process.exitCode = 1;
  return false;
}
