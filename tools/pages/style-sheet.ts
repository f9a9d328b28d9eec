import postcss, { type AtRule, type Root } from 'postcss';

export type StyleSheet = {
  sheet: Root;
  /** The rules for paper. They are in a file of their own, because nothing that a visitor sees first needs them. */
  print: Root;
  /** The fonts that every page needs: the files of font faces without a `unicode-range`. */
  fonts: { family: string; url: string }[];
  /** URLs of files that do not exist: the bundler leaves them unchanged. */
  missing: string[];
};

export function readStyleSheet(css: string): StyleSheet {
  const sheet = postcss.parse(css);
  const missing: string[] = [];
  const fonts: StyleSheet['fonts'] = [];
  sheet.walkDecls(({ value }) => {
    missing.push(...urlsIn(value).filter((url) => !/^(data:|[/#])/.test(url)));
  });
  sheet.walkAtRules('font-face', (face) => {
    const [url] = urlsIn(declaration(face, 'src'));
    if (!url || declaration(face, 'unicode-range')) return;
    fonts.push({ family: declaration(face, 'font-family').replace(/^["']|["']$/g, ''), url });
  });
  const print = postcss.root();
  sheet.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return;
    print.append(rule.nodes ?? []);
    rule.remove();
  });
  return { sheet, print, fonts, missing };
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
