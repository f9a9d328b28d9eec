import { expect, test } from 'vitest';
import { fontsFor, readStyleSheet } from '../../tools/pages/style-sheet.ts';

const face = (src: string, more = '') => `@font-face{font-family:A;src:${src}${more}}`;

const fontsOf = (css: string, text = '') => fontsFor(text, readStyleSheet(css).fonts).map(({ url }) => url);

test('the fonts of a style sheet are those with a file', () => {
  const css = `:root{--a:1}${face('url(/assets/a-1.woff2) format("woff2")')}${face('local("Arial")')}`;
  expect(readStyleSheet(css)).toMatchObject({
    fonts: [{ family: 'A', url: '/assets/a-1.woff2', isExtra: false }],
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

test('of two files for one font face the first is used, whichever way its name is written', () => {
  const two = face('url(/assets/a.woff2) format("woff2"),url(/assets/a.woff)');
  expect(fontsOf(two)).toEqual(['/assets/a.woff2']);
  for (const name of ['"Two Words"', "'Two Words'", 'Two Words'])
    expect(readStyleSheet(two.replace(':A', `:${name}`)).fonts[0]!.family).toBe('Two Words');
});

test('a file that the bundler has not found is missing, of a background or a font', () => {
  const missingIn = (css: string) => readStyleSheet(css).missing;
  const there = ['/assets/a.png', '"/assets/a.png"', " '/assets/a.png' ", '#shade'];
  const inline = ['data:image/png;base64,AA', '"data:image/svg+xml,%3Csvg/%3E"'];
  for (const url of [...there, ...inline]) expect(missingIn(`p{background:url(${url})}`), url).toEqual([]);
  for (const url of ['./lost.png', '"./lost.png"', "'./lost.png'"])
    expect(missingIn(`p{background:url(/assets/a.png),url(${url})}`)).toEqual(['./lost.png']);
  const font = face("url('@fontsource/lost.woff2')");
  expect(missingIn(`@supports (color:red){${font}}`)).toEqual(['@fontsource/lost.woff2']);
});
