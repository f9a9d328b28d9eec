import { compressedTypes, type pageAddresses } from './addresses.ts';

/** What the rules of a server are made of. */
export type Rules = {
  base: string;
  pages: ReturnType<typeof pageAddresses>;
  /** The codes of the languages beside the first, each of which has a 404 page of its own. */
  codes: string[];
  headers: Record<string, string>;
};

export const compressedFile = `\\.(${compressedTypes.join('|')})\\.(br|gz)$`;

/** A pattern for this path with any query. */
export function exactly(path: string): string {
  return `^${path.replaceAll('.', '\\.')}(\\?|$)`;
}

export function indent(depth: number, lines: string[]): string {
  return lines.map((line) => '\t'.repeat(depth) + line).join('\n');
}
