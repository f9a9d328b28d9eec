import { expect, test } from 'vitest';
import { drawable } from '../../tools/pictures/drawable.ts';
import { readFaces } from '../../tools/pictures/faces.ts';
import { validContent } from './valid-content.ts';

// A letter of a script that was encoded in 2022.
const rare = '\u{11f12}';

const cases: [words: string, drawn: string, missing: string[]][] = [
  ['Zażółć gęślą, 50 % © ½', 'Zażółć gęślą, 50 % © ½', []],
  ['Shops 🚀 that sell 🚀', 'Shops that sell', ['🚀']],
  ['👨‍👩‍👧 by the ☀️ 🇩🇪', 'by the', ['👨‍👩‍👧', '☀️', '🇩🇪']],
  ['🚀', '', ['🚀']],
  [`Maps ${rare}`, 'Maps', [rare]],
  ['Карты', 'Карты', []],
  ['Ent\u00adwick\u00adlung\u200b', 'Entwicklung', []],
  ['two\u202f 000\n€', 'two 000 €', []],
  ['Cafe\u0301', 'Café', []],
];

const { fonts } = validContent().theme.theme;
const { display } = await readFaces('.', fonts, cases.map(([words]) => words).join(''));

test.each(cases)('of %j the pictures show %j', async (words, drawn, missing) => {
  expect(await drawable(words, display)).toEqual({ words: drawn, missing });
});
