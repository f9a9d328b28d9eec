import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import type { Theme } from '../../model/theme.ts';
import { roundness } from './corners.ts';
import { type Colours, paletteOf } from './palette.ts';
import { cssOf } from './tones.ts';

/** The rule of a style sheet for the custom properties. */
export function rootRule(sheet: Root): Rule {
  let found: Rule | undefined;
  sheet.walkRules(':root', (rule) => {
    found ??= rule;
  });
  if (!found) throw new Error('The style sheet has no rule for :root.');
  return found;
}

/** Adds the custom properties of the theme to the style sheet. `compile` makes CSS for older browsers. */
export function addTheme(sheet: Root, theme: Theme, compile = (css: string) => css) {
  const properties = rootRule(sheet);
  if (theme.scheme) {
    properties.walkDecls('color-scheme', (declaration) => {
      declaration.value = theme.scheme!;
    });
    sheet.walkRules(/^\[data-scheme/, (rule) => {
      rule.remove();
    });
  }
  const own = propertiesOf(theme);
  const strong = valuesOf(paletteOf(theme).moreContrast);
  const [rule, more] = postcss.parse(
    compile(`:root{${declarations(own)}}@media (prefers-contrast:more){:root{${declarations(strong)}}}`),
  ).nodes as [Rule, AtRule];
  properties.append(rule.nodes);
  properties.after(more);
  const set = new Set(own.map(([name]) => name));
  sheet.walkDecls((declaration) => {
    declaration.value = withoutUnset(declaration.value, set);
  });
}

/** A property that only some themes have, and what stands for it in the others. */
const optional = /var\(--(accent-line|accent-edge|round), ?((?:[^()]|\([^()]*\))+)\)/g;

/** The page of a theme without such a property has no bytes for it. */
function withoutUnset(value: string, set: Set<string | undefined>): string {
  return value.replace(optional, (reference, name, other) => (set.has(`--${name}`) ? reference : other));
}

function propertiesOf(theme: Theme): string[][] {
  const radius = roundness[theme.corners];
  return [
    ...valuesOf(paletteOf(theme).colours),
    ['--radius', `${6 * radius}px`],
    ['--radius-l', `${12 * radius}px`],
    // What is a circle in other themes.
    ...(radius === 0 ? [['--round', '0']] : []),
  ];
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

function declarations(values: string[][]): string {
  return values.map((pair) => pair.join(':')).join(';');
}
