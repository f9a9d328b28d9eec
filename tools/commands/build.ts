import { parseArgs } from 'node:util';
import { buildSite } from '../pages/build-site.ts';
import { UserError } from '../user-error.ts';
import { projectRoot, runCommand } from './run-command.ts';

// Exits through the `exit` event, where buildSite removes its temporary folder.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

await runCommand(async () => {
  const { problems, notes } = await buildSite(projectRoot, readOptions());
  if (problems.length === 0) return console.log([...notes, 'The site is in dist/.'].join('\n'));
  const count = `${problems.length} problem${problems.length > 1 ? 's' : ''}`;
  console.error(`The content has ${count}; nothing was built.\n`);
  console.error(problems.map((problem) => `  ${problem}`).join('\n'));
  process.exitCode = 1;
});

function readOptions() {
  try {
    return parseArgs({ options: { uncompressed: { type: 'boolean', default: false } } }).values;
  } catch {
    const given = process.argv.slice(2).join(' ');
    throw new UserError(
      `There is no option ${given}. Use: npm run build, or npm run build -- --uncompressed, without .br and .gz files.`,
    );
  }
}
