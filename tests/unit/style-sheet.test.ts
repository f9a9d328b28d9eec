import { expect, test } from 'vitest';
import { fontsFor, readStyleSheet } from '../../tools/pages/style-sheet.ts';

const face = (src: string, more = '') => `@font-face{font-family:A;src:${src}${more}}`;

const fontsOf = (css: string, text = '') => fontsFor(text, readStyleSheet(css).fonts).map(({ url }) => url);

test('the fonts of a style sheet are those with a file', () => {
  const css = `:root{--a:1}${face('url(/assets/a-1.woff2) format("woff2")')}${face('local("Arial")')}`;
  expect(readStyleSheet(css)).toMatchObject({
    fonts: [{ family: 'A', url: '/assets/a-1.woff2', isFurther: false }],
    missing: [],
  });
  expect(readStyleSheet(css).sheet.toString()).toBe(css);
});

test('the rules for paper are apart from those that the screen needs', () => {
  const css = 'p{color:red}@media print{p{color:black}}@media print,(forced-colors:active){i{color:blue}}';
  const { sheet, print } = readStyleSheet(`${css}@media print{i{color:black}}`);
  expect(sheet.toString()).toBe('p{color:red}@media print,(forced-colors:active){i{color:blue}}');
  expect(print.toString()).toBe('p{color:black}i{color:black}');
});

test.each([
  ['Lodz', ['/latin.woff2']],
  ['Łódź', ['/latin.woff2', '/latin-ext.woff2']],
  // Browsers compose the letter first.
  ['Lo\u0301dz\u0301', ['/latin.woff2', '/latin-ext.woff2']],
  ['€', ['/latin.woff2', '/sign.woff2']],
])('a page with %s needs %j, of which some are for some letters only', (text, needed) => {
  const faces = [
    face('url(/latin.woff2)'),
    face('url(/latin-ext.woff2)', ';unicode-range:U+0100-017F, U+1E??'),
    face('url(/sign.woff2)', ';unicode-range:U+20AC'),
  ];
  expect(fontsOf(faces.join(''), text)).toEqual(needed);
});

test('of two files for one font face, the first is used', () => {
  expect(fontsOf(face('url(/assets/a.woff2) format("woff2"),url(/assets/a.woff)'))).toEqual([
    '/assets/a.woff2',
  ]);
});

test.each(['"Two Words"', "'Two Words'", 'Two Words'])('the name of a font can be written as %s', (name) => {
  const css = `@font-face{font-family:${name};src:url(/a.woff2)}`;
  expect(readStyleSheet(css).fonts[0]!.family).toBe('Two Words');
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
  expect(readStyleSheet(`p{background:${value}}`).missing).toEqual(missing);
});

test('a font file that is missing is named too', () => {
  const { missing } = readStyleSheet(`@supports (color:red){${face('url(@fontsource/lost.woff2)')}}`);
  expect(missing).toEqual(['@fontsource/lost.woff2']);
});
