import { expect, test } from 'vitest';
import { readFaces, readFacesFor } from '../../tools/pictures/faces.ts';
import { lettering, widthOf } from '../../tools/pictures/lettering.ts';
import { shapeLine } from '../../tools/pictures/shape-line.ts';
import { validContent } from './valid-content.ts';

/** The face for headlines of a site with this headline. */
async function faceFor(headline: string, more: string[]) {
  const content = validContent();
  Object.assign(content.site.site.hero, { headline, bio: headline.replace(/[a-z]/gi, '') });
  return (await readFacesFor('.', { ...content.theme.theme.fonts, more }, content)).display;
}

const sentence = 'سلام (على) React Native منذ 2024';
const arabic = await faceFor(sentence, ['Noto Kufi Arabic']);
const hindi = await faceFor('क्षमा कि', ['Noto Sans Devanagari']);
const glyphsOf = (words: string, { fonts, direction } = arabic) =>
  shapeLine(words, fonts, direction, 0)!.glyphs;
const idsOf = (words: string, face = arabic) => glyphsOf(words, face).map(({ id }) => id);

test('Arabic letters are drawn in the form that they have in their word, from right to left', () => {
  const alone = [...'سلام'].map((letter) => idsOf(letter)[0]);
  const joined = idsOf('سلام');
  // The last letter comes first, because its place is at the left.
  expect(joined[0]).toBe(alone[3]);
  expect(joined).not.toContain(alone[0]);
  const places = glyphsOf('سلام').map(({ x }) => x);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('letters that only Urdu has are joined too', async () => {
  const urdu = await faceFor('ٹھیک', ['Noto Kufi Arabic']);
  const joined = idsOf('ٹھیک', urdu);
  expect(joined, 'none is missing in the face').not.toContain(0);
  expect(joined).not.toEqual([...'ٹھیک'].reverse().flatMap((letter) => idsOf(letter, urdu)));
});

test('an English name and a number in an Arabic line keep their own direction, and a bracket opens to the left', () => {
  const line = idsOf(sentence);
  const at = (words: string) => line.join().indexOf(idsOf(words).join());
  // The end of the line is at the left.
  expect(at('2024')).toBeGreaterThanOrEqual(0);
  expect(at('2024')).toBeLessThan(at('React Native'));
  expect(at('React Native')).toBeLessThan(at('سلام'));
  const [first, last] = [idsOf('(م)')[0], idsOf('(م)').at(-1)];
  expect([first, last]).toEqual([idsOf('a(a')[1], idsOf('a)a')[1]]);
});

test('Hindi letters form conjuncts, and a vowel sign stands before its letter', () => {
  expect(hindi.direction).toBe('ltr');
  expect(idsOf('क्ष', hindi)).toHaveLength(1);
  const [sign, letter] = idsOf('कि', hindi);
  expect(letter).toBe(idsOf('क', hindi)[0]);
  expect(sign).not.toBe(letter);
});

test('joined letters have no letter spacing, others have it; a line with a letter that no font has is not shaped', () => {
  const width = (words: string, tracking: number) => shapeLine(words, arabic.fonts, 'rtl', tracking)?.width;
  expect(width('سلام', -0.03)).toBe(width('سلام', 0));
  expect(width('React', -0.03)).toBeCloseTo(width('React', 0)! - 4 * 0.03);
  expect(width('سلام क', 0)).toBeUndefined();
});

test('a line that is written from right to left ends at the left of its start', () => {
  const drawn = lettering('سلام', arabic, 100, 1000, 50);
  const left = Number(/translate\(([\d.]+) 50\)/.exec(drawn)![1]);
  expect(left).toBeCloseTo(1000 - widthOf('سلام', arabic, 100));
});

test('Latin letters in an Arabic line are drawn in the font of the site', () => {
  const [first] = arabic.fonts;
  expect(new Set(glyphsOf('React Native').map(({ font }) => font))).toEqual(new Set([first]));
  expect(glyphsOf('سلام').map(({ font }) => font)).not.toContain(first);
});

test('letters with space between them are not joined, as in browsers', async () => {
  const { text } = await readFaces('.', validContent().theme.theme.fonts, 'fi');
  const count = (tracking: number) => shapeLine('fi', text.fonts, 'ltr', tracking)!.glyphs.length;
  expect(count(0)).toBe(1);
  expect(count(-0.03)).toBe(2);
});
