import { Blob, Face as FontFile, Font } from 'harfbuzzjs';
import type { Content } from '../../model/content.ts';
import { cutFont } from '../fonts/cut-font.ts';
import { findLetters } from '../fonts/find-letters.ts';
import { findFontPackage, styleOf } from '../fonts/font-package.ts';
import { type Face, type Faces, hasLetters, readFaces } from './lettering.ts';
import type { Direction, ShapingFont } from './shape-line.ts';

/** The faces for the icons and share pictures of a site, with the further fonts that its pages have for other letters. */
export async function readFacesFor(root: string, content: Content): Promise<Faces> {
  const { name, role, initials, hero, fonts } = content.site.site;
  const titles = [...content.services.servicePages, ...content.projects.projects].map(({ title }) => title);
  const words = [name, role, initials, hero.headline, ...titles].join('').normalize('NFC');
  const direction = directionOf(hero.headline + hero.bio);
  const letters = [...new Set(words)];
  const complete = async (face: Face): Promise<Face> => {
    const lacksText = letters.some((letter) => isText(letter) && !hasLetters(letter, face));
    if (!lacksText) return { ...face, direction };
    return { ...face, direction, further: await shapingFonts(root, face, fonts?.more ?? [], letters) };
  };
  const { display, heavy, text } = readFaces(root);
  return { display: await complete(display), heavy: await complete(heavy), text: await complete(text) };
}

/** The fonts of the page, in the weight of the face and with these letters. */
async function shapingFonts(root: string, { family, weight }: Face, more: string[], letters: string[]) {
  const fonts: ShapingFont[] = [];
  let left = letters;
  for (const font of [family, ...more].flatMap((each) => findFontPackage(root, each) ?? [])) {
    const { files, missing } = await findLetters(font, left);
    for (const { subset, letters } of files) {
      const file = font.file(subset, styleOf(font, weight));
      const cut = await cutFont(file, letters, font.isVariable ? weight : undefined);
      const face = new FontFile(new Blob(cut.font));
      fonts.push({ font: new Font(face), unitsPerEm: face.upem, letters: new Set(cut.letters) });
    }
    left = missing;
  }
  return fonts;
}

function isText(letter: string): boolean {
  return /[\p{L}\p{N}\p{P}]/u.test(letter);
}

function directionOf(words: string): Direction {
  const count = (letters: RegExp) => words.match(letters)?.length ?? 0;
  const rightToLeft = count(/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu);
  return rightToLeft > count(/\p{L}/gu) / 2 ? 'rtl' : 'ltr';
}
