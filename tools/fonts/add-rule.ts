import { dirname, relative } from 'node:path';
import postcss, { type Root } from 'postcss';
import { normalizePath } from 'vite';
import type { BaseFont } from './base-fonts.ts';

type Rule = {
  file: string;
  /** The value of `unicode-range`. */
  range: string;
  base: BaseFont;
  own?: { family: string; weight: string };
};

/** Adds a font face. It is a copy of the base font's, because the bundler looks for a file from the position of its rule. */
export function addRule({ base: { rule }, own, file, range }: Rule) {
  const copy = rule.clone();
  const set = (prop: string, value: string) => {
    copy.walkDecls(prop, (declaration) => void declaration.remove());
    copy.append(postcss.decl({ prop, value, source: rule.source! }));
  };
  const path = normalizePath(relative(dirname(rule.source!.input.file!), file));
  set('src', `url("${path}") format("woff2")`);
  set('unicode-range', range);
  if (own) {
    set('font-family', `"${own.family}"`);
    set('font-weight', own.weight);
    // Its fallback fonts are not measured: once a text is shown, it must not replace them.
    set('font-display', 'optional');
  }
  rule.after(copy);
}

/** Adds the further fonts to each custom property that begins with a base font, after it. */
export function addToStacks(sheet: Root, bases: BaseFont[], rules: Pick<Rule, 'own'>[]) {
  const further = new Set(rules.flatMap(({ own }) => (own ? `"${own.family}"` : [])));
  const families = bases.map(({ font }) => font.family);
  sheet.walkDecls(/^--/, (declaration) => {
    const [first = '', ...others] = postcss.list.comma(declaration.value);
    if (further.size > 0 && families.includes(first.replace(/["']/g, '')))
      declaration.value = [first, ...further, ...others].join(', ');
  });
}
