import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import type { MediaRecord } from '../../model/media.ts';
import { loadSite } from '../content/load-site.ts';
import { mediaFolder, readRecord } from '../content/media.ts';
import { readTheme } from '../content/read-theme.ts';
import { paletteOf } from '../theme/palette.ts';
import { UserError } from '../user-error.ts';
import { heroState } from './record-state.ts';
import { heroHash, type HeroScene, heroScene } from './scene.ts';

/** The scene of the theme in this project. */
export async function loadHero(root: string): Promise<HeroScene> {
  const loaded = await loadSite(root);
  const theme = readTheme(loaded);
  const { site } = loaded.languages[0].content as Partial<Content>;
  const seed = theme.hero.seed ?? site?.site?.name;
  if (seed === undefined) throw new UserError('content/site.ts cannot be read: npm run build says why.');
  return heroScene(theme.hero, paletteOf(theme).hero, seed);
}

/** Of the record in this project, for the theme in its content. */
export function stateOfHero({ root, content }: { root: string; content: Content }) {
  const { theme } = content.theme;
  const scene = heroScene(theme.hero, paletteOf(theme).hero, content.site.site.name);
  return heroState(readHeroRecord(root), heroHash(scene));
}

export function readHeroRecord(root: string): MediaRecord | 'unreadable' | undefined {
  const path = join(root, mediaFolder, 'hero.json');
  return existsSync(path) ? (readRecord(path) ?? 'unreadable') : undefined;
}
