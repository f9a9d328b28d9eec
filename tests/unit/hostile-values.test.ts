import { expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { type Inline, parseInlineHtml } from '../../model/inline-html.ts';
import { fieldName, type Text, textsIn } from '../../tools/content/field-name.ts';
import { findProblems } from '../../tools/content/find-problems.ts';
import { schemas, validContent } from './valid-content.ts';

const rounds = 40;
// Not the kind of a chat, which says what its other fields have to be.
const fields = textsIn(validContent()).filter(({ path }) => path.at(-1) !== 'kind');
const media = new Set(fields.map(({ value }) => value).filter((value) => value.startsWith('./content/')));

test('a hostile value in any field is refused with a message, or is harmless', () => {
  const pick = seededPick(20260101);
  const accepted: Text[] = [];
  for (let round = 0; round < rounds; round++) {
    const content = validContent();
    const trials = fields.map((field) => ({ ...field, value: pick(hostileValues(field.value, pick)) }));
    for (const trial of trials) put(content, trial);
    const problems = findProblems(content, schemas, (path) => media.has(path));
    for (const { message } of problems) expect(message.length, message).toBeGreaterThanOrEqual(10);
    const refused = new Set(problems.map(({ file, field }) => `${file} ${field}`));
    // A problem may be reported for the group that the field is in.
    const isRefused = ({ file, path }: Text) =>
      path.some((_, end) => {
        const place = fieldName(content[file as keyof Content], path.slice(0, end + 1));
        return refused.has(`${file} ${place}`);
      });
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

function hostileValues(now: string, pick: Pick): string[] {
  const script = pick(['window.__ran=1', 'alert(1)', "parent.__ran='1'"]);
  const hostile = pick([
    `<script>${script}</script>`,
    `</script><script>${script}</script>`,
    `</title><script>${script}</script>`,
    `</style><img src=x onerror=${script}>`,
    `<svg/onload=${script}>`,
    `"><img src=x onerror="${script}">`,
    `' onmouseover='${script}' x='`,
    `" autofocus onfocus="${script}" x="`,
    `<iframe srcdoc="<script>${script}</script>"></iframe>`,
    `<a href="javascript:${script}">word</a>`,
    `<a href="https://example.com/" onclick="${script}">word</a>`,
    '<strong>word</strong>',
    `<em onclick=${script}>word</em>`,
    '<a href="https://example.com/word">word</a>',
    '<a href="/\\example.org/word">word</a>',
    '<a href="//example.org/word">word</a>',
    `<!--><script>${script}</script>-->`,
    `]]><script>${script}</script>`,
    `&lt;script&gt;${script}&lt;/script&gt;`,
    `&#60;script&#62;${script}`,
    `javascript:${script}`,
    `JaVaScRiPt:${script}`,
    `java\tscript:${script}`,
    `data:text/html,<script>${script}</script>`,
    `https://example.com/"onmouseover="${script}`,
    `https://example.com/?a=<script>${script}</script>&b='word'`,
    `https://javascript:${script}@example.com/`,
    '//example.org/word',
    '/\\example.org/word',
    `\${${script}} {{${script}}} <%= ${script} %> $& $1 $\``,
    'END:VCARD\r\nBEGIN:VCARD\r\nNOTE:word',
    '\n\tX-Injected: word\n',
    '\u202eword\u202c \u200b\u2028\u2029 \ufeff ﷽ Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰ 👩‍👩‍👧 ＜script＞',
    `\u0000<\u0000script>${script}`,
    '\ud800word',
    '\u001b[31mword\u0007',
  ]);
  return [hostile, `word${hostile}`, `${hostile}word`, `${now.slice(0, 30)}${hostile}`];
}

function put(content: Content, { file, path, value }: Text) {
  const groups = path.slice(0, -1);
  const place = groups.reduce(
    (inner, key) => (inner as never)[key],
    content[file as keyof Content] as unknown,
  );
  (place as Record<PropertyKey, string>)[path.at(-1)!] = value;
}

type Pick = <Item>(items: Item[]) => Item;

/** Picks the same items in every run, so that a failure can be reproduced. */
function seededPick(seed: number): Pick {
  let state = seed;
  return (items) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return items[Math.floor((state / 2 ** 32) * items.length)]!;
  };
}
