import type { Theme } from '../../model/theme.ts';
import { compressFont, cutFont } from './cut-font.ts';
import {
  findFontPackage,
  type FontPackage,
  nearestWeight,
  styleOf,
  type WeightRange,
} from './font-package.ts';
import { mergeFonts, readTables } from './merge-fonts.ts';
import { baseSubset } from './theme-fonts.ts';
import { isIn } from './unicode-range.ts';

/** Letters, each with the weights in which it is set. */
export type WeightedLetters = Map<string, Set<number>>;
/** The weights of a file of a variable font, and its `font-weight`. Letters that are never set bold have the lightest only. */
export type Weights = { lightest: number; range?: WeightRange; css: string };

/** In a variable font, smaller differences are not worth twice the size. */
const noticed = 100;

const unused = ['BASE', 'HVAR', 'MVAR', 'VORG', 'VVAR', 'vhea', 'vmtx'];
const layout = ['GDEF', 'GPOS', 'GSUB'];
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** Those fonts of a theme that are published in one file. Only TrueType outlines can be merged. */
export async function mergedFonts(root: string, { display, text, more = [] }: Theme['fonts']) {
  const families = new Set([display, text, ...more]);
  const fonts = [...families].flatMap((family) => findFontPackage(root, family) ?? []);
  const merged: FontPackage[] = [];
  for (const font of fonts.filter(({ hasManyLetters }) => hasManyLetters)) {
    const { font: some } = await cutFont(font.file(font.subsets[0]!.subset, styleOf(font, 400)), []);
    if (readTables(some).has('glyf')) merged.push(font);
  }
  return merged;
}

/** The weights that a variable font needs. */
export function weightsFor(font: FontPackage, letters: WeightedLetters): Weights {
  const used = [...letters.values()].flatMap((weights) => [...weights]);
  const sorted = used.map((weight) => nearestWeight(font, weight)).toSorted((a, b) => a - b);
  const [min = 400, max = min] = [sorted[0], sorted.at(-1)];
  const css = `${min} ${max}`;
  if (max - min >= noticed) return { lightest: min, range: { min, max }, css };
  return { lightest: sorted[Math.floor(sorted.length / 2)] ?? min, css };
}

/** One file with these letters of a font, from all the files over which its package spreads them; and those that it has. */
export async function mergedFile(
  font: FontPackage,
  style: string,
  letters: WeightedLetters,
  weights?: Weights,
): Promise<{ data: Buffer; letters: string[] } | undefined> {
  const left = new Set(letters.keys());
  const parts: Buffer[] = [];
  const subsets = font.subsets.toSorted(
    (a, b) => Number(b.subset === baseSubset) - Number(a.subset === baseSubset),
  );
  for (const { subset, range } of subsets) {
    const isFirst = parts.length === 0;
    const cut = async (some: string[], wght?: number | WeightRange) => {
      if (some.length === 0) return;
      const less = {
        noHinting: true,
        keepFeatures: features,
        dropTables: isFirst ? unused : [...unused, ...layout],
      };
      const part = await cutFont(font.file(subset, style), some, wght, less);
      if (part.letters.length > 0) parts.push(part.font);
      for (const letter of part.letters) left.delete(letter);
    };
    const possible = [...left].filter((letter) => isIn(range, letter));
    const isBold = (letter: string) =>
      isFirst || [...letters.get(letter)!].some((weight) => weight - weights!.lightest >= noticed);
    if (!weights?.range) await cut(possible, weights?.lightest);
    else {
      await cut(possible.filter(isBold), weights.range);
      await cut(
        possible.filter((letter) => !isBold(letter)),
        weights.lightest,
      );
    }
  }
  if (parts.length === 0) return;
  const found = [...letters.keys()].filter((letter) => !left.has(letter));
  return { data: await compressFont(mergeFonts(parts), found), letters: found };
}
