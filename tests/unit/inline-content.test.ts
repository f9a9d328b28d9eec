import { expect, test } from 'vitest';
import { parseInlineHtml } from '../../model/inline-html.ts';
import { treeToEdit, writeInlineHtml } from '../../src/editor/inline-content.ts';

/** The paragraph as it is written after it was opened for editing, and nothing was typed. */
const written = (html: string) => writeInlineHtml(treeToEdit(html));

for (const html of [
  'Plain words',
  'A <strong>bold <em>and slanted</em></strong> word',
  'Run <code>npm ci</code>,<br>then see <a href="/services/service1">the work</a>',
  'AT&T, R&D: 1 &lt; 2 and 3 > 2',
  'The tag &lt;em>, and the sign &amp;lt;',
  'A "quote" and an apostrophe’s',
])
  test(`'${html}' stays as it is`, () => {
    expect(written(html)).toBe(html);
    expect(parseInlineHtml(html).problems).toEqual([]);
  });

const typed: [typed: string, html: string][] = [
  ['a <em>typed</em> tag', 'a <em>typed</em> tag'],
  ['1 < 2', '1 &lt; 2'],
  ['the sign &lt; itself', 'the sign &lt; itself'],
  ['I <3 it', 'I &lt;3 it'],
  // The check says what is wrong with it.
  ['a <b>wrong</b> tag', 'a <b>wrong</b> tag'],
];

for (const [text, html] of typed)
  test(`typing '${text}' writes '${html}'`, () => {
    expect(writeInlineHtml([text])).toBe(html);
  });

test('an address has no sign that would end it', () => {
  expect(writeInlineHtml([{ tag: 'a', href: 'https://a.example/"', children: ['a'] }])).toBe(
    '<a href="https://a.example/%22">a</a>',
  );
});
