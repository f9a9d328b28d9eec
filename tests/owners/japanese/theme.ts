import type { Theme } from '../model/written.ts';

export const theme: Theme = {
  accent: '#e34234',
  ground: '#1b1f4b',
  fonts: { display: 'Zen Kaku Gothic New', text: 'Noto Sans JP' },
  corners: 'sharp',
  hero: { scene: 'slats' },
};
