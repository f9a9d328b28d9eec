import { expect, test } from 'vitest';
import { splitStyleSheet } from '../../tools/pages/style-sheet.ts';

const face = (src: string, more = '') => `@font-face{font-family:A;src:${src}${more}}`;

test('font faces with a file are split off, and the rest keeps its order', () => {
  const css = `:root{--a:1}${face('url(/assets/a-1.woff2) format("woff2")')}p{color:red}@media print{p{color:#000}}`;
  expect(splitStyleSheet(css)).toEqual({
    early: ':root{--a:1}p{color:red}@media print{p{color:#000}}',
    faces: face('url(/assets/a-1.woff2) format("woff2")'),
    preloads: ['/assets/a-1.woff2'],
    missing: [],
  });
});

test('a fallback font of the system stays, because the first paint needs it', () => {
  const fallback = face('local("Arial")', ';size-adjust:99%');
  expect(splitStyleSheet(fallback)).toEqual({ early: fallback, faces: '', preloads: [], missing: [] });
});

test('a font for some letters only is not preloaded', () => {
  const both = [
    face('url(/assets/latin.woff2)'),
    face('url(/assets/latin-ext.woff2)', ';unicode-range:U+0100-017F'),
  ];
  const { early, faces, preloads } = splitStyleSheet(both.join(''));
  expect({ early, preloads }).toEqual({ early: '', preloads: ['/assets/latin.woff2'] });
  for (const each of both) expect(faces).toContain(each);
});

test('of two files for one font face, the first is preloaded', () => {
  const { preloads } = splitStyleSheet(face('url(/assets/a.woff2) format("woff2"),url(/assets/a.woff)'));
  expect(preloads).toEqual(['/assets/a.woff2']);
});

const addresses: [value: string, missing: string[]][] = [
  ['url(/assets/a.png)', []],
  ['url("/assets/a.png")', []],
  ["url( '/assets/a.png' )", []],
  ['url(data:image/png;base64,AA)', []],
  ['url("data:image/svg+xml,%3Csvg/%3E")', []],
  ['url(#shade)', []],
  ['url(./lost.png)', ['./lost.png']],
  ['url("lost.png")', ['lost.png']],
  ["url('@package/lost.png')", ['@package/lost.png']],
  ['url(/assets/a.png),url(lost.png)', ['lost.png']],
  ['none', []],
];

test.each(addresses)('background: %s has the missing files %j', (value, missing) => {
  expect(splitStyleSheet(`p{background:${value}}`).missing).toEqual(missing);
});

test('a font file that is missing is named too', () => {
  const { missing } = splitStyleSheet(`@supports (color:red){${face('url(@fontsource/lost.woff2)')}}`);
  expect(missing).toEqual(['@fontsource/lost.woff2']);
});
