import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { siteInDev } from '../dev/site-in-dev.ts';
import { UserError } from '../user-error.ts';
import { projectRoot, runCommand } from './run-command.ts';

await runCommand(async () => {
  const { host, port, open } = readOptions();
  const server = await createServer({
    root: projectRoot,
    appType: 'custom',
    plugins: [siteInDev(projectRoot)],
    // Without an address, on all of the machine.
    server: {
      ...(host !== undefined && { host: host || true }),
      ...(port && { port: Number(port) }),
      open,
      // Builds write there.
      watch: { ignored: ['**/.build*/**'] },
    },
  });
  await server.listen();
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
    if (/\D/.test(values.port ?? '')) throw new Error('This is no port.');
    return values;
  } catch {
    throw new UserError('Use: npm run dev -- [--host [<address>]] [--port <number>] [--open].');
  }
}
