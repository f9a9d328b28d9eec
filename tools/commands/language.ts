import { addLanguage } from '../content/add-language.ts';
import { UserError } from '../user-error.ts';
import { projectRoot, runCommand } from './run-command.ts';

await runCommand(async () => {
  const [command, code, ...others] = process.argv.slice(2);
  if (command !== 'add' || !code || others.length > 0)
    throw new UserError('Use: npm run language add <code>, with the code of one language, like ar or pt-BR.');
  const { files } = await addLanguage(projectRoot, code);
  console.log(
    `${files.map((file) => `  ${file}\n`).join('')}These files have the texts of the first language: translate them.
npm run dev shows its pages at /${code}/, and npm run launch lists what is not translated yet.`,
  );
});
