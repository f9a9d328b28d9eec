import postcss, { type AtRule, type Root } from 'postcss';
import { isIn, parseRange, type Range } from '../fonts/unicode-range.ts';

/**
 * A font file. `range` has the letters that it is for; without it, every page needs the file. A extra font has only such
 * files: it is for letters that the site's fonts lack.
 */
export type WebFont = { family: string; url: string; range?: Range[]; isExtra: boolean };
type StyleSheet = {
  sheet: Root;
  /** The rules for paper. They are in a file of their own, because nothing that a visitor sees first needs them. */
  print: Root;
  fonts: WebFont[];
  /** URLs of files that do not exist: the bundler leaves them unchanged. */
  missing: string[];
};

export function readStyleSheet(css: string): StyleSheet {
  const sheet = postcss.parse(css);
  const missing: string[] = [];
  sheet.walkDecls(({ value }) => {
    missing.push(...urlsIn(value).filter((url) => !/^(data:|[/#])/.test(url)));
  });
  const print = postcss.root();
  sheet.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return;
    print.append(rule.nodes ?? []);
    rule.remove();
  });
  return { sheet, print, fonts: fontsIn(sheet), missing };
}

export function fontsIn(sheet: Root): WebFont[] {
  const fonts: WebFont[] = [];
  sheet.walkAtRules('font-face', (face) => {
    const [url] = urlsIn(declaration(face, 'src'));
    if (!url) return;
    const family = declaration(face, 'font-family').replace(/^["']|["']$/g, '');
    const range = declaration(face, 'unicode-range');
    fonts.push({ family, url, isExtra: false, ...(range && { range: parseRange(range) }) });
  });
  for (const font of fonts)
    font.isExtra = fonts.every(({ family, range }) => family !== font.family || range);
  return fonts;
}

/** The fonts that a browser fetches for a text. */
export function fontsFor(text: string, fonts: WebFont[]): WebFont[] {
  const letters = [...new Set(text.normalize('NFC'))];
  return fonts.filter(({ range }) => !range || letters.some((letter) => isIn(range, letter)));
}

function declaration(face: AtRule, name: string): string {
  let found = '';
  face.walkDecls(name, ({ value }) => {
    found = value;
  });
  return found;
}

function urlsIn(value: string): string[] {
  return Array.from(value.matchAll(/url\(\s*["']?([^"')]+)/g), ([, url]) => url!);
}
