import { expect, test } from 'vitest';
import { readFaces } from '../../tools/pictures/faces.ts';
import { escapeXml, lettering, widthOf } from '../../tools/pictures/lettering.ts';
import { validContent } from './valid-content.ts';

const { display, text } = await readFaces('.', validContent().theme.theme.fonts, 'Zażółć Brandt HOx');

test('words that a font of the site has are drawn as outlines', () => {
  const drawn = lettering('Zażółć', display, 40, 3, 5);
  const outlines = drawn.match(/<path transform="translate\([\d.]+ 5\) scale\([\d. -]+\)" d="M[^"]+"\/>/g);
  expect(outlines).toHaveLength(6);
  expect(outlines![0]).toContain('translate(3 5)');
  expect(outlines!.join('')).toBe(drawn);
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
