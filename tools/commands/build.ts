import { buildSite } from '../pages/build-site.ts';
import { projectRoot, runCommand } from './run-command.ts';

// Ends the process in the usual way, so that the work folder is removed.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

await runCommand(async () => {
  const { problems } = await buildSite(projectRoot);
  if (problems.length === 0) return console.log('The site is in dist/.');
  const count = `${problems.length} problem${problems.length > 1 ? 's' : ''}`;
  console.error(`The content has ${count}; nothing was built.\n`);
  console.error(problems.map((problem) => `  ${problem}`).join('\n'));
  process.exitCode = 1;
});
