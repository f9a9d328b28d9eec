import { expect, test } from 'vitest';
import { letterWidth, textWidth } from '../../tools/content/letter-width.ts';

test('a letter takes the room of one or of two Latin letters', () => {
  for (const letter of '漢かカー、。「』！ｗＡ한一㐀々〆𠮷ㄅ　￥・')
    expect(letterWidth(letter), letter).toBe(2);
  for (const letter of 'aÄžжλ1.“…·ｶﾝกकשעי') expect(letterWidth(letter), letter).toBe(1);
});

test('marks and invisible signs take no room, and letters may be composed or not', () => {
  expect(textWidth('ที่')).toBe(1);
  expect(textWidth('Soft\u00adware\u200b')).toBe(8);
  for (const letter of 'が한') expect(textWidth(letter.normalize('NFD'))).toBe(2);
  expect(textWidth('React で作る')).toBe(12);
});
