import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { near } from '../../model/nearest.ts';
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
  /** Its letters are spread over some hundred files with numbers, as in Chinese, Japanese and Korean. */
  hasManyLetters: boolean;
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
  const { id, family, category, weights, subsets } = readMetadata(folder);
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const isVariable = name.startsWith('@fontsource-variable/');
  return {
    name,
    family: isVariable ? `${family} Variable` : family,
    generic: generics[category] ?? 'sans-serif',
    isVariable,
    weights,
    hasManyLetters: Object.keys(ranges).some((subset) => subset.startsWith('[')),
    // Some packages do not say which letters are where.
    subsets: Object.entries(isEmpty(ranges) ? rangesOfAll(subsets) : ranges).map(([subset, range]) => ({
      // Fonts with thousands of letters have numbers: [12].
      subset: subset.replace(/[[\]]/g, ''),
      range: parseRange(range),
    })),
    file: (subset, style) => join(folder, 'files', `${id}-${subset}-${style}.woff2`),
  };
}

function readMetadata(folder: string): Metadata {
  return JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'));
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

/** What to do about a font that is not installed. Only Fontsource knows which packages there are. */
export function installAdvice(root: string, family: string): string {
  const advice =
    'look up its name at fontsource.org, then npm install @fontsource-variable/<name> if it is variable, or else @fontsource/<name>, like zen-kaku-gothic-new';
  const families = installedFamilies(root);
  const meant = near(idOf(family), families.map(idOf));
  const name = families.find((each) => idOf(each) === meant);
  return name ? `did you mean '${name}'? If not, ${advice}` : advice;
}

export function installedFamilies(root: string): string[] {
  return ['@fontsource-variable', '@fontsource'].flatMap((scope) => {
    const folder = join(root, 'node_modules', scope);
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names.map((name) => readMetadata(join(folder, name)).family);
  });
}

function idOf(family: string): string {
  return family.trim().replaceAll(' ', '-').toLowerCase();
}
