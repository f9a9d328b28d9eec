import type { Oklch } from 'culori';
import type { Theme } from '../../model/theme.ts';
import { accentOf, type Pair } from './accent.ts';
import { groundOf, steps } from './ground.ts';
import { inGamut, lifted, readable } from './tones.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];
export type ColourName = (typeof names)[number];
/** Those of the accent that most themes do not need. */
type ExtraName = 'accent-line' | 'accent-edge';
export type Colours = Record<ColourName, Pair> & Partial<Record<ExtraName, Pair>>;

export type ColourChoice = Pick<Theme, 'accent' | 'ground' | 'scheme'>;

export type Palette = {
  colours: Colours;
  /** Those that differ for visitors who ask for more contrast. */
  moreContrast: Partial<Colours>;
  /** Of the scene behind the headline, from the darkest to the brightest, and its line in the accent. */
  hero: { night: Oklch; middle: Oklch; bright: Oklch; glow: Oklch };
};

const names = [
  'paper',
  'paper-raised',
  'paper-sunken',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'accent',
  'accent-hover',
  'on-accent',
  'night',
  'on-night',
  'on-accent-inverse',
  'on-night-soft',
] as const;

/** WCAG: text, also in small print, and the lines that show where a control ends. */
const contrastOf = { text: 7, line: 3 };

/**
 * All colours of a theme. A brand colour is kept as it is; of a hue, and of the ground in the other scheme, the lightness is
 * fixed, so only hue and strength vary.
 */
export function paletteOf({ accent, ground, scheme: only }: ColourChoice): Palette {
  const { hue, strength, kept } = groundOf(ground, only);
  const lean = towardsYellow(hue);
  /** Chroma for the usual strength, and how far the hue turns from that of the ground towards yellow, in degrees. */
  const shade = (l: number, c: number, turn = 0) =>
    inGamut({ mode: 'oklch', l, c: c * strength, h: hue + turn * lean });
  const pair = (light: Oklch, dark: Oklch): Pair => (only ? both({ light, dark }[only]) : { light, dark });
  /** Each is that of its scheme, unless the brand colour is the paper of this scheme. */
  const onKept = (step: keyof typeof steps.light | 'none', light: Oklch, dark: Oklch): Pair => {
    const usual = { light, dark };
    if (kept) usual[kept.scheme] = step === 'none' ? kept.tone : lifted(kept.tone, steps[kept.scheme][step]);
    return pair(usual.light, usual.dark);
  };

  const night = kept?.scheme === 'dark' ? kept.tone : shade(0.17, 0.024);
  const papers = {
    paper: onKept('none', shade(0.976, 0.006, 30), shade(0.175, 0.022)),
    'paper-raised': onKept('raised', shade(0.995, 0.003, 30), shade(0.215, 0.024)),
    'paper-sunken': onKept('sunken', shade(0.948, 0.01, 27), shade(0.145, 0.02)),
  };
  const onPapers = (light: Oklch, dark: Oklch, least: number): Pair => {
    const wanted = pair(light, dark);
    const on = (scheme: Scheme) =>
      readable(
        wanted[scheme],
        Object.values(papers).map((paper) => paper[scheme]),
        least,
      );
    return { light: on('light'), dark: on('dark') };
  };
  const onNight = readable(shade(0.965, 0.008, 30), [night], contrastOf.text);
  const { surface, hover, onSurface, isDeep, line, edge } = accentOf(accent, {
    night,
    papers: Object.values(papers),
    dark: shade(0.2, 0.03),
    light: shade(0.985, 0.006, 30),
  });

  const ink = onPapers(shade(0.23, 0.032), shade(0.955, 0.008, 30), contrastOf.text);
  const strongInk = onPapers(shade(0.15, 0.03), shade(0.99, 0.003, 30), contrastOf.text);
  const strongOnNight = both(readable(shade(0.99, 0.003, 30), [night], contrastOf.text));
  const middle = readable(shade(Math.max(0.38, night.l + 0.1), 0.06, 3), [onNight], 4.5);
  return {
    colours: {
      ...papers,
      ink,
      'ink-soft': onPapers(shade(0.42, 0.026), shade(0.8, 0.014, 20), contrastOf.text),
      line: onKept('line', shade(0.87, 0.012, 20), shade(0.36, 0.022)),
      'line-strong': onPapers(shade(0.58, 0.02, 5), shade(0.6, 0.02, 10), contrastOf.line),
      accent: both(surface),
      'accent-hover': both(hover),
      'on-accent': both(onSurface),
      night: both(night),
      'on-night': both(onNight),
      'on-accent-inverse': both(isDeep ? night : onNight),
      'on-night-soft': both(readable(shade(0.86, 0.012, 20), [night], contrastOf.text)),
      ...(line && { 'accent-line': line }),
      ...(edge && { 'accent-edge': edge }),
    },
    moreContrast: {
      ink: strongInk,
      'ink-soft': strongInk,
      line: onPapers(shade(0.5, 0.02, 5), shade(0.7, 0.02, 10), contrastOf.line),
      'line-strong': strongInk,
      'on-night': strongOnNight,
      'on-night-soft': strongOnNight,
    },
    hero: {
      night,
      middle,
      bright: shade(Math.max(0.55, middle.l + 0.05), 0.068, 25),
      glow: inGamut({ ...surface, l: 0.57, c: surface.c * 0.855 }),
    },
  };
}

function both(colour: Oklch): Pair {
  return { light: colour, dark: colour };
}

/** Light colours lean towards yellow, as paper does: 1 or -1, or less where the hue is nearly yellow itself. */
function towardsYellow(hue: number): number {
  const way = ((90 - hue + 540) % 360) - 180;
  return Math.min(1, Math.max(-1, way / 30));
}
