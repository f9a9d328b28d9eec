const maker = '// Made by `npm run hero`';

/** The first line of the record content/media/hero.ts. */
export function originOf(hash: string): string {
  return `${maker} for the theme ${hash}`;
}

type HeroState = 'missing' | 'own' | 'clip' | 'still' | 'of another theme';

/** What the record content/media/hero.ts is: a clip of the owner's own, or a clip or a still of this theme's scene. */
export function heroState(record: string | undefined, hash: string): HeroState {
  if (record === undefined) return 'missing';
  const [line] = record.split(/\r?\n/);
  if (!line!.startsWith(maker)) return 'own';
  if (line !== originOf(hash)) return 'of another theme';
  return record.includes('.mp4') ? 'clip' : 'still';
}
