import { access, constants, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { UserError } from './user-error.ts';

/** Fails unless there is a file that is not empty and can be read. `what` should be given, `get` says how it came about. */
export async function requireFile(file: string, what: string, get: 'record' | 'export') {
  const name = basename(file);
  const stats = await stat(file).catch(() => undefined);
  if (!stats) throw new UserError(`There is no file ${file}.`);
  if (!stats.isFile()) throw new UserError(`${name} is not a file: give ${what}.`);
  if (stats.size === 0) throw new UserError(`${name} is empty: ${get} or copy it again.`);
  await access(file, constants.R_OK).catch(() => {
    throw new UserError(`${name} may not be read: change its permissions, or copy it to a folder of yours.`);
  });
}
