import type { ESTree } from 'vite';
import { ownPart } from '../content/content-tree.ts';
import { readContentFile } from '../content/read-content-file.ts';
import { listSource, withCode, withoutEntry } from './list-source.ts';
import { whyNotWritten, writtenText } from './literal.ts';
import { Refused } from './refused.ts';

/** The text of a file with another value of a field, which is added or removed if need be. */
export function withField(source: string, path: PropertyKey[], value: string | number | undefined): string {
  const tree = readContentFile(source);
  const written = ownPart(tree, path)?.node;
  const refuse = (at: PropertyKey[]) =>
    new Refused(422, `${path.join('.')} ${whyNotWritten(tree, at)}: edit it in its file.`);
  if (written && value !== undefined) {
    if (written.type !== 'Literal') throw refuse(path);
    const quote = /^['"]/.exec(written.raw ?? '')?.[0];
    const code = typeof value === 'string' ? writtenText(value, quote) : String(value);
    return source.slice(0, written.start) + code + source.slice(written.end);
  }
  const group = ownPart(tree, path.slice(0, -1))?.node;
  if (group?.type !== 'ObjectExpression') throw refuse(path.slice(0, -1));
  const list = listSource(tree, group);
  const key = String(path.at(-1));
  if (value === undefined) {
    const index = group.properties.findLastIndex((each) => isNamed(each, key));
    return index < 0 ? source : withoutEntry(list, index);
  }
  const code = `${key}: ${typeof value === 'string' ? writtenText(value) : value}`;
  return withCode(list, group.properties.length - 1, code);
}

/** The text of a file with another name of a field that is there. */
export function withName(source: string, path: PropertyKey[], name: string): string {
  const group = ownPart(readContentFile(source), path.slice(0, -1))?.node;
  const fields = group?.type === 'ObjectExpression' ? group.properties : [];
  const field = fields.find((each) => isNamed(each, String(path.at(-1))));
  if (field?.type !== 'Property') return source;
  return source.slice(0, field.key.start) + name + source.slice(field.key.end);
}

function isNamed(property: ESTree.ObjectExpression['properties'][number], name: string): boolean {
  if (property.type !== 'Property') return false;
  const { key } = property;
  return key.type === 'Identifier' ? key.name === name : key.type === 'Literal' && key.value === name;
}
