import { longs, words } from './font-bytes.ts';
import { joinLetters } from './join-letters.ts';

type Tables = Map<string, Buffer>;
type Part = { file: Buffer; tables: Tables; count: number; newId: (glyph: number) => number };

/**
 * Joins files of one TrueType font, each with other letters, to one file. They have the same units and axes. The first keeps
 * the numbers of its glyphs, so its kerning and ligatures remain; those of the others are lost. A file that is cut to one
 * weight has letters that never get bolder.
 */
export function mergeFonts(files: Buffer[]): Buffer {
  let total = 0;
  const parts = files.map((file, index): Part => {
    const tables = readTables(file);
    const count = tables.get('maxp')!.readUInt16BE(4);
    // Glyph 0 stands for letters that are missing. Only that of the first file is needed.
    const offset = index === 0 ? 0 : total - 1;
    total = offset + count;
    return { file, tables, count, newId: (glyph) => (glyph === 0 ? 0 : offset + glyph) };
  });
  const first = parts[0]!.tables;
  const merged: Tables = new Map(
    ['GDEF', 'GPOS', 'GSUB', 'OS/2', 'STAT', 'avar', 'fvar', 'gasp', 'name', 'post'].flatMap((tag) =>
      first.has(tag) ? [[tag, first.get(tag)!]] : [],
    ),
  );
  const { glyf, loca } = joinOutlines(parts);
  const { hmtx, hhea } = joinAdvances(parts);
  for (const [tag, table] of Object.entries({ glyf, loca, hmtx, hhea })) merged.set(tag, table);
  merged.set('head', joinHeads(parts));
  merged.set('maxp', joinLimits(parts, total));
  merged.set('cmap', joinLetters(parts));
  if (first.has('gvar')) merged.set('gvar', joinVariations(parts));
  return writeTables(merged);
}

/** The tables of an uncompressed font file, by their names. */
export function readTables(file: Buffer): Tables {
  return new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + 16 * index;
      const start = file.readUInt32BE(entry + 8);
      const table = file.subarray(start, start + file.readUInt32BE(entry + 12));
      return [file.toString('latin1', entry, entry + 4), table];
    }),
  );
}

function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  let start = directory.length;
  const padded = sorted.map(([tag, table], index) => {
    const entry = 12 + 16 * index;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(start, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    start += padded.length;
    return padded;
  });
  return Buffer.concat([directory, ...padded]);
}

function joinOutlines(parts: Part[]) {
  const glyphs = perGlyph(parts, ({ tables, newId }, glyph) => {
    const [glyf, loca] = [tables.get('glyf')!, tables.get('loca')!];
    const isLong = tables.get('head')!.readUInt16BE(50) === 1;
    const startOf = (id: number) => (isLong ? loca.readUInt32BE(4 * id) : 2 * loca.readUInt16BE(2 * id));
    const outline = Buffer.from(glyf.subarray(startOf(glyph), startOf(glyph + 1)));
    renumberComponents(outline, newId);
    return Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]);
  });
  return { glyf: Buffer.concat(glyphs), loca: offsetsOf(glyphs) };
}

