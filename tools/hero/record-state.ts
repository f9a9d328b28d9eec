import type { MediaRecord } from '../../model/media.ts';

const madeBy = 'npm run hero';

/** What the record content/media/hero.json says of the scene. */
export function originOf(hash: string) {
  return { madeBy, hash };
}

type HeroState = 'missing' | 'own' | 'clip' | 'still' | 'of another theme';

/** What the hero is: a clip of the owner's own, or a clip or a still of this theme's scene. */
export function heroState(record: MediaRecord | 'unreadable' | undefined, hash: string): HeroState {
  if (!record) return 'missing';
  // It may be a clip of the owner's own.
  if (record === 'unreadable' || record.madeBy !== madeBy) return 'own';
  if (record.hash !== hash) return 'of another theme';
  return record.clip ? 'clip' : 'still';
}
