import type { Root, Rule } from 'postcss';
import type { Theme } from '../../model/theme.ts';
import { addRule, addToStacks } from './add-rule.ts';
import { addBaseFonts } from './base-fonts.ts';
import { allFaces } from './plan-faces.ts';
import { themeFonts } from './theme-fonts.ts';
import { formatRange } from './unicode-range.ts';

/** For the dev server: the fonts of the theme with all their letters, because the owner is writing. */
export async function addAllFaces(sheet: Root, properties: Rule, root: string, fonts: Theme['fonts']) {
  const bases = await addBaseFonts(properties, themeFonts(root, fonts));
  const faces = allFaces(root, bases, fonts.more);
  for (const face of faces) addRule({ ...face, range: formatRange(face.range) });
  addToStacks(sheet, bases, faces);
}
