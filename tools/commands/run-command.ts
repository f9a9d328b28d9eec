import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fullDisk, UserError } from '../user-error.ts';

/** The folder of package.json, so that commands work from any folder. */
export const projectRoot = join(import.meta.dirname, '../..');

/** Runs a command. For an error that the user can mend it prints only the message, for any other the stack trace too. */
export async function runCommand(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : (fullDisk(error) ?? error));
    process.exitCode = 1;
  }
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** For a command that tidies up in the `exit` event. Ctrl-C stops it at once, and it prints `ifStopped`. */
export function exitIfStopped(ifStopped: string) {
  const exit = () => {
    console.log(`\nStopped. ${ifStopped}`);
    process.exit(130);
  };
  for (const name of stopSignals) process.once(name, exit);
}

/** The same for a command that takes minutes. Ctrl-C stops it, and it prints `ifStopped`. */
export async function runUntilStopped(ifStopped: string, work: (signal: AbortSignal) => Promise<void>) {
  const stop = new AbortController();
  for (const name of stopSignals) process.on(name, () => stop.abort());
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

/** Which of these options a command was called with. Anything else is an error that says how to use it. */
export function readFlags<Name extends string>(names: Name[], usage: string): Record<Name, boolean> {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, flag])) });
    return values as Record<Name, boolean>;
  } catch {
    throw new UserError(usage);
  }
}

/** The result of a command as data, alone on stdout. */
export function printJson(list: object[]) {
  console.log(JSON.stringify(list, null, 2));
}

/** What stands after the command, for messages. */
export function givenArguments(): string {
  return process.argv.slice(2).join(' ');
}
