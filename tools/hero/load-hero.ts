import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { loadSite } from '../content/load-site.ts';
import { mediaFolder, readRecord } from '../content/media.ts';
import { readTheme } from '../content/read-theme.ts';
import { paletteOf } from '../theme/palette.ts';
import { UserError } from '../user-error.ts';
import { heroHash, type HeroScene, heroScene } from './scene.ts';

const madeBy = 'npm run hero';

/** The scene of the theme in this project. */
export async function loadHero(root: string): Promise<HeroScene> {
  const loaded = await loadSite(root);
  const theme = readTheme(loaded);
  const { site } = loaded.languages[0].content as Partial<Content>;
  const seed = theme.hero.seed ?? site?.site?.name;
  if (seed === undefined) throw new UserError('content/site.ts cannot be read: npm run build says why.');
  return heroScene(theme.hero, paletteOf(theme).hero, seed);
}

/** What the record content/media/hero.json says of a scene with this hash. */
export function originOf(hash: string) {
  return { madeBy, hash };
}

/** What the hero is: a clip of the owner's own, or a clip or a still of the scene with this hash. */
export function heroState(
  root: string,
  hash: string,
): 'missing' | 'own' | 'clip' | 'still' | 'of another theme' {
  const path = join(root, mediaFolder, 'hero.json');
  if (!existsSync(path)) return 'missing';
  const record = readRecord(path);
  // One that cannot be read may be of a clip of the owner's own.
  if (record?.madeBy !== madeBy) return 'own';
  if (record.hash !== hash) return 'of another theme';
  return record.clip ? 'clip' : 'still';
}

/** The state of the hero for the theme in the content. */
export function stateOfHero({ root, content }: { root: string; content: Content }) {
  const { theme } = content.theme;
  const scene = heroScene(theme.hero, paletteOf(theme).hero, content.site.site.name);
  return heroState(root, heroHash(scene));
}
