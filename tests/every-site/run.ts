import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot, runCommand } from '../../tools/commands/run-command.ts';
import { takeBrowser } from '../../tools/commands/take-browser.ts';
import { serveSite } from '../../tools/hosting/site-server.ts';
import { checkSite } from './check-site.ts';
import { report } from './report.ts';

await runCommand(async () => {
  const options = process.argv.slice(2);
  const json = options.includes('--json');
  const build = ['--import', 'tsx', 'tools/commands/build.ts', ...options];
  const { status, stdout } = spawnSync(process.execPath, build, {
    cwd: projectRoot,
    stdio: ['inherit', json ? 'pipe' : 'inherit', 'inherit'],
  });
  if (status !== 0) {
    // The problems of the content, which there are with --json.
    if (stdout) process.stdout.write(stdout);
    process.exitCode = status ?? 1;
    return;
  }
  const browser = await takeBrowser();
  console[json ? 'error' : 'log']('Visiting all its pages in a browser …');
  const server = await serveSite(0, join(projectRoot, 'dist'));
  report(await checkSite(server.address, browser, { atOnce: 2 }).finally(server.close), { json });
});
