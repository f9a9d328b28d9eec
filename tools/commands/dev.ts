import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { siteInDev } from '../dev/site-in-dev.ts';
import { givenPort, portProblem } from '../hosting/port.ts';
import { UserError } from '../user-error.ts';
import { projectRoot, runCommand } from './run-command.ts';

await runCommand(async () => {
  const { host, port: option, open } = readOptions();
  const port = givenPort('--port', option) ?? givenPort('PORT', process.env.PORT);
  const server = await createServer({
    root: projectRoot,
    appType: 'custom',
    plugins: [siteInDev(projectRoot)],
    // Without an address, on all of the machine.
    server: {
      ...(host !== undefined && { host: host || true }),
      ...(port !== undefined && { port }),
      open,
      // Builds write there.
      watch: { ignored: ['**/.build*/**'] },
    },
  });
  // As Vite itself does for SIGTERM: work that is under way leaves nothing behind.
  for (const name of ['SIGINT', 'SIGHUP'] as const)
    process.once(name, () => server.close().finally(() => process.exit()));
  await server.listen().catch(async (error) => {
    await server.close();
    throw portProblem(error, server.config.server.port, (other) => `PORT=${other} npm run dev`);
  });
  server.printUrls();
});

function readOptions() {
  const options = {
    host: { type: 'string' },
    port: { type: 'string' },
    open: { type: 'boolean', default: false },
  } as const;
  try {
    const args = process.argv
      .slice(2)
      .map((arg, index, all) => (arg === '--host' && !/^[^-]/.test(all[index + 1] ?? '') ? '--host=' : arg));
    const { values } = parseArgs({ args, options });
    return values;
  } catch {
    throw new UserError('Use: npm run dev -- [--host [<address>]] [--port <number>] [--open].');
  }
}
