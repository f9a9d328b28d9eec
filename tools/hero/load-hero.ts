import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Content } from '../../model/content.ts';
import { loadTheme } from '../theme/load-theme.ts';
import { paletteOf } from '../theme/palette.ts';
import { UserError } from '../user-error.ts';
import { heroState } from './record-state.ts';
import { heroHash, type HeroScene, heroScene } from './scene.ts';

/** The scene of the theme in this project. */
export async function loadHero(root: string): Promise<HeroScene> {
  const theme = await loadTheme(root);
  return heroScene(theme.hero, paletteOf(theme).hero, theme.hero.seed ?? (await ownersName(root)));
}

/** Of the record in this project, for the theme in its content. */
export function stateOfHero({ root, content }: { root: string; content: Content }) {
  const { theme } = content.theme;
  const scene = heroScene(theme.hero, paletteOf(theme).hero, content.site.site.name);
  return heroState(readHeroRecord(root), heroHash(scene));
}

export function readHeroRecord(root: string): string | undefined {
  const path = join(root, 'content/media/hero.ts');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

async function ownersName(root: string): Promise<string> {
  try {
    const { module } = await runnerImport<Content['site']>(join(root, 'content/site.ts'), {
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [withoutMedia],
    });
    return module.site.name;
  } catch {
    throw new UserError('content/site.ts cannot be read: npm run build says why.');
  }
}

/** The record of the hero may not be there yet. */
const withoutMedia: Plugin = {
  name: 'without-media',
  enforce: 'pre',
  resolveId: (source) => (source.startsWith('./media/') ? '\0media' : undefined),
  load: (id) => (id === '\0media' ? '' : undefined),
};
