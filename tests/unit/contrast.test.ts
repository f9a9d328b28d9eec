import { formatHex, type Oklch, parse, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import type { Theme } from '../../model/theme.ts';
import { type Colours, type ColourName, cssOf, paletteOf, schemes } from '../../tools/theme/palette.ts';

type Ground = Theme['ground'];

const hues = Array.from({ length: 24 }, (_, index) => index * 15);
const papers = ['paper', 'paper-raised', 'paper-sunken'] as const;
/** Colours that everybody knows from a sign, an app or a parcel. */
const brands = [
  '#e60012', '#ff0000', '#ff6600', '#ff9900', '#ffc72c', '#fffc00', '#a4c639', '#1db954', '#00b37e', '#25d366',
  '#00a4ef', '#1da1f2', '#1877f2', '#0a66c2', '#003087', '#7c3aed', '#4a154b', '#ea4c89', '#5b3a29', '#111111',
] as const; // biome-ignore format: one line for each part of the circle

/** The promises that a pair of colours breaks, if any. */
function brokenBy(accent: Ground, ground: Ground): string[] {
  const { colours, moreContrast, hero } = paletteOf({ accent, ground });
  const broken: string[] = [];
  const promise = (set: Colours, one: ColourName, other: ColourName, least: number) => {
    for (const scheme of schemes) {
      const ratio = contrast(set[one][scheme], set[other][scheme]);
      if (ratio < least)
        broken.push(`${accent} ${ground} ${scheme}: ${one} on ${other} has ${ratio.toFixed(2)}`);
    }
  };
  for (const set of [colours, { ...colours, ...moreContrast }]) {
    for (const paper of papers) {
      promise(set, 'ink', paper, 7);
      promise(set, 'ink-soft', paper, 7);
      promise(set, 'line-strong', paper, 3);
    }
    promise(set, 'on-night', 'night', 7);
    promise(set, 'on-night-soft', 'night', 7);
    promise(set, 'on-accent', 'accent', 7);
    promise(set, 'on-accent', 'accent-hover', 7);
    promise(set, 'on-accent-inverse', 'on-accent', 7);
    promise(set, 'accent', 'night', 2);
  }
  promise({ ...colours, ...moreContrast }, 'line', 'paper', 3);
  if (contrast(colours.accent.light, colours.paper.light) < 1.3)
    broken.push(`${accent} is lost on the paper`);
  // Without the gradient of the page, which makes it darker still.
  for (const part of [hero.night, hero.middle])
    if (contrast(colours['on-night'].dark, part) < 4.5) broken.push(`${accent} ${ground}: text on the hero`);
  return broken;
}

test('the sample keeps all contrasts', () => {
  expect(brokenBy(58, 205)).toEqual([]);
});

test.each([0.03, 0.12, 0.3])('24 by 24 hues with a chroma of %d keep all contrasts', (c) => {
  const colour = (h: number) => formatHex({ mode: 'oklch', l: 0.6, c, h }) as Ground;
  const broken = hues.flatMap((accent) => hues.flatMap((ground) => brokenBy(colour(accent), colour(ground))));
  expect(broken).toEqual([]);
});

test('24 by 24 hues that are given as a number keep all contrasts', () => {
  expect(hues.flatMap((accent) => hues.flatMap((ground) => brokenBy(accent, ground)))).toEqual([]);
});

test('twenty brand colours keep all contrasts, as accent and as ground', () => {
  expect(brands).toHaveLength(20);
  expect(brands.flatMap((accent) => brands.flatMap((ground) => brokenBy(accent, ground)))).toEqual([]);
});

describe('a brand colour', () => {
  test('keeps its hue, and its lightness if text on it can be read', () => {
    const { colours, movedAccent } = paletteOf({ accent: '#ffc72c', ground: 205 });
    expect(movedAccent).toBeUndefined();
    expect(formatHex(colours.accent.light)).toBe('#ffc72c');
  });

  test.each([
    ['#7c3aed', 'light'],
    ['#fffc00', 'dark'],
    ['#111111', 'light'],
  ] as const)('%s is moved, with %s text on it', (accent, text) => {
    const { colours, movedAccent } = paletteOf({ accent, ground: 205 });
    expect(movedAccent).toBe(formatHex(colours.accent.light));
    expect(colours['on-accent'].light.l > 0.9 ? 'light' : 'dark').toBe(text);
  });

  test('without a hue gives a ground without one', () => {
    const { colours } = paletteOf({ accent: 58, ground: '#222222' });
    for (const name of [...papers, 'ink', 'night'] as const) expect(colours[name].light.c).toBe(0);
  });

  test('gives the ground the more colour the more it has itself', () => {
    const chroma = (ground: Ground) => paletteOf({ accent: 58, ground }).colours.night.light.c;
    expect(chroma('#0a1f44')).toBeGreaterThan(chroma(260));
    expect(chroma('#2b3440')).toBeLessThan(chroma(260));
  });
});

/** As a screen shows the value in the style sheet: in 8 bits a channel. */
function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [one, other].map((colour) => formatHex(parse(cssOf(colour)))!);
  return wcagContrast(a!, b!);
}
