import { join } from 'node:path';
import { UserError } from '../user-error.ts';

/** The folder of package.json, so that commands work from any folder. */
export const projectRoot = join(import.meta.dirname, '../..');

/** Runs a command. For a UserError it prints only the message, for any other error the stack trace too. */
export async function runCommand(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = 1;
  }
}

/** The same for a command that takes minutes. Ctrl-C stops it, and it prints `ifStopped`. */
export async function runUntilStopped(ifStopped: string, work: (signal: AbortSignal) => Promise<void>) {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stop.abort());
  await runCommand(async () => {
    try {
      await work(stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) throw error;
      console.log(`\nStopped. ${ifStopped}`);
      process.exitCode = 130;
    }
  });
}
