import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AtRule, Root } from 'postcss';
import { type FontPackage, readFontPackage } from './font-package.ts';

/** A font of the style sheet, with the file of one subset. */
export type BaseFont = { rule: AtRule; font: FontPackage; subset: string; style: string };

/** The fonts from Fontsource for which a style sheet has one file, used for all letters. */
export function baseFonts(sheet: Root, root: string): BaseFont[] {
  const found: BaseFont[] = [];
  sheet.walkAtRules('font-face', (rule) => {
    const css = rule.toString();
    const [, name, file] = /(@fontsource(?:-variable)?\/[\w-]+)\/files\/([\w-]+)\.woff2/.exec(css) ?? [];
    if (!name || css.includes('unicode-range')) return;
    // The build names a missing file later.
    if (!existsSync(join(root, 'node_modules', name, 'files', `${file}.woff2`))) return;
    const font = readFontPackage(root, name);
    const ofSubset = (subset: string) => `${basename(name)}-${subset}-`;
    const [subset] = font.subsets
      .map((each) => each.subset)
      .filter((each) => file!.startsWith(ofSubset(each)))
      // latin-ext before latin.
      .toSorted((a, b) => b.length - a.length);
    if (subset) found.push({ rule, font, subset, style: file!.slice(ofSubset(subset).length) });
  });
  return found;
}
