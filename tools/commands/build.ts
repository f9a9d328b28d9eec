import { buildAndReport } from './build-and-report.ts';
import { exitIfStopped, givenArguments, printJson, readFlags, runCommand } from './run-command.ts';

exitIfStopped('dist/ is as before.');

await runCommand(async () => {
  const usage = `There is no option ${givenArguments()}. Use: npm run build, or npm run build -- --uncompressed, without .br and .gz files, or -- --json, for a list of problems that a program reads.`;
  const flags = readFlags(['uncompressed', 'json'], usage);
  const isBuilt = await buildAndReport(flags);
  if (isBuilt && flags.json) printJson([]);
});
