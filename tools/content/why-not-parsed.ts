import type { parseSync } from 'vite';
import type { Mistake } from './read-declarations.ts';

type ParseError = ReturnType<typeof parseSync>['errors'][number];

/** Where a text is no TypeScript, and why. */
export function whyNotParsed(text: string, { message, labels }: ParseError): Mistake {
  const [, name] = /^Identifier `(.+)` has already been declared$/.exec(message) ?? [];
  // The second place at which it is declared is the last.
  const start = (name ? labels.at(-1) : labels[0])?.start ?? 0;
  const why = name
    ? `${name} is there twice: remove one, or put the entries of both into one`
    : whyUnexpected(message, letterAt(text, start));
  return { start, field: '', message: why };
}

/** What the parser did not expect, and how it comes about. Keyboards for Chinese, Japanese and Korean write full-width signs. */
function whyUnexpected(message: string, sign: string): string {
  if (quotationMarks.includes(sign)) return `${sign} does not begin or end a text: write '`;
  if (message === 'Unterminated string')
    return "the text that begins here does not end: write ' at its end; ’ and ＇ do not end it";
  if (otherCommas.includes(sign)) return `${sign} is a comma only within a text: write , here`;
  const plain = sign.normalize('NFKC');
  if (plain !== sign && /^[!-~]$/.test(plain)) return `${sign} is full-width: write ${plain} here`;
  return `${message}: a comma before it is missing, a bracket is open, or a text does not stand between '…', with ’ for an apostrophe in it`;
}

const quotationMarks = [...'‘’‚“”„«»‹›「」『』´＇＂'];
const otherCommas = ['、', '،'];

function letterAt(text: string, start: number): string {
  return String.fromCodePoint(text.codePointAt(start) ?? 0x20);
}
