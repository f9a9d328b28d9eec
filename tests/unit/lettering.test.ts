import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { escapeXml, type Face, lettering, readFaces, widthOf } from '../../tools/pictures/lettering.ts';

const { Path }: typeof import('opentype.js') = createRequire(import.meta.url)('opentype.js');
const { display, text } = readFaces('.');

test('words that a font of the site has are drawn as outlines', () => {
  const drawn = lettering('Zażółć', display, 40, 3, 5);
  expect(drawn).toMatch(/^<path transform="translate\(3 5\) scale\([\d.]+\)" d="M[^"]+"\/>$/);
  expect(drawn).not.toContain('NaN');
});

test('a point just below zero is written apart from the number before it', () => {
  const path = new Path();
  path.moveTo(13, 205);
  path.quadraticCurveTo(13, 205, -0.3, -0.4);
  path.curveTo(1, -2, 3.4, 4.6, -5, 6);
  path.lineTo(7, -0.1);
  path.close();
  const glyph = { advanceWidth: 20, getPath: () => path };
  const font = { unitsPerEm: 1000, charToGlyphIndex: () => 1, charToGlyph: () => glyph };
  const face = { tracking: 0, fonts: [font] } as unknown as Face;
  expect(lettering('o', face, 1000, 0, 0)).toContain('d="M13 205Q13 205 0 0C1 -2 3 5 -5 6L7 0Z"');
});

test('words with a letter that no font of the site has are text, escaped', () => {
  expect(lettering('漢 & <b>', text, 40, 3, 5)).toBe(
    '<text x="3" y="5" font-family="sans-serif" font-size="40">漢 &#38; &#60;b&#62;</text>',
  );
});

test('the width grows with the size, and with each letter', () => {
  expect(widthOf('Brandt', text, 20)).toBeCloseTo(2 * widthOf('Brandt', text, 10));
  expect(widthOf('Brandt', text, 20)).toBeGreaterThan(widthOf('Brand', text, 20));
  expect(widthOf('', text, 20)).toBe(0);
});

test('the width of letters that no font of the site has is estimated', () => {
  expect(widthOf('漢字', text, 10)).toBe(20);
  expect(widthOf('λx', text, 10)).toBeCloseTo(12.4);
});

test('letters of the display font are set closer than their widths', () => {
  const apart = widthOf('H', display, 100) + widthOf('O', display, 100);
  expect(widthOf('HO', display, 100)).toBeLessThan(apart);
});

test('characters with a meaning in XML are escaped', () => {
  expect(escapeXml(`<a href="x">'&'</a>`)).toBe(`&#60;a href=&#34;x&#34;&#62;'&#38;'&#60;/a&#62;`);
});
