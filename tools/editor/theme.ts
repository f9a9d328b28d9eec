import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../../model/theme.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { readContentFile } from '../content/read-content-file.ts';
import { readTheme } from '../content/read-theme.ts';
import { makeTheme } from '../dev/theme-css.ts';
import { installedFamilies } from '../fonts/font-package.ts';
import { unusableFonts } from '../fonts/theme-fonts.ts';
import { UserError } from '../user-error.ts';
import type { Edits } from './edits.ts';
import { withField } from './field-source.ts';
import { Refused } from './refused.ts';

/** What the panel changes. */
const fields = [
  'accent',
  'ground',
  'scheme',
  'fonts.display',
  'fonts.text',
  'corners',
  'hero.scene',
  'hero.seed',
];

/** The theme, the fonts that may be chosen, and the themes of docs/themes.md. */
export async function themeFacts(loaded: LoadedSite) {
  const { root } = loaded;
  const isUsable = (display: string) => unusableFonts(root, { display }).length === 0;
  const fonts = installedFamilies(root).filter(isUsable);
  return { theme: themeOf(loaded), fonts: [...new Set(fonts)].sort(), ready: await readyThemes(root) };
}

/** Each as an owner would paste it, with the commands that install what is missing. */
async function readyThemes(root: string) {
  const guide = join(root, 'docs/themes.md');
  const text = existsSync(guide) ? readFileSync(guide, 'utf8') : '';
  const found = text.matchAll(/^## (\w+)\n[^#]*?```ts\n(.*?)```\n\n {4}(npm install [^\n]*)/gms);
  return Promise.all(
    Array.from(found, async ([, name, lines, install]) => {
      const { theme } = (await readContentFile(`export const theme = {${lines}};`)) as { theme: Theme };
      const missing = unusableFonts(root, theme.fonts).length > 0 ? [install!.trim()] : [];
      return { name: name!, theme, missing };
    }),
  );
}

/** The style sheet of a theme that is not saved. */
export async function previewTheme({ root, model, media }: LoadedSite, { theme }: Record<string, unknown>) {
  const content = { theme: { theme } };
  const language = { folder: '', content, labels: undefined, sources: {}, unreadable: [], locate: () => '' };
  try {
    const chosen = readTheme({ root, model, media, languages: [language] });
    const [unusable] = unusableFonts(root, chosen.fonts);
    if (unusable) throw new UserError(`theme.fonts.${unusable.path.join('.')}  ${unusable.message}`);
    return { css: await makeTheme(root, chosen) };
  } catch (error) {
    if (error instanceof UserError) throw new Refused(422, error.message.trim());
    throw error;
  }
}

/** Writes what has changed of the theme into content/theme.ts. */
export async function editTheme(edits: Edits, { before, after }: Record<string, unknown>) {
  const changed = fields.filter((name) => valueAt(before, name) !== valueAt(after, name));
  await edits.change(
    (now) => {
      const theme = themeOf(now);
      if (changed.some((name) => valueAt(theme, name) !== valueAt(before, name)))
        throw new Refused(409, 'The theme has changed in its file meanwhile, so nothing was written.', {
          theme,
        });
      const source = now.languages[0].sources.theme!;
      const written = (text: string, name: string) =>
        withField(text, ['theme', ...name.split('.')], valueAt(after, name) as string | number | undefined);
      return { label: 'theme', texts: { theme: changed.reduce(written, source) } };
    },
    (next) => changed.every((name) => valueAt(themeOf(next), name) === valueAt(after, name)),
  );
  return { theme: after };
}

function themeOf({ languages }: LoadedSite): unknown {
  return languages[0].content.theme?.theme;
}

function valueAt(theme: unknown, name: string): unknown {
  return name.split('.').reduce((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], theme);
}
