import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text } from './field-name.ts';

const words = /\bIdris\b|\bVale\b|example\.com|sample-handle|442079460321|7946 0321/;
const marks = /^\.\/content\/media\/(fieldnote|harbour-and-pine|kitebox)\.svg$/;

/** The hashes of the sample's sentences. `npm run launch -- --remember-sample` writes them. */
export const sampleFile = 'tools/content/sample-values.json';

export function readSample(root: string): (text: Text) => boolean {
  const known = new Set<string>(JSON.parse(readFileSync(join(root, sampleFile), 'utf8')));
  return (text) => known.has(fingerprint(text));
}

export function fingerprint({ value }: Text): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 12);
}

/** The sample's name, address, number or handle. */
export function hasSampleWords({ value }: Text): boolean {
  return words.test(value);
}

/** The mark of one of the sample's companies. */
export function isSampleMark({ value }: Text): boolean {
  return marks.test(value);
}

/** The sample's clips are rendered from scenes, and their records say so. */
export function isRendered(root: string, { value }: Text): boolean {
  const [record] = /^\.\/content\/media\/[\w-]+(?=\.)/.exec(value) ?? [];
  if (!record || !existsSync(join(root, `${record}.ts`))) return false;
  return readFileSync(join(root, `${record}.ts`), 'utf8').includes('npm run footage');
}

/** A sentence about the person or the work, not about the site. */
export function isPersonal({ file, path, value }: Text): boolean {
  const ofTheSite = ['notFound', 'role', 'invitation', 'duration', 'link'];
  if (!['site', 'experience', 'projects'].includes(file)) return false;
  if (path.some((key) => ofTheSite.includes(String(key)))) return false;
  return path.at(-1) === 'company' || value.split(/\s+/).length >= 5;
}

/** A sentence about a service, which the owner may keep where it is true of them. */
export function isServiceText({ file, value }: Text): boolean {
  return file === 'services' && value.split(/\s+/).length >= 5;
}
