import { lineOf } from '../content/problem.ts';
import { readSite } from '../content/read-site.ts';
import { printCvs } from '../cv/print-cv.ts';
import { startBrowser } from '../programs/find-browser.ts';
import { UserError } from '../user-error.ts';
import { projectRoot, readFlags, runUntilStopped } from './run-command.ts';
import { takeBrowser } from './take-browser.ts';

await runUntilStopped('The CV is as before.', async (signal) => {
  readFlags([], 'Use: npm run cv.');
  const read = await readSite(projectRoot);
  if ('problems' in read) {
    const { problems } = read;
    const count = `${problems.length} problem${problems.length > 1 ? 's' : ''}`;
    const lines = problems.map((problem) => `  ${lineOf(problem)}`).join('\n');
    throw new UserError(`The content has ${count}; nothing was printed.\n\n${lines}`);
  }
  const browser = await startBrowser(await takeBrowser(), []);
  signal.addEventListener('abort', () => browser.close());
  const lines = await printCvs(read.site, browser).finally(() => browser.close());
  console.log([...lines, 'The pages offer it from the next build on.'].join('\n'));
});
