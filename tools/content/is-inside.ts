import { realpathSync } from 'node:fs';
import { sep } from 'node:path';

/** Whether a file is there, and in this folder also after links are followed. */
export function isInside(folder: string, file: string): boolean {
  try {
    return realpathSync(file).startsWith(realpathSync(folder) + sep);
  } catch {
    return false;
  }
}
