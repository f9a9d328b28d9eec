import type { Oklch } from 'culori';
import type { Theme } from '../../model/theme.ts';
import { contrast, exactly, lifted, nearest } from './tones.ts';

/** From the paper to what is raised above it and sunken into it, and to a line on it, as differences in lightness. */
export const steps = {
  light: { raised: 0.019, sunken: -0.028, line: -0.106 },
  dark: { raised: 0.04, sunken: -0.03, line: 0.185 },
};
/** The chroma at which a brand colour gives the ground the strength that a hue gives it, and the greatest strength. */
const [usualChroma, strongest] = [0.04, 2.5];
const [black, white] = [exactly('#000'), exactly('#fff')];

export type Ground = {
  hue: number;
  /** Of the tint of everything that follows from the ground. */
  strength: number;
  /** A brand colour that is the paper itself in this scheme. */
  kept?: { scheme: 'light' | 'dark'; tone: Oklch };
};

/** A brand colour is kept if text of 7:1 is possible on it, else the nearest lightness is taken. */
export function groundOf(ground: Theme['ground'], only?: Theme['scheme']): Ground {
  if (typeof ground === 'number') return { hue: ground, strength: 1 };
  const exact = exactly(ground);
  const tone = nearest(exact, (each) => schemeFor(each) !== undefined)!;
  const scheme = schemeFor(tone)!;
  return {
    hue: exact.h!,
    strength: Math.min(strongest, exact.c / usualChroma),
    ...(!(scheme === 'light' && only === 'dark') && { kept: { scheme, tone } }),
  };
}

/** Dark if the lightest text can be read on the lightest of its papers, and light if the darkest text can be. */
function schemeFor(paper: Oklch) {
  if (contrast(white, lifted(paper, steps.dark.raised)) >= 7) return 'dark';
  if (contrast(black, lifted(paper, steps.light.sunken)) >= 7) return 'light';
}
