import type { Content } from '../../model/content.ts';
import { baseFiles, themeFonts } from '../fonts/theme-fonts.ts';
import { fontWithLetters } from '../fonts/font-with-letters.ts';
import { lettersIn } from '../fonts/letters.ts';
import { planFaces } from '../fonts/plan-faces.ts';
import { textsIn } from './field-name.ts';

/** The letters of the content that no font of the site has, so that each visitor sees them in a font of their system. */
export async function systemLetters(root: string, content: Content): Promise<string[]> {
  const { fonts } = content.theme.theme;
  const letters = lettersIn(textsIn(content).map(({ value }) => value));
  const bases = themeFonts(root, fonts).flatMap(baseFiles);
  const { missing } = await planFaces(root, bases, fonts.more, letters);
  const fontsLacking = new Map<string, string[]>();
  for (const [family, lacking] of missing) {
    const shown = [...lacking].filter((letter) => /\p{L}|\p{N}/u.test(letter));
    const some = `${shown.slice(0, 20).join(' ')}${shown.length > 20 ? ` and ${shown.length - 20} more` : ''}`;
    const name = family.replace(/ Variable$/, '');
    if (some) fontsLacking.set(some, [...(fontsLacking.get(some) ?? []), name]);
  }
  return [...fontsLacking].map(
    ([some, fonts]) =>
      `${some}  not in ${fonts.join(' and ')}: for a font of your choice, write its name at fontsource.org into fonts of content/theme.ts, like more: ['${fontWithLetters(some)}']`,
  );
}
