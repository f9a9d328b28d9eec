import { existsSync } from 'node:fs';
import { serveSite } from './site-server.ts';

const port = Number(process.env.PORT ?? 4321);

if (!existsSync('dist/404.html')) {
  stop('There is no site in dist/ to serve: run npm run build first.');
}
if (!(Number.isInteger(port) && port >= 0 && port <= 65535)) {
  stop(`PORT is '${process.env.PORT}', which is no port: choose a number from 1 to 65535.`);
}
try {
  const { address } = await serveSite(port);
  console.log(`The site is at ${address}`);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  stop(`Port ${port} is taken: choose another, for example PORT=${port + 1} npm start.`);
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
