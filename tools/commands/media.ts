import { loadSite } from '../content/load-site.ts';
import { readAddArguments } from '../media/add-arguments.ts';
import { addMedia } from '../media/add-media.ts';
import { removeMedia } from '../media/unused-media.ts';
import { minutes, terminalReporter } from '../media/progress.ts';
import { projectRoot, runUntilStopped } from './run-command.ts';

await runUntilStopped('Nothing was changed.', async (signal) => {
  const [command, ...names] = process.argv.slice(2);
  const site = await loadSite(projectRoot);
  if (command === 'remove' && names.length > 0)
    return console.log(`Removed: ${removeMedia(site, names).join(', ')}.`);

  const startTime = Date.now();
  // npm runs a script in the folder of package.json. INIT_CWD is the folder where the user called it.
  const folder = process.env.INIT_CWD ?? process.cwd();
  const args = readAddArguments(process.argv.slice(2), { site, folder });
  const { done, advice } = await addMedia(site, args, { signal, reporter: terminalReporter });
  console.log(`${args.name}: made in ${minutes(Date.now() - startTime)}.\n${[...done, advice].join('\n')}`);
});
