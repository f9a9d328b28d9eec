import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from '../hosting/site-server.ts';
import { UserError } from '../user-error.ts';
import { projectRoot, runCommand } from './run-command.ts';

await runCommand(async () => {
  const folder = join(projectRoot, 'dist');
  if (!existsSync(join(folder, '404.html')))
    throw new UserError('There is no site in dist/ to serve: run npm run build first.');
  const port = Number(process.env.PORT ?? 4321);
  if (!(Number.isInteger(port) && port >= 0 && port <= 65535))
    throw new UserError(`PORT is '${process.env.PORT}', which is no port: choose a number from 1 to 65535.`);
  try {
    const { address } = await serveSite(port, folder);
    console.log(`The site is at ${address}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new UserError(`Port ${port} is taken: choose another, for example PORT=${port + 1} npm start.`);
  }
});
