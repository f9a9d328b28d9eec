import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { isStory } from '../../model/entries.ts';
import { type Text, textsIn } from './field-name.ts';
import { readRecord } from './media.ts';

const sampleName = 'Idris Vale';
export const sampleNames = sampleName.split(' ');
const sampleContacts = /\bidris@example\.com|sample-handle|442079460321|7946 0321/;
const sampleMarks = /^\.\/content\/media\/(fieldnote|harbour-and-pine|kitebox)\.svg$/;

/** The hashes of the sample's sentences and entries. */
export const sampleFile = 'tools/content/sample-values.json';

/** For `npm run launch -- --remember-sample`. */
export function rememberSample(root: string, content: Content) {
  const isRole = ({ path }: Text) => path.join('.') === 'site.role';
  const texts = textsIn(content).filter((text) => isPersonal(text) || isServiceText(text) || isRole(text));
  const { experience, technologies, projects } = content;
  const lists = [experience.experience, technologies.technologies, projects.projects];
  const hashes = [...texts, ...lists.flat().map(entryText)].map(fingerprint);
  writeFileSync(join(root, sampleFile), `${JSON.stringify(hashes, null, 2)}\n`);
}

export function readSample(root: string): (text: Text) => boolean {
  const known = new Set<string>(JSON.parse(readFileSync(join(root, sampleFile), 'utf8')));
  return (text) => known.has(fingerprint(text));
}

export function fingerprint({ value }: Text): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 12);
}

/** All words of an entry of a list, so that the fingerprint shows any change. Its picture or clip does not count. */
export function entryText(entry: object): Text {
  const words = textsIn({ entry }).filter(({ path }) => !['image', 'video'].includes(String(path[0])));
  return { file: '', path: [], value: JSON.stringify(words.map(({ value }) => value)) };
}

/** The sample's initials, address, number or handle, or a part of its name that is not a part of the owner's name too. */
export function hasSampleWords({ path, value }: Text, ownName: string): boolean {
  if (path.at(-1) === 'initials') return value === 'IV' && !/^I.* V/.test(ownName);
  const ownNames = ownName === sampleName ? [] : wordsOf(ownName);
  const names = sampleNames.filter((name) => !ownNames.includes(name));
  if (wordsOf(value).some((word) => names.includes(word)) || sampleContacts.test(value)) return true;
  return ['url', 'email', 'security'].includes(String(path.at(-1))) && /\bexample\.com\b/.test(value);
}

function wordsOf(text: string): string[] {
  return text.split(/\P{L}+/u);
}

/** The logo of one of the sample's companies. */
export function isSampleMark({ value }: Text): boolean {
  return sampleMarks.test(value);
}

/** The sample's pictures and clips are rendered by `npm run footage`, and their records say so. */
export function isRendered(root: string, { value }: Text): boolean {
  const [record] = /^\.\/content\/media\/[\w-]+(?=\.)/.exec(value) ?? [];
  return record !== undefined && readRecord(join(root, `${record}.json`))?.madeBy === 'npm run footage';
}

/** A sentence about the owner or their work, not about the site. */
export function isPersonal({ file, path, value }: Text): boolean {
  const neutralKeys = ['notFound', 'role', 'invitation', 'duration', 'link'];
  if (!['site', 'experience', 'projects'].includes(file) && !isStory(file)) return false;
  if (path.some((key) => neutralKeys.includes(String(key)))) return false;
  return path.at(-1) === 'company' || value.split(/\s+/).length >= 5;
}

/** A sentence about a service, which the owner may keep if it is true for them. */
export function isServiceText({ file, value }: Text): boolean {
  return file === 'services' && value.split(/\s+/).length >= 5;
}
