import type { ESTree } from 'vite';
import { type ContentTree, ownPart, partsTo } from '../content/content-tree.ts';

/** A text between quotation marks. */
export type Literal = ESTree.StringLiteral;

/** Where a text is written, or why it cannot be edited there: only a text between quotation marks belongs to one field. */
export function literalAt(tree: ContentTree, path: PropertyKey[]): Literal | string {
  const node = ownPart(tree, path)?.node;
  return node?.type === 'Literal' && typeof node.value === 'string' ? node : whyNotWritten(tree, path);
}

/** For a field that is not written out, as a sentence about it. */
export function whyNotWritten(tree: ContentTree, path: PropertyKey[]): string {
  for (const { isSpread, node } of partsTo(tree, path)) {
    if (isSpread) return 'comes from elsewhere, with ...';
    if (node.type === 'Identifier') return `is the constant ${node.name}, which other fields may use too`;
    if (node.type === 'TemplateLiteral') return 'is a template';
    if (node.type === 'BinaryExpression') return 'is put together from parts';
  }
  return 'is not written out';
}

/** Not seen in an editor, or not allowed between quotation marks. Joiners stay: emoji, Persian and Hindi are written with them. */
const unseen = /[\p{Cc}\p{Cs}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
const short: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };

/** The text as it is written between quotation marks of this kind. A sign that was escaped in the `former` text stays escaped. */
export function writtenText(value: string, quote = "'", former = ''): string {
  const escaped = [...former.matchAll(/\\u([0-9a-f]{4})/gi)].map(([, code]) =>
    String.fromCharCode(Number.parseInt(code!, 16)),
  );
  const signs = [...value].map((sign) => {
    if (short[sign]) return short[sign];
    if (sign === quote) return `\\${sign}`;
    const isEscaped = unseen.test(sign) || escaped.includes(sign);
    return isEscaped ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}` : sign;
  });
  return quote + signs.join('') + quote;
}

/** The text of a file with another text in place of a literal. Every other sign stays. */
export function withText(source: string, { start, end, raw }: Literal, value: string): string {
  const former = raw ?? source.slice(start, end);
  return source.slice(0, start) + writtenText(value, former[0], former) + source.slice(end);
}
