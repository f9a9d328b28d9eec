import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answered, Asked } from '../../model/editing.ts';
import type { Theme } from '../../model/theme.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { valuesOf } from '../content/content-tree.ts';
import { readContentFile } from '../content/read-content-file.ts';
import { readTheme } from '../content/read-theme.ts';
import { makeTheme } from '../dev/theme-css.ts';
import { installedFamilies } from '../fonts/font-package.ts';
import { unusableFonts } from '../fonts/theme-fonts.ts';
import type { Edits } from './edits.ts';
import { withField } from './field-source.ts';
import { Refused } from './refused.ts';

/** What the panel changes. */
const fields: Record<string, (theme: Theme) => string | number | undefined> = {
  accent: ({ accent }) => accent,
  ground: ({ ground }) => ground,
  scheme: ({ scheme }) => scheme,
  'fonts.display': ({ fonts }) => fonts.display,
  'fonts.text': ({ fonts }) => fonts.text,
  corners: ({ corners }) => corners,
  'hero.scene': ({ hero }) => hero.scene,
  'hero.seed': ({ hero }) => hero.seed,
};

/** The theme, the fonts that may be chosen, and the themes of docs/themes.md. */
export function themeFacts(loaded: LoadedSite): Answered<'GET theme'> {
  const { root } = loaded;
  const isUsable = (display: string) => unusableFonts(root, { display }).length === 0;
  const fonts = installedFamilies(root).filter(isUsable);
  return { theme: readTheme(loaded), fonts: [...new Set(fonts)].sort(), ready: readyThemes(root) };
}

/** Each as an owner would paste it, with the commands that install what is missing. */
function readyThemes(root: string) {
  const guide = join(root, 'docs/themes.md');
  const text = existsSync(guide) ? readFileSync(guide, 'utf8') : '';
  const found = text.matchAll(/^## (\w+)\n[^#]*?```ts\n(.*?)```\n\n {4}(npm install [^\n]*)/gms);
  return Array.from(found, ([, name, lines, install]) => {
    const { theme } = valuesOf(readContentFile(`export const theme = {${lines}};`)) as { theme: Theme };
    const missing = unusableFonts(root, theme.fonts).length > 0 ? [install!.trim()] : [];
    return { name: name!, theme, missing };
  });
}

/** The style sheet of a theme that is not saved. */
export async function previewTheme({ root }: LoadedSite, { theme }: Asked<'POST preview'>) {
  const [unusable] = unusableFonts(root, theme.fonts);
  if (unusable) throw new Refused(422, `theme.fonts.${unusable.path.join('.')}  ${unusable.message}`);
  return { css: await makeTheme(root, theme) };
}

/** Writes what has changed of the theme into content/theme.ts. */
export async function editTheme(edits: Edits, { before, after }: Asked<'POST theme'>) {
  const changed = Object.entries(fields).filter(([, of]) => of(before) !== of(after));
  await edits.change(
    (now) => {
      const theme = themeOf(now);
      if (changed.some(([name, of]) => valueAt(theme, name) !== of(before)))
        throw new Refused(409, 'The theme has changed in its file meanwhile, so nothing was written.', {
          theme,
        });
      const source = now.languages[0].sources.theme!;
      const texts = {
        theme: changed.reduce(
          (text, [name, of]) => withField(text, ['theme', ...name.split('.')], of(after)),
          source,
        ),
      };
      return { label: 'theme', texts };
    },
    (next) => changed.every(([name, of]) => valueAt(themeOf(next), name) === of(after)),
  );
  return {};
}

function themeOf({ languages }: LoadedSite): unknown {
  return languages[0].content.theme?.theme;
}

function valueAt(theme: unknown, name: string): unknown {
  return name.split('.').reduce((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], theme);
}
