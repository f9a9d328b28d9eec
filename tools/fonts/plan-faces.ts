import { findExtraLetters, findLetters } from './find-letters.ts';
import { findFontPackage, type FontPackage, styleOf, type WeightRange } from './font-package.ts';
import type { BaseFile } from './theme-fonts.ts';
import type { Range } from './unicode-range.ts';

export type ExtraFace = {
  file: string;
  letters: string[];
  /** Of a variable font: the weights that are left in the file. */
  weights?: WeightRange;
  /** Of a extra font: its name, and its `font-weight`. Other files belong to `base`, and have the same as it. */
  own?: { family: string; weight: string };
  base: BaseFile;
};

type FullFace = Pick<ExtraFace, 'file' | 'own' | 'base'> & { range: Range[] };

/** The page sets its text in weights from 400 to 600, the share pictures up to 700. */
const [regular, bold, boldest] = [400, 600, 700];

/**
 * The files that have the letters of a site which its base fonts lack: extra files of these fonts, and then those of the
 * fonts in `more`, by their names. `missing` has the letters of each base font that browsers show in a font of the system.
 */
export async function planFaces(
  root: string,
  bases: BaseFile[],
  more: string[] = [],
  letters: string[] = [],
) {
  const faces: ExtraFace[] = [];
  const missing = new Map<string, Set<string>>();
  for (const base of bases) {
    const found = await findExtraLetters(base.font, base.subset, letters, base.style);
    faces.push(...found.files.map((file) => ({ ...file, ...weightsOf(base.font), base })));
    missing.set(base.font.family, new Set(found.missing));
  }
  const base = bases.at(-1)!;
  for (const font of more.flatMap((family) => findFontPackage(root, family) ?? [])) {
    const lacking = [...new Set([...missing.values()].flatMap((each) => [...each]))];
    const { files } = await findLetters(font, lacking);
    for (const { subset, letters } of files) {
      for (const { style, ...face } of stylesOf(font))
        faces.push({ ...face, base, letters, file: font.file(subset, style) });
      for (const letter of letters) for (const each of missing.values()) each.delete(letter);
    }
  }
  return { faces, missing };
}

/** All files of the fonts, with the letters that their packages name. */
export function allFaces(root: string, bases: BaseFile[], more: string[] = []): FullFace[] {
  const ofBases = bases.flatMap((base) =>
    base.font.subsets
      .filter(({ subset }) => subset !== base.subset)
      .map(({ subset, range }) => ({ base, range, file: base.font.file(subset, base.style) })),
  );
  const base = bases.at(-1)!;
  const extra = more
    .flatMap((family) => findFontPackage(root, family) ?? [])
    .flatMap((font) =>
      font.subsets.flatMap(({ subset, range }) =>
        stylesOf(font).map(({ style, own }) => ({ base, own, range, file: font.file(subset, style) })),
      ),
    );
  return [...ofBases, ...extra];
}

/** The files of a extra font: one with all weights, or else one for regular and one for bold text. */
export function stylesOf(font: FontPackage) {
  const { weights } = weightsOf(font);
  const own = (weight: string) => ({ family: font.family, weight });
  if (weights) return [{ style: styleOf(font, regular), weights, own: own(`${weights.min} ${weights.max}`) }];
  const styles = new Set([regular, bold].map((weight) => styleOf(font, weight)));
  return [...styles].map((style) => ({ style, own: own(String(Number.parseInt(style, 10))) }));
}

function weightsOf({ isVariable, weights }: FontPackage): { weights?: WeightRange } {
  if (!isVariable) return {};
  const [min, max] = [Math.max(regular, Math.min(...weights)), Math.min(boldest, Math.max(...weights))];
  return { weights: { min, max } };
}
