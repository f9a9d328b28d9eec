import type { Theme } from '../model/written.ts';

export const theme: Theme = {
  accent: 58,
  ground: 205,
  fonts: { display: 'Funnel Display', text: 'Hanken Grotesk' },
  corners: 'soft',
  hero: { scene: 'contours' },
};
