import { Blob, Face, Font } from 'harfbuzzjs';
import { longs, words } from './font-bytes.ts';

/** A font file, and the numbers that its glyphs have in the joined one. */
type Letters = { file: Buffer; newId: (glyph: number) => number };
type Run = { code: number; glyph: number; length: number };

/** The table that says which glyph a letter has: format 4, and format 12 if there are letters that need more than 16 bits. */
export function joinLetters(parts: Letters[]): Buffer {
  const glyphs = new Map<number, number>();
  for (const { file, newId } of parts) {
    const face = new Face(new Blob(file));
    const font = new Font(face);
    for (const code of face.collectUnicodes()) glyphs.set(code, newId(font.nominalGlyph(code)!));
  }
  const runs: Run[] = [];
  for (const [code, glyph] of [...glyphs].toSorted(([a], [b]) => a - b)) {
    const run = runs.at(-1);
    const follows = run && code === run.code + run.length && glyph === run.glyph + run.length;
    if (follows && code !== 0x10000) run.length++;
    else runs.push({ code, glyph, length: 1 });
  }
  const short = runs.filter(({ code }) => code <= 0xffff);
  const tablesOfWindows: [encoding: number, table: Buffer][] = [[1, shortFormat(short)]];
  if (short.length < runs.length) tablesOfWindows.push([10, longFormat(runs)]);
  let start = 4 + 8 * tablesOfWindows.length;
  const records = tablesOfWindows.map(([encoding, table]) => {
    const record = Buffer.concat([words(3, encoding), longs(start)]);
    start += table.length;
    return record;
  });
  return Buffer.concat([words(0, records.length), ...records, ...tablesOfWindows.map(([, table]) => table)]);
}

function shortFormat(runs: Run[]): Buffer {
  const segments = [...runs, { code: 0xffff, glyph: 0, length: 1 }];
  const power = 2 ** Math.floor(Math.log2(segments.length));
  const head = [2 * segments.length, 2 * power, Math.log2(power), 2 * (segments.length - power)];
  const ends = segments.map(({ code, length }) => code + length - 1);
  const starts = segments.map(({ code }) => code);
  const differences = segments.map(({ code, glyph }) => (glyph - code) & 0xffff);
  const body = words(...head, ...ends, 0, ...starts, ...differences, ...segments.map(() => 0));
  return Buffer.concat([words(4, 6 + body.length, 0), body]);
}

function longFormat(runs: Run[]): Buffer {
  const groups = runs.flatMap(({ code, glyph, length }) => [code, code + length - 1, glyph]);
  return Buffer.concat([words(12, 0), longs(16 + 4 * groups.length, 0, runs.length, ...groups)]);
}
