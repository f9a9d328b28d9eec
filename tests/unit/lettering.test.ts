import { expect, test } from 'vitest';
import { phrasesOf } from '../../tools/content/phrases.ts';
import { readFaces, readFacesFor } from '../../tools/pictures/faces.ts';
import { fitHeadline } from '../../tools/pictures/fit-headline.ts';
import { drawable, escapeXml, lettering, widthOf } from '../../tools/pictures/lettering.ts';
import { contentWith, validContent } from './valid-content.ts';

// A letter of a script that was encoded in 2022.
const rare = '\u{11f12}';
const drawn: [words: string, drawn: string, missing: string[]][] = [
  ['Zażółć gęślą, 50 % © ½', 'Zażółć gęślą, 50 % © ½', []],
  ['Shops 🚀 that sell 🚀', 'Shops that sell', ['🚀']],
  ['👨‍👩‍👧 by the ☀️ 🇩🇪', 'by the', ['👨‍👩‍👧', '☀️', '🇩🇪']],
  ['🚀', '', ['🚀']],
  [`Maps ${rare}`, 'Maps', [rare]],
  ['Карты', '', ['К', 'а', 'р', 'т', 'ы']],
  ['Ent\u00adwick\u00adlung\u200b', 'Entwicklung', []],
  ['two\u202f 000\n€', 'two 000 €', []],
  ['Cafe\u0301', 'Café', []],
];

const letters = `BrandtHOx${drawn.map(([words]) => words).join('')}`;
const { display, text } = await readFaces('.', validContent().theme.theme.fonts, letters);

test.each(drawn)('of %j the pictures show %j', (words, drawn, missing) => {
  expect(drawable(words, display)).toEqual({ words: drawn, missing });
});

test.each(['Карты, μία', 'שלום', 'नमस्ते', 'سلام', '在庫です', '재고', '库存'])(
  'letters that the fonts of the theme lack are drawn in one of the project: %s',
  async (role) => {
    const content = contentWith({ 'site.site.role': `${role} 🚀` });
    const faces = await readFacesFor('.', content.theme.theme.fonts, content);
    expect(drawable(content.site.site.role, faces.text)).toEqual({ words: role, missing: ['🚀'] });
  },
);

test('words that a font of the site has are drawn as outlines', () => {
  const drawn = lettering('Zażółć', display, 40, 3, 5);
  const outlines = drawn.match(/<path transform="translate\([\d.]+ 5\) scale\([\d. -]+\)" d="M[^"]+"\/>/g);
  expect(outlines).toHaveLength(6);
  expect(outlines![0]).toContain('translate(3 5)');
  expect(outlines!.join('')).toBe(drawn);
});

test('the width grows with the size and each letter, less so in the display font', () => {
  expect(widthOf('Brandt', text, 20)).toBeCloseTo(2 * widthOf('Brandt', text, 10));
  expect(widthOf('Brandt', text, 20)).toBeGreaterThan(widthOf('Brand', text, 20));
  expect(widthOf('', text, 20)).toBe(0);
  const apart = widthOf('H', display, 100) + widthOf('O', display, 100);
  expect(widthOf('HO', display, 100), 'set closer').toBeLessThan(apart);
});

test('characters with a meaning in XML are escaped', () => {
  expect(escapeXml(`<a href="x">'&'</a>`)).toBe(`&#60;a href=&#34;x&#34;&#62;'&#38;'&#60;/a&#62;`);
});

const headlines: [language: string, headline: string, ...lines: string[]][] = [
  ['ja', '業務アプリ開発', '業務アプリ開発'],
  ['ja', '「困った」を「できた」に。', '「困った」を', '「できた」に。'],
  ['ja', 'React Nativeで作る業務アプリ', 'React', 'Nativeで作る', '業務アプリ'],
  ['en', 'Software that is easy to use', 'Software', 'that is', 'easy to use'],
];
const fonts = { display: 'Noto Sans JP', text: 'Noto Sans JP' };
const japanese = await readFaces('.', fonts, headlines.map(([, headline]) => headline).join(''));
const fitted = (phrases: string[]) => fitHeadline(phrases, japanese.display, 532, 300);

test.each(headlines)('in %s the lines of %s break between phrases', async (language, headline, ...lines) => {
  expect(fitted(await phrasesOf(headline, language)).lines).toEqual(lines);
});

test('a long headline is as small as it must be to fit', () => {
  const { size, lines } = fitted(Array(30).fill('that '));
  expect(size * lines.length).toBeGreaterThan(250);
  expect(size * lines.length).toBeLessThanOrEqual(300);
});
