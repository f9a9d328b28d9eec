import postcss, { type AtRule } from 'postcss';

export type StyleSheet = {
  /** All of it but the faces that name a font file. */
  early: string;
  /** The faces that name a font file. */
  faces: string;
  /** The fonts that every page needs: those that are not limited to some letters. */
  preloads: string[];
  /** What is named in it and is no address of the site: the bundler leaves those of missing files as they are. */
  missing: string[];
};

/**
 * Takes the style sheet apart. A face that the browser knows of delays the first paint, and lays out the whole page anew
 * when its font arrives: the page's script puts the faces in force together, after the first paint.
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
