import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

const lastSite = '.build-last-';

/**
 * Moves the last site out of dist/, and the new one from `next` to dist/. There is no `await` in between, so Ctrl-C comes
 * before or after both. If the second move fails, the first is undone. Returns where the last site is now.
 */
export function replaceSite(root: string, next: string): string {
  const dist = join(root, 'dist');
  const last = join(root, lastSite + randomUUID());
  const hasLast = existsSync(dist);
  if (hasLast) renameSync(dist, last);
  try {
    renameSync(next, dist);
  } catch (error) {
    if (hasLast) renameSync(last, dist);
    throw error;
  }
  return last;
}

/** Puts the last site back if a build was killed between the two moves. */
export function restoreLastSite(root: string) {
  const dist = join(root, 'dist');
  if (existsSync(dist)) return;
  const last = readdirSync(root).find((name) => name.startsWith(lastSite));
  if (last) renameSync(join(root, last), dist);
}
