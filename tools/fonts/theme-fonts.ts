import { existsSync } from 'node:fs';
import type { Theme } from '../../model/theme.ts';
import { findFontPackage, type FontPackage, installAdvice, styleOf } from './font-package.ts';

/** A font of the theme, with the custom properties that name it and the weights in which the page sets most text in it. */
export type ThemeFont = { font: FontPackage; props: string[]; weights: number[] };
/** A file of such a font, for all letters, and its `font-weight`. */
export type BaseFile = { font: FontPackage; subset: string; style: string; weight: string };

/** Every page has its letters. */
export const baseSubset = 'latin';

/** The two fonts of a theme. If they are the same, it is one font. Those that are not installed are left out. */
export function themeFonts(root: string, { display, text }: Theme['fonts']): ThemeFont[] {
  const [first, second] = [
    { font: findFontPackage(root, display), props: ['--font-display'], weights: [500] },
    { font: findFontPackage(root, text), props: ['--font-text'], weights: [400, 600] },
  ] as const;
  const fonts =
    first.font?.name === second.font?.name
      ? [{ font: first.font, props: ['--font-display', '--font-text'], weights: [400, 500, 600] }]
      : [first, second];
  return fonts.flatMap(({ font, props, weights }) =>
    font ? { font, props: [...props], weights: [...weights] } : [],
  );
}

/** One file with all weights, or else one for each weight. */
export function baseFiles({ font, weights }: ThemeFont): BaseFile[] {
  const base = { font, subset: baseSubset };
  if (font.isVariable)
    return [
      {
        ...base,
        style: styleOf(font, 400),
        weight: `${Math.min(...font.weights)} ${Math.max(...font.weights)}`,
      },
    ];
  const styles = new Set(weights.map((weight) => styleOf(font, weight)));
  return [...styles].map((style) => {
    const served = weights.filter((weight) => styleOf(font, weight) === style);
    // Browsers make bold text of a font without bold letters, unless its rule says that it has them.
    const most = Number.parseInt(style, 10) < 600 ? 599 : 699;
    return { ...base, style, weight: `${served[0]} ${Math.min(most, served.at(-1)! + 99)}` };
  });
}

/** The fonts of a theme that cannot be used, each with its place in `fonts` and what to do. The theme may be invalid. */
export function unusableFonts(root: string, { display, text, more }: Partial<Theme['fonts']>) {
  const named: { path: PropertyKey[]; family: unknown }[] = [
    { path: ['display'], family: display },
    { path: ['text'], family: text },
    ...(Array.isArray(more) ? more : []).map((family, index) => ({ path: ['more', index], family })),
  ];
  return named.flatMap(({ path, family }) => {
    if (typeof family !== 'string' || !family.trim()) return [];
    const font = findFontPackage(root, family);
    if (!font) return { path, message: `'${family}' is not installed: ${installAdvice(root, family)}` };
    if (path[0] === 'more' || existsSync(font.file(baseSubset, styleOf(font, 400)))) return [];
    const advice = 'choose another font here, and name this one in more if your texts have its letters';
    return { path, message: `'${family}' has no Latin letters: ${advice}` };
  });
}
