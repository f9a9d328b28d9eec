import { ownPart } from '../content/content-tree.ts';
import { readContentFile } from '../content/read-content-file.ts';
import { UserError } from '../user-error.ts';

/** Writes the value of a field into the source text of a content file, and adds the field, or the entry of a list, if it is not there. */
export function setValue(source: string, path: PropertyKey[], value: unknown): string {
  const code = JSON.stringify(value);
  const tree = readContentFile(source);
  const written = ownPart(tree, path)?.node;
  if (written) return source.slice(0, written.start) + code + source.slice(written.end);
  const group = ownPart(tree, path.slice(0, -1))?.node;
  if (group?.type === 'ArrayExpression') {
    const last = group.elements.at(-1);
    const at = last?.end ?? group.start + 1;
    return `${source.slice(0, at)}${last ? ',' : ''}\n${code}${source.slice(at)}`;
  }
  if (group?.type !== 'ObjectExpression')
    throw new UserError(
      `Nothing was changed: ${path.join('.')} is not written out in its content file, so only you can change it. Write its value there, or remove it from the CV.`,
    );
  const last = group.properties.at(-1);
  const at = last?.end ?? group.start + 1;
  return `${source.slice(0, at)}${last ? ',' : ''}\n${String(path.at(-1))}: ${code}${source.slice(at)}`;
}
