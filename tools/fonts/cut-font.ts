import { readFile } from 'node:fs/promises';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { WeightRange } from './font-package.ts';

/** What its package does not say it knows, of HarfBuzz: which tables and features to leave out. */
type Less = { dropTables?: string[]; keepFeatures?: string[]; noHinting?: boolean };

/** A font file with nothing but the letters of `letters` that it has, uncompressed, and these letters. */
export async function cutFont(file: string, letters: string[], wght?: number | WeightRange, less: Less = {}) {
  const font = await subsetFont(await readFile(file), letters.join(''), {
    targetFormat: 'sfnt',
    ...(wght && { variationAxes: { wght } }),
    ...less,
  });
  const codes = new Set(new Face(new Blob(font)).collectUnicodes());
  return { font, letters: letters.filter((letter) => codes.has(letter.codePointAt(0)!)) };
}

export function compressFont(font: Buffer, letters: string[]): Promise<Buffer> {
  return subsetFont(font, letters.join(''), { targetFormat: 'woff2' });
}
