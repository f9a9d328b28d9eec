import postcss, { type AtRule } from 'postcss';

export type StyleSheet = {
  /** Everything except the font faces that load a file. */
  early: string;
  /** The font faces that load a file. */
  faces: string;
  /** The fonts that every page needs: those without a `unicode-range`. */
  preloads: string[];
  /** URLs of files that do not exist: the bundler leaves them unchanged. */
  missing: string[];
};

/**
 * Separates the font faces from the rest of the style sheet. A font face delays the first paint, and causes a layout of
 * the whole page when its font arrives. The page's script applies all of them together, after the first paint.
 */
export function splitStyleSheet(css: string): StyleSheet {
  const sheet = postcss.parse(css);
  const faces = postcss.root();
  const missing: string[] = [];
  const preloads: string[] = [];
  sheet.walkDecls(({ value }) => {
    missing.push(...urlsIn(value).filter((url) => !/^(data:|[/#])/.test(url)));
  });
  sheet.walkAtRules('font-face', (face) => {
    const urls = urlsIn(declaration(face, 'src'));
    if (urls.length === 0) return;
    if (!declaration(face, 'unicode-range')) preloads.push(urls[0]!);
    faces.append(face);
  });
  return { early: sheet.toString(), faces: faces.toString(), preloads, missing };
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
