import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRange, type Range } from './unicode-range.ts';

export type WeightRange = { min: number; max: number };
export type FontPackage = {
  /** The name of the package in npm. */
  name: string;
  /** The name of the font in style sheets. */
  family: string;
  /** The font of the system that style sheets name last. */
  generic: string;
  isVariable: boolean;
  weights: number[];
  /** The letters are spread over several files. The package says which letters can be in which. */
  subsets: { subset: string; range: Range[] }[];
  /** `style` is the end of the file's name, for example wght-normal or 700-normal. */
  file: (subset: string, style: string) => string;
};

type Metadata = { id: string; family: string; category: string; weights: number[]; subsets: string[] };

const generics: Record<string, string> = { serif: 'serif', monospace: 'monospace', handwriting: 'cursive' };

/** The package of a font by its name at Fontsource, if it is installed. The variable one is preferred. */
export function findFontPackage(root: string, family: string): FontPackage | undefined {
  const name = ['@fontsource-variable', '@fontsource']
    .map((scope) => `${scope}/${idOf(family)}`)
    .find((each) => existsSync(join(root, 'node_modules', each, 'metadata.json')));
  return name === undefined ? undefined : readFontPackage(root, name);
}

/** The package with this name in npm. */
export function readFontPackage(root: string, name: string): FontPackage {
  const folder = join(root, 'node_modules', name);
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { id, family, category, weights, subsets }: Metadata = read('metadata.json');
  const ranges: Record<string, string> = read('unicode.json');
  const isVariable = name.startsWith('@fontsource-variable/');
  return {
    name,
    family: isVariable ? `${family} Variable` : family,
    generic: generics[category] ?? 'sans-serif',
    isVariable,
    weights,
    // Some packages do not say which letters are where.
    subsets: Object.entries(isEmpty(ranges) ? rangesOfAll(subsets) : ranges).map(([subset, range]) => ({
      // Fonts with thousands of letters have numbers: [12].
      subset: subset.replace(/[[\]]/g, ''),
      range: parseRange(range),
    })),
    file: (subset, style) => join(folder, 'files', `${id}-${subset}-${style}.woff2`),
  };
}

function isEmpty(ranges: object): boolean {
  return Object.keys(ranges).length === 0;
}

function rangesOfAll(subsets: string[]): Record<string, string> {
  return Object.fromEntries(subsets.map((subset) => [subset, 'U+0-10FFFF']));
}

/** The end of the name of the file that has this weight, or else the nearest one. Of two, the heavier. */
export function styleOf({ isVariable, weights }: FontPackage, weight: number): string {
  const [nearest] = weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight) || b - a);
  return `${isVariable ? 'wght' : nearest}-normal`;
}

/** The weight itself, or the nearest one that the font has. */
export function nearestWeight({ weights }: FontPackage, weight: number): number {
  return Math.min(Math.max(weight, Math.min(...weights)), Math.max(...weights));
}

export function installCommand(family: string): string {
  const id = idOf(family);
  return `npm install @fontsource-variable/${id}, or npm install @fontsource/${id} if it has no variable version; fontsource.org has its exact name`;
}

function idOf(family: string): string {
  return family.trim().replaceAll(' ', '-').toLowerCase();
}
