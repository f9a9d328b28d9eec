import { expect, test } from 'vitest';
import { coloursOf } from '../../tools/pictures/colours.ts';

test('the colours of a theme are known as hex, in both schemes', () => {
  const colour = coloursOf({ accent: 58, ground: 205 });
  expect(colour('accent')).toBe('#fa943a');
  expect(colour('paper')).toBe('#f3f8f7');
  expect(colour('paper', 'dark')).toBe('#041315');
});
