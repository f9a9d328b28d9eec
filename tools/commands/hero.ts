import { makeHero } from '../hero/make-hero.ts';
import { terminalReporter } from '../media/progress.ts';
import { projectRoot, readFlags, runUntilStopped } from './run-command.ts';
import { takeBrowser } from './take-browser.ts';

await runUntilStopped('Nothing was changed.', async (signal) => {
  const options = readFlags(['still', 'replace'], 'Use: npm run hero -- [--still] [--replace].');
  await makeHero(projectRoot, options, { browser: takeBrowser, signal, reporter: terminalReporter });
});
