import type { ThemeFont } from './theme-fonts.ts';

export type FontFile = {
  family: string;
  url: string;
  /** The value of `font-weight`. */
  weight: string;
  /** For letters that the site's fonts lack. Its fallback fonts are not measured: once a text is shown, it must not replace them. */
  isExtra?: boolean;
  /** For `size-adjust`: 1, or less. */
  size?: number;
  /** The value of `unicode-range`. Without it the file is for all letters. */
  range?: string;
};

export function fontFace({ family, url, weight, isExtra = false, size = 1, range }: FontFile): string {
  const declarations = [
    `font-family:"${family}"`,
    `src:url(${url})format("woff2")`,
    `font-weight:${weight}`,
    `font-display:${isExtra ? 'optional' : 'swap'}`,
    ...(size < 1 ? [`size-adjust:${(size * 100).toFixed(2)}%`] : []),
    ...(range ? [`unicode-range:${range}`] : []),
  ];
  return `@font-face{${declarations.join(';')}}`;
}

/** The custom properties that name the fonts, with `extra` fonts after each. */
export function fontStacks(fonts: ThemeFont[], extra: string[]): string {
  return fonts
    .flatMap(({ font: { family, generic }, props }) => {
      const names = [family, ...new Set(extra)].map((name) => `"${name}"`);
      return props.map((prop) => `${prop}:${[...names, generic].join(',')}`);
    })
    .join(';');
}
