import { expect, test } from 'vitest';
import { systemLetters } from '../../tools/content/launch-letters.ts';
import { lineOf } from '../../tools/content/problem.ts';
import { validContent } from './valid-content.ts';

const hint = (font: string) =>
  `for a font of your choice, write its name at fontsource.org into fonts of content/theme.ts, like more: ['${font}']`;

test.each<[text: string, more: string[], lines: string[]]>([
  ['Łucja Žák, naïve → 🚀 ✓', [], []],
  ['Đặng Thế', [], [`content/theme.ts  ặ ế  not in Funnel Display: ${hint('Noto Sans')}`]],
  [
    'سلام',
    [],
    [`content/theme.ts  ا س ل م  not in Funnel Display and Hanken Grotesk: ${hint('Noto Sans Arabic')}`],
  ],
  ['سلام', ['Noto Kufi Arabic'], []],
  [
    'नमस्ते سلام',
    ['Noto Kufi Arabic'],
    [`content/theme.ts  त न म स  not in Funnel Display and Hanken Grotesk: ${hint('Noto Sans Devanagari')}`],
  ],
])('of %j with the extra fonts %j, visitors see %j in a font of their system', async (text, more, lines) => {
  const content = validContent();
  content.theme.theme.fonts.more = more;
  content.site.site.hero.bio = text;
  expect((await systemLetters('.', content)).map(lineOf)).toEqual(lines);
});
