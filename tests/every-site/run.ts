import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot, runCommand } from '../../tools/commands/run-command.ts';
import { serveSite } from '../../tools/hosting/site-server.ts';
import { findBrowser, findHeadlessShell } from '../../tools/programs/find-browser.ts';
import { checkSite, promises } from './check-site.ts';

await runCommand(async () => {
  const build = ['--import', 'tsx', 'tools/commands/build.ts', ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, build, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) {
    process.exitCode = status ?? 1;
    return;
  }
  const browser = findHeadlessShell() ?? (await findBrowser());
  console.log('Visiting all its pages in a browser …');
  const server = await serveSite(0, join(projectRoot, 'dist'));
  const { pages, broken } = await checkSite(server.address, browser, { atOnce: 2 }).finally(server.close);
  console.log(`What every site promises, on its ${pages.length} pages:`);
  for (const promise of promises) {
    const found = broken.filter((each) => each.promise === promise);
    console.log(found.length === 0 ? `  ✓ ${promise}` : `  ✗ ${promise} (${found.length})`);
    for (const { path, what } of found) console.log(`      ${path}  ${what}`);
  }
  if (broken.length > 0) {
    console.error('\nThe check failed: mend what is named above before you publish.');
    process.exitCode = 1;
  } else console.log('\nEverything holds: dist/ is ready to be published.');
});
