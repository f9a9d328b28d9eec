import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const maker = '// Made by `npm run footage`';

export function origin(name: string, source: string) {
  return `${maker} from footage/scenes/${name}.tsx. Source: ${source}`;
}

/** `current`: made from exactly these sources, and complete. `foreign`: not rendered from a scene. */
export function recordState(media: string, name: string, source: string) {
  const path = join(media, `${name}.ts`);
  if (!existsSync(path)) return 'stale';
  const text = readFileSync(path, 'utf8');
  if (!text.startsWith(maker)) return 'foreign';
  const files = Array.from(text.matchAll(/from '\.\/(.+)'/g), (match) => join(media, match[1]!));
  return text.startsWith(origin(name, source)) && files.every((file) => existsSync(file))
    ? 'current'
    : 'stale';
}
