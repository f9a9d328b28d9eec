import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importResume } from '../resume/import-resume.ts';
import { reportOf } from '../resume/report.ts';
import { UserError } from '../user-error.ts';
import { projectRoot, runCommand } from './run-command.ts';

await runCommand(async () => {
  const { file, ...options } = readArguments();
  console.log(reportOf(await importResume(projectRoot, file, options), options));
});

function readArguments() {
  const option = { type: 'boolean', default: false } as const;
  try {
    const { positionals, values } = parseArgs({
      options: { 'dry-run': option, replace: option, id: { type: 'string', multiple: true, default: [] } },
      allowPositionals: true,
    });
    const [path, ...others] = positionals;
    if (!path || others.length > 0) throw new Error('There must be one file.');
    // npm runs a script in the folder of package.json. INIT_CWD is the folder where the user called it.
    const folder = process.env.INIT_CWD ?? process.cwd();
    const ids = Object.fromEntries(values.id.map(nameAndId));
    return { file: resolve(folder, path), replace: values.replace, dryRun: values['dry-run'], ids };
  } catch {
    throw new UserError(
      "Use: npm run import -- <resume.json> [--dry-run] [--replace] [--id '<name of a project>=<its id>']…, with one JSON Resume file.",
    );
  }
}

function nameAndId(given: string): [name: string, id: string] {
  const [, name, id] = /^(.+)=([^=]+)$/.exec(given) ?? [];
  if (!name || !id) throw new Error('There must be a name and an id.');
  return [name, id];
}
