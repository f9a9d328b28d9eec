import { lineOf } from '../content/problem.ts';
import { buildSite } from '../pages/build-site.ts';
import { exitIfStopped, givenArguments, projectRoot, readFlags, runCommand } from './run-command.ts';

exitIfStopped('dist/ is as before.');

await runCommand(async () => {
  const usage = `There is no option ${givenArguments()}. Use: npm run build, or npm run build -- --uncompressed, without .br and .gz files.`;
  const { problems, notes } = await buildSite(projectRoot, readFlags(['uncompressed'], usage));
  if (problems.length === 0) return console.log([...notes, 'The site is in dist/.'].join('\n'));
  const count = `${problems.length} problem${problems.length > 1 ? 's' : ''}`;
  console.error(`The content has ${count}; nothing was built.\n`);
  console.error(problems.map((problem) => `  ${lineOf(problem)}`).join('\n'));
  process.exitCode = 1;
});
