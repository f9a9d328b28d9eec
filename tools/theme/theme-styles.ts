import postcss, { type Declaration, type Plugin, type Rule, type Source } from 'postcss';
import type { Theme } from '../../model/theme.ts';
import { rootRule } from '../fonts/base-fonts.ts';
import { roundness } from './corners.ts';
import { type Colours, cssOf, paletteOf } from './palette.ts';

/** For Vite: adds the custom properties of the theme to the style sheet. */
export function themeStyles(theme: Theme): Plugin {
  return {
    postcssPlugin: 'theme-styles',
    Once(sheet) {
      const properties = rootRule(sheet);
      if (properties) addTheme(properties, theme);
    },
  };
}

export function addTheme(properties: Rule, theme: Theme) {
  const { colours, moreContrast } = paletteOf(theme);
  const radius = roundness[theme.corners];
  const corners = [
    ['--radius', `${6 * radius}px`],
    ['--radius-l', `${12 * radius}px`],
  ];
  // The bundler wants to know the file of each rule.
  const source = properties.source!;
  properties.append(...declarations([...valuesOf(colours), ...corners], source));
  const nodes = declarations(valuesOf(moreContrast), source);
  const strong = postcss.rule({ selector: ':root', nodes, source });
  properties.after(
    postcss.atRule({ name: 'media', params: '(prefers-contrast: more)', nodes: [strong], source }),
  );
}

/** The names and values of the custom properties. One that equals another refers to it, which compresses better. */
function valuesOf(colours: Partial<Colours>): string[][] {
  const names = new Map<string, string>();
  return Object.entries(colours).map(([name, pair]) => {
    const [light, dark] = [cssOf(pair.light), cssOf(pair.dark)];
    const value = light === dark ? light : `light-dark(${light}, ${dark})`;
    const same = names.get(value);
    if (!same) names.set(value, name);
    return [`--${name}`, same ? `var(--${same})` : value];
  });
}

function declarations(values: string[][], source: Source): Declaration[] {
  return values.map(([prop, value]) => postcss.decl({ prop: prop!, value: value!, source }));
}
