import { Blob, Face as FontFile, Font } from 'harfbuzzjs';
import type { Content } from '../../model/content.ts';
import type { Theme } from '../../model/theme.ts';
import { cutFont } from '../fonts/cut-font.ts';
import { findLetters } from '../fonts/find-letters.ts';
import { findFontPackage, nearestWeight, styleOf } from '../fonts/font-package.ts';
import { fontWithLetters } from '../fonts/font-with-letters.ts';
import { withParts } from '../fonts/letters.ts';
import type { Direction, ShapingFont } from './shape-line.ts';

export type Face = {
  /** The font of the site, then those for letters that it lacks. */
  fonts: ShapingFont[];
  tracking: number;
  direction: Direction;
};
export type Faces = Record<'display' | 'heavy' | 'text', Face>;

/** For letters that the fonts of a theme lack. They are installed with the project: a picture is the same on every computer. */
const installed = [
  'Arimo',
  'Noto Kufi Arabic',
  'Noto Sans Devanagari',
  'Noto Sans JP',
  'Noto Sans KR',
  'Noto Sans SC',
];

/** The faces for the icons and share pictures of a site. */
export async function readFacesFor(root: string, fonts: Theme['fonts'], content: Content): Promise<Faces> {
  const { name, role, initials, hero } = content.site.site;
  const titles = [...content.services.servicePages, ...content.projects.projects].map(({ title }) => title);
  const words = [name, role, initials, hero.headline, ...titles].join(' ');
  const more = [...(fonts.more ?? []), fontWithLetters(words), ...installed];
  return readFaces(root, { ...fonts, more }, words, directionOf(hero.headline + hero.bio));
}

/** The fonts of a theme in the weights of the pictures, with the letters of these words. */
export async function readFaces(
  root: string,
  { display, text, more = [] }: Theme['fonts'],
  words: string,
  direction: Direction = 'ltr',
): Promise<Faces> {
  const face = async (family: string, weight: number, tracking: number): Promise<Face> => {
    const fonts = await shapingFonts(root, [family, ...more], weight, words);
    return { fonts, tracking, direction };
  };
  return {
    display: await face(display, 500, -0.03),
    heavy: await face(display, 700, -0.03),
    text: await face(text, 400, 0),
  };
}

async function shapingFonts(root: string, families: string[], weight: number, words: string) {
  const fonts: ShapingFont[] = [];
  let left = [...new Set(`${withParts(words)} `)];
  for (const font of families.flatMap((family) => findFontPackage(root, family) ?? [])) {
    const { files, missing } = await findLetters(font, left);
    for (const { subset, letters } of files) {
      const file = font.file(subset, styleOf(font, weight));
      const cut = await cutFont(file, letters, font.isVariable ? nearestWeight(font, weight) : undefined);
      const face = new FontFile(new Blob(cut.font));
      fonts.push({ font: new Font(face), unitsPerEm: face.upem, letters: new Set(cut.letters) });
    }
    left = missing;
  }
  return fonts;
}

function directionOf(words: string): Direction {
  const count = (letters: RegExp) => words.match(letters)?.length ?? 0;
  const rightToLeft = count(/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu);
  return rightToLeft > count(/\p{L}/gu) / 2 ? 'rtl' : 'ltr';
}
