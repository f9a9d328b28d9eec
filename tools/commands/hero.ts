import { makeHero } from '../hero/make-hero.ts';
import { terminalReporter } from '../media/progress.ts';
import { findBrowser, findHeadlessShell } from '../programs/find-browser.ts';
import { projectRoot, readFlags, runUntilStopped } from './run-command.ts';

await runUntilStopped('Nothing was changed.', async (signal) => {
  const browser = async () => findHeadlessShell() ?? (await findBrowser());
  const options = readFlags(['still', 'replace'], 'Use: npm run hero -- [--still] [--replace].');
  await makeHero(projectRoot, options, { browser, signal, reporter: terminalReporter });
});
