import type { ESTree, parseSync } from 'vite';

/** A value in a content file: what it is, where it is written, and what it consists of. */
export type Part = {
  value: unknown;
  /** Where a reader looks for it: the name of its field, or the value itself. */
  start: number;
  /** As it is written, without brackets and types: for a constant, its name. */
  node: ESTree.Expression;
  /** Of a list or a group, by index or name. */
  parts: Map<string, Part>;
  /** Comes from another list or group, with `...`. */
  isSpread?: boolean;
};

/** A content file that has been read. */
export type ContentTree = {
  text: string;
  program: ESTree.Program;
  comments: ReturnType<typeof parseSync>['comments'];
  /** All of the file, by name. */
  constants: Map<string, Part>;
  /** Those that it exports. */
  exports: Map<string, Part>;
};

/** What a file exports, in the order of the names, whatever their order in the file. */
export function valuesOf({ exports }: ContentTree): Record<string, unknown> {
  const names = [...exports.keys()].sort();
  return Object.fromEntries(names.map((name) => [name, exports.get(name)!.value]));
}

/** The parts that lead to a field, as far as they are there. */
export function partsTo({ exports }: ContentTree, path: PropertyKey[]): Part[] {
  const found: Part[] = [];
  let inside: Map<string, Part> | undefined = exports;
  for (const key of path) {
    const part: Part | undefined = inside?.get(String(key));
    if (!part) break;
    found.push(part);
    inside = part.parts;
  }
  return found;
}

/** What is written at a field itself: not in a constant whose name stands there, and not in a list that is spread there. */
export function ownPart(tree: ContentTree, path: PropertyKey[]): Part | undefined {
  const parts = partsTo(tree, path);
  const isOwn = parts.every(
    ({ isSpread, node }, index) => !isSpread && (index === path.length - 1 || node.type !== 'Identifier'),
  );
  return isOwn && parts.length === path.length ? parts.at(-1) : undefined;
}

/** What is written at a field, or in the constants whose names stand there. */
export function nodeAt(tree: ContentTree, path: PropertyKey[]): ESTree.Expression | undefined {
  const parts = partsTo(tree, path);
  let part = parts.length === path.length ? parts.at(-1) : undefined;
  while (part?.node.type === 'Identifier') part = tree.constants.get(part.node.name);
  return part?.node;
}
