import { basename } from 'node:path';
import postcss from 'postcss';
import type { Theme } from '../../model/theme.ts';
import type { Site } from '../content/site.ts';
import { addAllFonts } from '../fonts/add-fonts.ts';
import { addLeading } from '../theme/leading-styles.ts';
import { addTheme, rootRule } from '../theme/theme-styles.ts';

const themeStyles = new Map<string, string>();

/** Made once for each theme: most edits change something else. */
export async function themeOf({ root, theme }: Site): Promise<string> {
  const key = JSON.stringify(theme);
  const css = themeStyles.get(key) ?? (await makeTheme(root, theme));
  themeStyles.set(key, css);
  return css;
}

/** With the fonts where the dev server has them. */
export async function makeTheme(root: string, theme: Theme): Promise<string> {
  // Comes after the style of the code, whose rules for the visitor's choice count only if there is one.
  const sheet = postcss.parse(theme.scheme ? ':root{color-scheme:light dark}' : ':root{}');
  addTheme(sheet, theme);
  await addLeading(sheet, root, theme.fonts);
  await addAllFonts(sheet, rootRule(sheet), {
    root,
    fonts: theme.fonts,
    urlOf: (file) => `/@fonts/${packageOf(file)}/${basename(file)}`,
  });
  return sheet.toString();
}

/** Of `…/node_modules/@fontsource/roboto/files/x.woff2`: `@fontsource/roboto`. */
function packageOf(file: string): string {
  return file.split(/[\\/]/).slice(-4, -2).join('/');
}
