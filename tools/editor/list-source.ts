import type { ESTree } from 'vite';
import type { ContentTree } from '../content/content-tree.ts';
import { writtenText } from './literal.ts';

type Range = { start: number; end: number };
/** A list, or a group of fields, that is written out in the text of a file. */
export type ListSource = { source: string; list: Range; slots: Slot[] };

type Comment = ContentTree['comments'][number];
/**
 * The place of an entry in the text: from its leading comments to its end, its comma if it has one, and the end of a comment that
 * follows on the same line.
 */
type Slot = { start: number; end: number; comma: number | undefined; last: number };

export function listSource(
  { text: source, comments }: ContentTree,
  list: ESTree.ArrayExpression | ESTree.ObjectExpression,
): ListSource {
  const entries = (list.type === 'ArrayExpression' ? list.elements : list.properties) as Range[];
  const inside = comments.filter(({ start, end }) => start > list.start && end < list.end);
  const slots: Slot[] = [];
  let from = lineEnd(source, inside, list.start + 1, entries[0]?.start ?? list.end);
  for (const [index, element] of entries.entries()) {
    const next = entries[index + 1]?.start ?? list.end - 1;
    const comma = commaAfter(source, inside, element.end, next);
    const start = inside.find((comment) => comment.start >= from && comment.start < element.start)?.start;
    const gap = source.slice(element.end, comma ?? element.end).trimEnd();
    // A comment to the end of its line stays there, or it would hide the comma of another entry.
    const end = element.end + (gap.includes('//') ? 0 : gap.length);
    from = lineEnd(source, inside, comma === undefined ? element.end : comma + 1, next);
    slots.push({ start: start ?? element.start, end, comma, last: from });
  }
  return { source, list, slots };
}

/** The end of the comments that follow on the same line, if nothing else does. */
function lineEnd(source: string, comments: Comment[], from: number, next: number): number {
  const line = source.slice(from, next).split('\n', 1)[0]!;
  if (from + line.length === next && source[next] !== '\n') return from;
  const last = comments.findLast(({ start, end }) => start >= from && end <= from + line.length);
  return last ? last.end : from;
}

function commaAfter(source: string, comments: Comment[], from: number, to: number): number | undefined {
  for (let at = source.indexOf(',', from); at !== -1 && at < to; at = source.indexOf(',', at + 1))
    if (!comments.some(({ start, end }) => start < at && at < end)) return at;
}

/** The text of the file without an entry. */
export function withoutEntry({ source, list, slots }: ListSource, index: number): string {
  const [slot, next, former] = [slots[index]!, slots[index + 1], slots[index - 1]];
  const cut = (from: number, to: number) => source.slice(0, from) + source.slice(to);
  if (next) return cut(slot.start, next.start);
  if (!former) return cut(list.start + 1, list.end - 1);
  if (slot.comma !== undefined) return cut(former.last, slot.last);
  return (
    source.slice(0, former.comma) + source.slice(former.comma! + 1, former.last) + source.slice(slot.last)
  );
}

/** The text of the file with an entry and the next one in each other's place. */
export function withSwapped({ source, slots }: ListSource, index: number): string {
  const [one, other] = [slots[index]!, slots[index + 1]!];
  const afterOne = (one.comma ?? one.end - 1) + 1;
  const afterOther = other.comma === undefined ? other.end : other.comma + 1;
  const isAtLineEnd = ({ last }: Slot) => /^\r?\n/.test(source.slice(last));
  // What follows in the line would become a part of the comment.
  const moves = isAtLineEnd(one) && isAtLineEnd(other);
  const [first, second] = [source.slice(afterOne, one.last), source.slice(afterOther, other.last)];
  return [
    source.slice(0, one.start),
    source.slice(other.start, other.end),
    source.slice(one.end, afterOne),
    moves ? second : first,
    source.slice(one.last, other.start),
    source.slice(one.start, one.end),
    source.slice(other.end, afterOther),
    moves ? first : second,
    source.slice(other.last),
  ].join('');
}

/** The text of the file with another entry after the one at `index`, which is -1 for the beginning. */
export function withEntry({ source, list, slots }: ListSource, index: number, value: unknown): string {
  const near = slots[index] ?? slots[index + 1];
  if (near) {
    const isLong = source.slice(near.start, near.end).includes('\n');
    const code = isLong || !isGroup(value) ? print(value, lineOf(source, near) ?? '') : printShort(value);
    return withCode({ source, list, slots }, index, code);
  }
  const indent = indentOf(source, list.start);
  const code = isGroup(value) ? `\n${indent}  ${print(value, `${indent}  `)},\n${indent}` : print(value, '');
  return insert(source, list.start + 1, code);
}

/** The same with an entry as it is written. There must be another one. */
export function withCode({ source, slots }: ListSource, index: number, code: string): string {
  const [former, next] = [slots[index], slots[index + 1]];
  const indent = lineOf(source, (former ?? next)!);
  const gap = indent === undefined ? ' ' : `\n${indent}`;
  if (!former) return insert(source, next!.start, `${code},${gap}`);
  const endsLine = source.slice(former.end, former.last).includes('//');
  const before = endsLine && indent === undefined ? '\n' : gap;
  if (former.comma !== undefined) return insert(source, former.last, `${before}${code},`);
  return insert(insert(source, former.end, ','), former.last + 1, before + code);
}

/** The indentation of an entry that begins its line. */
function lineOf(source: string, { start }: Slot): string | undefined {
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  return /^[ \t]*$/.test(before) ? before : undefined;
}

function insert(source: string, at: number, text: string): string {
  const eol = source.includes('\r\n') ? '\r\n' : '\n';
  return source.slice(0, at) + text.replaceAll('\n', eol) + source.slice(at);
}

function indentOf(source: string, at: number): string {
  const line = source.slice(source.lastIndexOf('\n', at) + 1, at);
  return /^[ \t]*/.exec(line)![0];
}

/** A value as code. */
function print(value: unknown, indent: string): string {
  if (typeof value === 'string') return writtenText(value);
  if (!isGroup(value)) return String(value);
  const inner = indent + (indent.startsWith('\t') ? '\t' : '  ');
  const isList = Array.isArray(value);
  if (isList && !value.some(isGroup)) return printShort(value);
  const lines = isList
    ? value.map((each) => print(each, inner))
    : Object.entries(value).map(([key, each]) => `${keyOf(key)}: ${print(each, inner)}`);
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
}

function printShort(value: unknown): string {
  if (!isGroup(value)) return print(value, '');
  if (Array.isArray(value)) return `[${value.map(printShort).join(', ')}]`;
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${keyOf(key)}: ${printShort(each)}`)
    .join(', ')} }`;
}

function keyOf(key: string): string {
  return /^[a-z_$][\w$]*$/i.test(key) ? key : writtenText(key);
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
