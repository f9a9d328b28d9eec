import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { lineAndColumn } from './locate.ts';

/** Imports of media that nothing uses, for example of a removed project: the files are still in content/media. */
export function unusedImports(root: string, file: string): string[] {
  const name = `content/${file}.ts`;
  const text = readFileSync(join(root, name), 'utf8');
  const { body } = parseSync(name, text).program;
  const used = namesIn(body);
  return body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const [, medium] = /^(?:\.\/|(?:\.\.\/)+)(media\/.*)/.exec(statement.source.value) ?? [];
    if (!medium) return [];
    // The media of a further language are those of the first.
    const isFirst = /^(stories\/)?[^/]+$/.test(file);
    return statement.specifiers
      .filter(({ local }) => !used.includes(local.name))
      .map(({ local, start }) => {
        const files = isFirst ? `, and content/${medium} with what it names` : '';
        const message = `is not used: remove its import${files}`;
        return `${name}:${lineAndColumn(text, start)}  ${local.name}  ${message}`;
      });
  });
}

/** The names of values. Imports, texts and the names of fields do not count. */
export function namesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, name, key, ...others } = node as Record<string, unknown>;
  if (type === 'ImportDeclaration') return [];
  return type === 'Identifier' ? [String(name)] : namesIn(Object.values(others));
}
