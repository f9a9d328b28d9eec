import { transform } from 'lightningcss';
import postcss from 'postcss';
import { isStory } from '../../model/entries.ts';
import { plainLabels } from '../../model/label-texts.ts';
import { textsIn } from '../content/field-name.ts';
import type { Site, SiteLanguage } from '../content/site.ts';
import { addFonts } from '../fonts/add-fonts.ts';
import type { WriteFile } from '../fonts/add-merged-fonts.ts';
import { lettersIn } from '../fonts/letters.ts';
import { themeFonts } from '../fonts/theme-fonts.ts';
import { addLeading } from '../theme/leading-styles.ts';
import { addTheme, rootRule } from '../theme/theme-styles.ts';
import { UserError } from '../user-error.ts';
import type { Code } from './bundle-code.ts';
import { addFallbackFonts } from './fallback-fonts.ts';
import { iconSprite } from './icon-sprite.ts';
import { leaveOutRules } from './leave-out-rules.ts';
import type { RenderedPage } from './render-pages.ts';
import { fontsIn, readStyleSheet, type WebFont } from './style-sheet.ts';
import { htmlTag } from './page-tags.ts';

export type Style = {
  css: string;
  /** The rules for paper, which are in a file of their own. */
  print: string;
  fonts: WebFont[];
};

/** The style of the pages in one language: that of the code, with the theme, and fonts that have the letters of these pages. */
export async function makeStyle(
  { css, changing }: Pick<Code, 'css' | 'changing'>,
  { root, theme }: Site,
  { code, content, labels, others }: SiteLanguage,
  pages: RenderedPage[],
  write: WriteFile,
): Promise<Style> {
  const { sheet, print, missing } = readStyleSheet(css);
  if (missing.length > 0) {
    const lines = missing.map(
      (name) =>
        `Nothing was built: ${name} is not there: correct its name in src/styles, or npm install its package.`,
    );
    throw new UserError(lines.join('\n'));
  }
  const bodies = pages.map(({ body }) => body);
  const icons = iconSprite(root, { content, others });
  const htmlOf = (body: string) => `${htmlTag(code)}<body><div id="root">${body}</div>${icons}</body></html>`;
  leaveOutRules([sheet, print], bodies.map(htmlOf), changing);
  addTheme(sheet, theme, forOlderBrowsers);
  await addLeading(sheet, root, theme.fonts);
  // The script may show a label that is on no page.
  const shown = Object.values(plainLabels(labels));
  const set = [{ body: shown.join(''), css: '', kind: 'home' }, ...pages];
  await addFonts(sheet, rootRule(sheet), {
    root,
    fonts: theme.fonts,
    letters: lettersIn([...textsIn(content).map(({ value }) => value), ...bodies]),
    pages: set.map(({ body, css: own, kind }) => ({
      html: htmlOf(body),
      sheets: [sheet, print, postcss.parse(own)],
      isStory: kind === 'story',
    })),
    words: textsIn(content).flatMap(({ file, value }) => (isStory(file) ? [] : value)),
    write,
  });
  const fonts = fontsIn(sheet);
  const extra = fonts.filter(({ isExtra }) => isExtra).map(({ family }) => family);
  await addFallbackFonts(sheet, root, themeFonts(root, theme.fonts), extra);
  return { css: sheet.toString(), print: print.toString(), fonts };
}

/** As Vite compiles the rest of the style sheet. */
function forOlderBrowsers(css: string): string {
  const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
  const { code } = transform({
    filename: 'theme.css',
    code: Buffer.from(css),
    minify: true,
    targets: { chrome: version(111), edge: version(111), firefox: version(114), safari: version(16, 4) },
  });
  return String(code);
}
