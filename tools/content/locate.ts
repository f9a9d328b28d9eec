import { type ContentTree, partsTo } from './content-tree.ts';
import type { Place, Position } from './problem.ts';

/** Where a field of a content file is. */
export type Locate = (file: string, path: PropertyKey[]) => Place;

/** The position of a field, or of what is around it. */
export function positionOf(tree: ContentTree | undefined, path: PropertyKey[]): Position | undefined {
  const part = tree && partsTo(tree, path).at(-1);
  return part && lineAndColumn(tree.text, part.start);
}

export function lineAndColumn(text: string, start: number): Position {
  const before = text.slice(0, start).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
