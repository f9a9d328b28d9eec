import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, shownMedium } from '../tools/content/media.ts';

const madeBy = 'npm run footage';

export function origin(name: string, source: string) {
  return { madeBy, from: `footage/scenes/${name}.tsx`, hash: source };
}

/** `current`: made from exactly these sources, and complete. `foreign`: not rendered from a scene. */
export function recordState(media: string, name: string, source: string) {
  const path = join(media, `${name}.json`);
  if (!existsSync(path)) return 'stale';
  const record = readRecord(path);
  if (record?.madeBy !== madeBy) return 'foreign';
  const there = readdirSync(media);
  const files = Array.from(
    JSON.stringify(shownMedium(name, record)).matchAll(/content\/media\/([^"]+)/g),
    ([, file]) => file!,
  );
  return record.hash === source && files.every((file) => there.includes(file)) ? 'current' : 'stale';
}
