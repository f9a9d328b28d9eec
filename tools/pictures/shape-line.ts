import bidiFactory from 'bidi-js';
import { Buffer, Feature, type Font, Direction as ShapingDirection, shape } from 'harfbuzzjs';

export type ShapingFont = { font: Font; unitsPerEm: number; letters: ReadonlySet<string> };
export type Direction = 'ltr' | 'rtl';
/** A glyph at its place, in em from the left end of the line. */
export type PlacedGlyph = { font: ShapingFont; id: number; x: number; y: number };

type Run = { font: ShapingFont; start: number; end: number; isRightToLeft: boolean };

const bidi = bidiFactory();
/** As in browsers: letters with space between them are not joined to one, such as fi. */
const apart = ['liga', 'clig'].map((name) => new Feature(name, 0));

/**
 * Lays out one line as browsers do: letters that join, conjuncts and marks as the font draws them, and parts with another
 * direction, such as an English name in an Arabic line, in their order. Nothing if the fonts lack one of the letters.
 */
export function shapeLine(words: string, fonts: ShapingFont[], direction: Direction, tracking: number) {
  const runs = runsOf(words, fonts, direction);
  if (!runs) return;
  const glyphs: PlacedGlyph[] = [];
  let [width, spaceAfterLast] = [0, 0];
  for (const run of runs) {
    const spacing = hasLetterSpacing(words.slice(run.start, run.end)) ? tracking : 0;
    for (const { id, advance, x, y } of shapeRun(words, run, spacing === 0 ? [] : apart)) {
      glyphs.push({ font: run.font, id, x: width + x, y });
      spaceAfterLast = advance > 0 ? spacing : 0;
      width += advance + spaceAfterLast;
    }
  }
  return { glyphs, width: width - spaceAfterLast };
}

/** The parts of a line with one font and one direction, from left to right. */
function runsOf(words: string, fonts: ShapingFont[], direction: Direction): Run[] | undefined {
  const embedding = bidi.getEmbeddingLevels(words, direction);
  const runs: Run[] = [];
  const runAt: Run[] = [];
  let level = -1;
  let index = 0;
  for (const letter of words) {
    const last = runs.at(-1);
    const font = fontFor(letter, fonts, last?.font);
    if (!font) return;
    if (last?.font === font && level === embedding.levels[index]) last.end += letter.length;
    else {
      level = embedding.levels[index]!;
      runs.push({ font, start: index, end: index + letter.length, isRightToLeft: level % 2 === 1 });
    }
    for (const _ of Array(letter.length)) runAt.push(runs.at(-1)!);
    index += letter.length;
  }
  return [...new Set(bidi.getReorderedIndices(words, embedding).map((at) => runAt[at]!))];
}

/** Marks and joiners stay with the letter before them, if its font has them. */
function fontFor(letter: string, fonts: ShapingFont[], last?: ShapingFont): ShapingFont | undefined {
  if (last && /[\p{M}\p{Cf}]/u.test(letter) && (last.letters.has(letter) || /\p{Cf}/u.test(letter)))
    return last;
  return fonts.find(({ letters }) => letters.has(letter));
}

function shapeRun(
  words: string,
  { font: { font, unitsPerEm }, start, end, isRightToLeft }: Run,
  features: Feature[],
) {
  const buffer = new Buffer();
  // With the whole line, because letters join over the end of a run.
  buffer.addText(words, start, end - start);
  buffer.setDirection(isRightToLeft ? ShapingDirection.RTL : ShapingDirection.LTR);
  // Not that of the computer which builds the site.
  buffer.setLanguage('und');
  buffer.guessSegmentProperties();
  shape(font, buffer, features);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: id }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    return { id, advance: xAdvance / unitsPerEm, x: xOffset / unitsPerEm, y: yOffset / unitsPerEm };
  });
}

/** Not in scripts whose letters are joined. */
function hasLetterSpacing(words: string): boolean {
  return /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(words) || !/\p{L}/u.test(words);
}
