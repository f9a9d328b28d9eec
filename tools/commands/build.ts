import { buildSite } from '../pages/build-site.ts';
import { projectRoot, runCommand } from './run-command.ts';

// Exits through the `exit` event, where buildSite removes its temporary folder.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

await runCommand(async () => {
  const { problems } = await buildSite(projectRoot);
  if (problems.length === 0) return console.log('The site is in dist/.');
  const count = `${problems.length} problem${problems.length > 1 ? 's' : ''}`;
  console.error(`The content has ${count}; nothing was built.\n`);
  console.error(problems.map((problem) => `  ${problem}`).join('\n'));
  process.exitCode = 1;
});
