import { type ESTree, parseSync } from 'vite';
import type { ContentTree, Part } from './content-tree.ts';
import { fieldName } from './field-name.ts';
import { lineAndColumn } from './locate.ts';
import type { Problem } from './problem.ts';
import { type Mistake, readDeclarations } from './read-declarations.ts';
import { readValue } from './read-value.ts';
import { whyNotParsed } from './why-not-parsed.ts';

/** Why a file cannot be read, in the order of its text. */
export class Unreadable extends Error {
  problems: Omit<Problem, 'file'>[];
  constructor(text: string, mistakes: Mistake[]) {
    super(mistakes.map(({ message }) => message).join('\n'));
    this.problems = mistakes
      .toSorted((one, other) => one.start - other.start)
      .map(({ start, path = [], field, message }) => ({
        position: lineAndColumn(text, start),
        path,
        field,
        message,
      }));
  }
}

/** Reads a content file by its syntax, as data. Nothing of it is executed. */
export function readContentFile(text: string): ContentTree {
  const { errors, program, comments } = parseSync('content.ts', text, { showSemanticErrors: true });
  if (errors[0]) throw new Unreadable(text, [whyNotParsed(text, errors[0])]);
  const { values, exported, mistakes } = readDeclarations(text, program);
  const constants = readConstants(values, mistakes);
  const exports = new Map<string, Part>();
  for (const [name, local] of exported) {
    const part = constants.get(local);
    // The type checker names what is exported and not there.
    if (part) exports.set(name, part);
  }
  if (mistakes.length > 0) throw new Unreadable(text, mistakes);
  return { text, program, comments, constants, exports };
}

/** The constants by their names. Each may name others, also those further down. */
function readConstants(values: Map<string, ESTree.Expression>, mistakes: Mistake[]): Map<string, Part> {
  const constants = new Map<string, Part>();
  const begun = new Set<string>();
  const open = new Set<string>();
  const refuse = (start: number, path: PropertyKey[], message: string): undefined =>
    void mistakes.push({ start, path, field: fieldName(undefined, path), message });
  const constant = (name: string): Part | false | undefined => {
    const value = values.get(name);
    if (!value) return;
    if (open.has(name)) refuse(value.start, [name], 'leads back to itself: write its value');
    if (begun.has(name)) return constants.get(name) ?? false;
    begun.add(name);
    open.add(name);
    const part = readValue(value, [name], { constant, refuse });
    open.delete(name);
    if (part) constants.set(name, part);
    return part ?? false;
  };
  for (const name of values.keys()) constant(name);
  return constants;
}
