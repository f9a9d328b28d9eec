import type { ESTree } from 'vite';
import { type Constants, type Value, valueAt } from '../content/locate.ts';

/** A text between quotation marks. */
export type Literal = ESTree.StringLiteral;

/** Where a text is written, or why it cannot be edited there: only a text between quotation marks belongs to one field. */
export function literalAt(path: PropertyKey[], value: string, constants: Constants): Literal | string {
  const written = valueAt(path, constants);
  if (written?.type === 'Literal' && typeof written.value === 'string')
    return written.value === value ? written : 'is changed by code further down in the file';
  return whyNotWritten(path, constants);
}

/** For a field that is not written out, as a sentence about it. */
export function whyNotWritten(path: PropertyKey[], constants: Constants): string {
  for (let length = path.length; length > 0; length--) {
    const value = valueAt(path.slice(0, length), constants);
    if (value) return length < path.length && isWritten(value) ? reasons.spread : reasonOf(value);
  }
  return reasons.other;
}

const reasons = {
  constant: (name: string) => `is the constant ${name}, which other fields may use too`,
  template: 'is a template',
  sum: 'is put together from parts',
  call: 'is the result of a function',
  spread: 'comes from elsewhere, with ...',
  other: 'is computed',
};

function reasonOf(value: NonNullable<Value>): string {
  if (value.type === 'Identifier') return reasons.constant(value.name);
  if (value.type === 'TemplateLiteral' || value.type === 'TaggedTemplateExpression') return reasons.template;
  if (value.type === 'BinaryExpression') return reasons.sum;
  return value.type === 'CallExpression' ? reasons.call : reasons.other;
}

function isWritten({ type }: NonNullable<Value>): boolean {
  return type === 'ObjectExpression' || type === 'ArrayExpression';
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
