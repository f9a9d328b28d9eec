import { expect, test } from 'vitest';
import { parseInlineHtml } from '../../model/inline-html.ts';
import { markOf } from '../../model/marks.ts';
import { takeMarks } from '../../src/editor/take-marks.ts';

const texts = ['Plain', '', ' ', 'Mobile\u00adApps', '辻\u{e0100}', '❤\ufe0f', '\u2060', 'مرحبا', '한국어'];
const marked = (text: string, index: number) => markOf(index) + text + markOf(index);

for (const text of texts)
  test(`'${text}' comes out of its marks as it was`, () => {
    expect(takeMarks(`a${marked(text, 4711)}b`)).toEqual({
      text: `a${text}b`,
      marks: [
        { index: 4711, offset: 1 },
        { index: 4711, offset: 1 + text.length },
      ],
    });
  });

test('the marks of a paragraph stand outside of its tags', () => {
  const [first, second, third] = parseInlineHtml(marked('<em>a</em>', 3)).tree;
  expect([first, third].map((text) => takeMarks(String(text)).marks)).toEqual([
    [{ index: 3, offset: 0 }],
    [{ index: 3, offset: 0 }],
  ]);
  expect(second).toEqual({ tag: 'em', children: ['a'] });
});

test('marks go out of an address', () => {
  const address = (text: string) => `https://wa.me/1?text=${encodeURIComponent(text)}`;
  expect(takeMarks(address(marked('Hi ❤', 65_000))).text).toBe(address('Hi ❤'));
});
