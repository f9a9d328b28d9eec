import { expect, test } from 'vitest';
import { wordsIn } from '../../model/word-width.ts';
import { longWord } from '../../src/components/long-word.ts';
import { readFaces } from '../../tools/pictures/faces.ts';
import { hasLetters, widthOf } from '../../tools/pictures/lettering.ts';
import { validContent } from './valid-content.ts';

/** Titles are a little heavier than the lighter of the two faces that are measured. */
function widthInTitle(word: string): number {
  const [light, bold] = [display, heavy].map((face) => widthOf(word, { ...face, tracking: -0.025 }, 1));
  return light! + 0.3 * (bold! - light!);
}

const words =
  `Development Consultancy Management commerce mobile illicit WILLIAM 2024 UI/UX Oprogramowanie Zatrudnij
  Współpracownikami Softwareentwicklung Größenverhältnisse nejneobhospodařovávatelnějšími ďalší ľudí Œuvre réalisations
  işletmelerin Årsregnskab`.split(/\s+/);

const letters = Array.from({ length: 0x17f - 0x41 }, (_, index) => String.fromCodePoint(0x41 + index));
const { display, heavy, text } = await readFaces(
  '.',
  validContent().theme.theme.fonts,
  [...words, ...letters].join(''),
);

test.each(words)('the width of %s is estimated on the safe side, and not far from what it is', (word) => {
  const { width } = wordsIn(word)[0]!;
  expect(width).toBeGreaterThanOrEqual(widthInTitle(word));
  expect(width, 'in a text').toBeGreaterThanOrEqual(widthOf(word, text, 1));
  expect(width).toBeLessThan(1.35 * widthInTitle(word));
});

test('every letter of the fonts is estimated on the safe side', () => {
  const known = letters.filter((letter) => /\p{L}/u.test(letter) && hasLetters(letter, display));
  expect(known.length).toBeGreaterThan(150);
  const spacing = 0.025;
  expect(known.filter((letter) => wordsIn(letter)[0]!.width + spacing < widthInTitle(letter))).toEqual([]);
});

test('a text is divided where a browser may break it', () => {
  const parts = (text: string) => wordsIn(text).map(({ word }) => word);
  expect(parts('E-Commerce für Teams')).toEqual(['E-', 'Commerce', 'für', 'Teams']);
  expect(parts('Software\u00adentwicklung')).toEqual(['Software\u00ad', 'entwicklung']);
  expect(parts('在庫を\u200b数える App')).toEqual(['在庫を', '数える', 'App']);
  expect(parts(' ')).toEqual([]);
});

test('a Korean letter is as wide as a Japanese one, whatever it is made of', () => {
  const widths = ['가각', '仮名'].map((text) => wordsIn(text)[0]!.width);
  expect(widths[0]).toBe(widths[1]);
});

test('a soft hyphen needs room for its hyphen', () => {
  const [broken, whole] = ['ab\u00adc', 'ab'].map((text) => wordsIn(text)[0]!.width);
  expect(broken).toBeGreaterThan(whole!);
});

test('a title is marked with the next larger step, the longest with the last, and one that fits not at all', () => {
  expect(longWord('Custom Software Development')).toBeUndefined();
  expect(longWord('')).toBeUndefined();
  expect(longWord('Oprogramowanie na zamówienie')).toBe(9.5);
  expect(longWord('Zatrudnij mnie', 3.5)).toBe(4.5);
  expect(longWord('Hire Me', 3.5)).toBeUndefined();
  expect(longWord('m'.repeat(99))).toBe(16);
});