/** A composite glyph consists of others. */
function renumberComponents(outline: Buffer, newId: Part['newId']) {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return;
  for (let position = 10, flags = 0x20; flags & 0x20; ) {
    flags = outline.readUInt16BE(position);
    outline.writeUInt16BE(newId(outline.readUInt16BE(position + 2)), position + 2);
    // Two bytes or words that place the component, and up to four numbers that scale it.
    position += 4 + (flags & 0x01 ? 4 : 2) + (flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
  }
}

function joinAdvances(parts: Part[]) {
  const metrics = perGlyph(parts, ({ tables }, glyph) => {
    const hmtx = tables.get('hmtx')!;
    const last = tables.get('hhea')!.readUInt16BE(34) - 1;
    const bearing = glyph <= last ? 4 * glyph + 2 : 4 * (last + 1) + 2 * (glyph - last - 1);
    const advance = 4 * Math.min(glyph, last);
    return Buffer.concat([hmtx.subarray(advance, advance + 2), hmtx.subarray(bearing, bearing + 2)]);
  });
  const hhea = Buffer.from(parts[0]!.tables.get('hhea')!);
  hhea.writeUInt16BE(Math.max(...metrics.map((each) => each.readUInt16BE(0))), 10);
  hhea.writeUInt16BE(metrics.length, 34);
  return { hmtx: Buffer.concat(metrics), hhea };
}

function joinHeads(parts: Part[]): Buffer {
  const heads = parts.map(({ tables }) => tables.get('head')!);
  const head = Buffer.from(heads[0]!);
  for (const offset of [36, 38])
    head.writeInt16BE(Math.min(...heads.map((each) => each.readInt16BE(offset))), offset);
  for (const offset of [40, 42])
    head.writeInt16BE(Math.max(...heads.map((each) => each.readInt16BE(offset))), offset);
  // The offsets in loca have four bytes.
  head.writeUInt16BE(1, 50);
  return head;
}

function joinLimits(parts: Part[], glyphs: number): Buffer {
  const limits = parts.map(({ tables }) => tables.get('maxp')!);
  const maxp = Buffer.from(limits[0]!);
  for (let offset = 6; offset < maxp.length; offset += 2)
    maxp.writeUInt16BE(Math.max(...limits.map((each) => each.readUInt16BE(offset))), offset);
  maxp.writeUInt16BE(glyphs, 4);
  return maxp;
}

/** How the outlines change with the weight. */
function joinVariations(parts: Part[]): Buffer {
  const axes = parts[0]!.tables.get('gvar')!.readUInt16BE(4);
  // Tuples are positions on the axes, shared by many glyphs, which refer to them by number.
  const tuples: string[] = [];
  const variations = perGlyph(parts, ({ tables }, glyph) => {
    const gvar = tables.get('gvar');
    if (!gvar) return Buffer.alloc(0);
    const [sharedStart, dataStart] = [gvar.readUInt32BE(8), gvar.readUInt32BE(16)];
    const isLong = gvar.readUInt16BE(14) & 1;
    const startOf = (id: number) =>
      dataStart + (isLong ? gvar.readUInt32BE(20 + 4 * id) : 2 * gvar.readUInt16BE(20 + 2 * id));
    const data = Buffer.from(gvar.subarray(startOf(glyph), startOf(glyph + 1)));
    renumberTuples(data, axes, (tuple) => {
      const start = sharedStart + 2 * axes * tuple;
      const position = gvar.toString('latin1', start, start + 2 * axes);
      if (!tuples.includes(position)) tuples.push(position);
      return tuples.indexOf(position);
    });
    return Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
  });
  const [offsets, shared] = [offsetsOf(variations), Buffer.from(tuples.join(''), 'latin1')];
  const sharedStart = 20 + offsets.length;
  const head = [words(1, 0, axes, tuples.length), longs(sharedStart), words(variations.length, 1)];
  return Buffer.concat([...head, longs(sharedStart + shared.length), offsets, shared, ...variations]);
}

function renumberTuples(data: Buffer, axes: number, newIndex: (tuple: number) => number) {
  const count = data.length > 0 ? data.readUInt16BE(0) & 0x0fff : 0;
  for (let index = 0, position = 4; index < count; index++) {
    const flags = data.readUInt16BE(position + 2);
    const [hasOwn, hasRange] = [flags & 0x8000, flags & 0x4000];
    if (!hasOwn) data.writeUInt16BE((flags & 0xf000) | newIndex(flags & 0x0fff), position + 2);
    position += 4 + (hasOwn ? 2 * axes : 0) + (hasRange ? 4 * axes : 0);
  }
}

/** The glyphs of all parts in their new order. */
function perGlyph<Value>(parts: Part[], valueFor: (part: Part, glyph: number) => Value): Value[] {
  return parts.flatMap((part, index) => {
    const values = Array.from({ length: part.count }, (_, glyph) => valueFor(part, glyph));
    return index === 0 ? values : values.slice(1);
  });
}

function offsetsOf(glyphs: Buffer[]): Buffer {
  let end = 0;
  return longs(0, ...glyphs.map(({ length }) => (end += length)));
}
