import { cutFont } from './cut-font.ts';
import { type FontPackage, styleOf } from './font-package.ts';
import { isIn } from './unicode-range.ts';

/** A file of a package, and the letters for which it is used. */
type LetterFile = { subset: string; file: string; letters: string[] };

/** Invisible, but in the words of some scripts: a file with letters of such a script has them, too. */
const joiners = ['\u200c', '\u200d'];

/** The files of a font that have the letters, and the letters that none of them has. */
export async function findLetters(font: FontPackage, letters: string[], style = styleOf(font, 400)) {
  const candidates = font.subsets.flatMap(({ subset, range }) => {
    const possible = letters.filter((letter) => isIn(range, letter));
    return possible.length === 0
      ? []
      : [{ subset, possible: [...possible, ...joiners.filter((each) => isIn(range, each))] }];
  });
  const files = await Promise.all(
    candidates.map(async ({ subset, possible }): Promise<LetterFile> => {
      const file = font.file(subset, style);
      return { subset, file, letters: (await cutFont(file, possible)).letters };
    }),
  );
  const { served, missing } = assignLetters(letters, files);
  return {
    files: served.map(({ file, letters }) => ({
      ...file,
      letters: [...letters, ...file.letters.filter((letter) => joiners.includes(letter))],
    })),
    missing,
  };
}

/** The same for a font of which a page has the file of one subset already. */
export function findExtraLetters(font: FontPackage, subset: string, letters: string[], style?: string) {
  const { range = [] } = font.subsets.find((each) => each.subset === subset) ?? {};
  const others = font.subsets.filter((each) => each.subset !== subset);
  const lacking = letters.filter((letter) => !isIn(range, letter));
  return findLetters({ ...font, subsets: others }, lacking, style);
}

/**
 * Which font file serves which letters, with few files: the one that has most of them comes first. Each letter is served
 * once; `missing` are those that no file has.
 */
export function assignLetters<File extends { letters: string[] }>(letters: string[], files: File[]) {
  const missing = new Set(letters);
  const served: { file: File; letters: string[] }[] = [];
  const left = files.map((file) => ({ file, letters: file.letters.filter((letter) => missing.has(letter)) }));
  while (left.length > 0) {
    for (const each of left) each.letters = each.letters.filter((letter) => missing.has(letter));
    left.sort((a, b) => b.letters.length - a.letters.length);
    const most = left.shift()!;
    if (most.letters.length === 0) break;
    for (const letter of most.letters) missing.delete(letter);
    served.push(most);
  }
  return { served, missing: [...missing] };
}
