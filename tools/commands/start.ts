import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { givenPort, portProblem } from '../hosting/port.ts';
import { serveSite } from '../hosting/site-server.ts';
import { UserError } from '../user-error.ts';
import { projectRoot, runCommand } from './run-command.ts';

await runCommand(async () => {
  const folder = join(projectRoot, 'dist');
  if (!existsSync(join(folder, '404.html')))
    throw new UserError('There is no site in dist/ to serve: run npm run build first.');
  const port = givenPort('PORT', process.env.PORT) ?? 4321;
  const { address } = await serveSite(port, folder).catch((error) => {
    throw portProblem(error, port, (other) => `PORT=${other} npm start`);
  });
  console.log(`The site is at ${address}`);
});
