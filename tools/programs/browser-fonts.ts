import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { cutFont } from '../fonts/cut-font.ts';
import { nearestWeight, readFontPackage, styleOf } from '../fonts/font-package.ts';
import { mergeFonts } from '../fonts/merge-fonts.ts';
import { baseSubset } from '../fonts/theme-fonts.ts';

/** What most systems have, or fonts whose letters have the same widths. */
const packages = [
  '@fontsource/arimo',
  '@fontsource/roboto',
  '@fontsource/dejavu-sans',
  '@fontsource-variable/geist-mono',
];
const otherNames = {
  Arimo: ['Arial', 'Liberation Sans', 'Helvetica'],
  'Geist Mono': ['Courier New', 'Liberation Mono'],
};
const weights = { regular: 400, bold: 700 };

// Without the codes that are halves of others.
const everyLetter = [...codes(0x20, 0xd7ff), ...codes(0xe000, 0xfffd)].map((code) =>
  String.fromCodePoint(code),
);

/** Writes fonts and their settings, for a browser on a machine that may have no fonts. Those that it has come after them. */
export async function writeBrowserFonts(root: string, folder: string) {
  await mkdir(join(folder, 'fonts'));
  for (const name of packages)
    for (const weight of Object.values(weights)) {
      const file = join(folder, 'fonts', `${basename(name)}-${weight}.ttf`);
      await writeFile(file, await wholeFont(root, name, weight));
    }
  await writeFile(join(folder, 'fonts.conf'), settings());
}

/** All letters of a font in one file: by a name, a style sheet finds one file of the system, uncompressed. */
async function wholeFont(root: string, name: string, weight: number): Promise<Buffer> {
  const font = readFontPackage(root, name);
  const wght = font.isVariable ? nearestWeight(font, weight) : undefined;
  const others = font.subsets.map(({ subset }) => subset).filter((subset) => subset !== baseSubset);
  const left = new Set(everyLetter);
  const parts: Buffer[] = [];
  for (const subset of [baseSubset, ...others]) {
    const file = font.file(subset, styleOf(font, weight));
    const part = await cutFont(file, [...left], wght, { noHinting: true });
    if (part.letters.length > 0) parts.push(part.font);
    for (const letter of part.letters) left.delete(letter);
  }
  return mergeFonts(parts);
}

function settings(): string {
  const names = Object.entries(otherNames).flatMap(([family, others]) =>
    Object.keys(weights).map(
      (weight) => `<match target="scan">
  <test name="family"><string>${family}</string></test>
  <test name="weight"><const>${weight}</const></test>
  <edit name="family" mode="append">${strings(others)}</edit>
  <edit name="fullname" mode="append">${strings(others.map((name) => (weight === 'bold' ? `${name} Bold` : name)))}</edit>
</match>`,
    ),
  );
  return `<?xml version="1.0"?>
<fontconfig>
<dir prefix="relative">fonts</dir>
<dir>/usr/share/fonts</dir>
<dir>/usr/local/share/fonts</dir>
<dir prefix="xdg">fonts</dir>
<cachedir prefix="xdg">fontconfig</cachedir>
${names.join('\n')}
<match target="pattern"><edit name="hintstyle"><const>hintslight</const></edit></match>
</fontconfig>
`;
}

function strings(values: string[]): string {
  return values.map((value) => `<string>${value}</string>`).join('');
}

function codes(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
