import { expect, test } from 'vitest';
import { type Inline, parseInlineHtml } from '../../model/inline-html.ts';
import { type Text, textsIn } from '../../tools/content/field-name.ts';
import { findProblems } from '../../tools/content/find-problems.ts';
import { hostileValue, isRefusedBy, seededPick } from '../support/hostile-values.ts';
import { schemas, setAt, validContent } from './valid-content.ts';

const rounds = 40;
// Not the kind of a chat, which says what its other fields have to be.
const fields = textsIn(validContent()).filter(({ path }) => path.at(-1) !== 'kind');
const media = new Set(fields.map(({ value }) => value).filter((value) => value.startsWith('./content/')));

test('a hostile value in any field is refused with a message, or is harmless', () => {
  const pick = seededPick(20260101);
  const accepted: Text[] = [];
  for (let round = 0; round < rounds; round++) {
    const content = validContent();
    const trials = fields.map((field) => ({ ...field, value: hostileValue(field.value, 'word', pick) }));
    for (const { file, path, value } of trials) setAt(content, [file, ...path], value);
    const problems = findProblems(content, schemas, (path) => media.has(path));
    for (const { message } of problems) expect(message.length, message).toBeGreaterThanOrEqual(10);
    const isRefused = isRefusedBy(problems, content);
    accepted.push(...trials.filter((trial) => !isRefused(trial)));
  }

  const share = accepted.length / (rounds * fields.length);
  expect(share, 'some are refused, and some accepted').toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.8);
  expect(accepted.filter((trial) => !isHarmless(trial))).toEqual([]);
});

function isHarmless({ path, value }: Text): boolean {
  // Control characters, and half of a surrogate pair.
  if (/(?![\t\r\n])\p{Cc}|\p{Cs}/u.test(value)) return false;
  if (path.at(-1) === 'url' || path.at(-1) === 'path') return staysOnHttps(value);
  return path.at(-2) !== 'description' || linksIn(parseInlineHtml(value).tree).every(staysOnHttps);
}

/** A path of this site must not lead to another host, as /\example.org would. */
function staysOnHttps(address: string): boolean {
  const { protocol, host } = new URL(address, 'https://own.invalid/');
  return protocol === 'https:' && (address.startsWith('https://') || host === 'own.invalid');
}

function linksIn(tree: Inline[]): string[] {
  return tree.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.href ? [node.href] : []), ...linksIn(node.children)],
  );
}
