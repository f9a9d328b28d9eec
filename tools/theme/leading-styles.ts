import type { Root } from 'postcss';
import type { Theme } from '../../model/theme.ts';
import { readFaces } from '../pictures/faces.ts';
import { leadingOf, tallestLetters } from '../pictures/leading.ts';

/** Adds the line height of headlines, if the letters of the font are too tall for that of the style sheet. */
export async function addLeading(sheet: Root, root: string, fonts: Theme['fonts']) {
  const { display } = await readFaces(root, fonts, tallestLetters);
  const leading = leadingOf(display);
  if (leading <= 1) return;
  // Stronger than the rules of the sections. Other scripts have more room in any case.
  const height = Math.max(1.08, leading).toFixed(2);
  sheet.append(`html:not([data-script]){--leading:${height}}`);
  sheet.append('html:not([data-script]) :is(h1,h2,h3){line-height:var(--leading)}');
}
