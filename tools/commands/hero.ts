import { parseArgs } from 'node:util';
import { makeHero } from '../hero/make-hero.ts';
import { terminalReporter } from '../media/progress.ts';
import { findBrowser, findHeadlessShell } from '../programs/find-browser.ts';
import { UserError } from '../user-error.ts';
import { projectRoot, runUntilStopped } from './run-command.ts';

await runUntilStopped('Nothing was changed.', async (signal) => {
  const browser = async () => findHeadlessShell() ?? (await findBrowser());
  await makeHero(projectRoot, readOptions(), { browser, signal, reporter: terminalReporter });
});

function readOptions() {
  const option = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { still: option, replace: option } }).values;
  } catch {
    throw new UserError('Use: npm run hero -- [--still] [--replace].');
  }
}
