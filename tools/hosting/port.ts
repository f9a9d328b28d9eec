import { UserError } from '../user-error.ts';

/** The port that a command was given, by an option or by PORT, if any. 0 means any free one. */
export function givenPort(name: string, value: string | undefined): number | undefined {
  if (!value) return;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535)
    throw new UserError(`${name} is '${value}', which is no port: choose a number from 1 to 65535.`);
  return port;
}

/** Turns the error of a server that cannot listen on a port into a sentence. `example` names the command with another port. */
export function portProblem(error: unknown, port: number, example: (port: number) => string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new UserError(`Port ${port} is taken: choose another, for example ${example(port + 1)}.`);
  if (code === 'EACCES')
    return new UserError(
      `Port ${port} needs rights that you do not have: choose another, for example ${example(8080)}.`,
    );
  return error;
}
