import { converter, displayable, formatHex, type Oklch, wcagContrast } from 'culori';
import type { Theme } from '../../model/theme.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];
export type ColourName = (typeof names)[number];
type Pair = Record<Scheme, Oklch>;
export type Colours = Record<ColourName, Pair>;

export type Palette = {
  colours: Colours;
  /** Those that differ for visitors who ask for more contrast. */
  moreContrast: Partial<Colours>;
  /** Of the scene behind the headline, from the darkest to the brightest, and its line in the accent. */
  hero: { night: Oklch; middle: Oklch; bright: Oklch; glow: Oklch };
  /** The accent that is shown in place of a brand colour on which no text could be read, as hex. */
  movedAccent?: string;
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
/** The least contrast of a button with the ground around it. Its text says where it is, too. */
const visible = { onNight: 2, onPaper: 1.3 };
/** The chroma at which a brand colour gives the ground the strength that a hue gives it, and the greatest strength. */
const [usualChroma, strongest] = [0.04, 2.5];
const usualAccent = { l: 0.76, c: 0.158 };

const toOklch = converter('oklch');

/**
 * All colours of a theme. The ground has fixed lightness, so only its hue and its strength vary; the accent keeps the
 * lightness of a brand colour where text on it can be read, else it gets the nearest one.
 */
export function paletteOf({ accent, ground }: Pick<Theme, 'accent' | 'ground'>): Palette {
  const { hue, strength } = groundOf(ground);
  const lean = towardsYellow(hue);
  /** Chroma for the usual strength, and how far the hue turns from that of the ground towards yellow, in degrees. */
  const shade = (l: number, c: number, turn = 0) =>
    inGamut({ mode: 'oklch', l, c: c * strength, h: hue + turn * lean });
  const both = (colour: Oklch): Pair => ({ light: colour, dark: colour });

  const night = shade(0.17, 0.024);
  const papers = {
    paper: { light: shade(0.976, 0.006, 30), dark: shade(0.175, 0.022) },
    'paper-raised': { light: shade(0.995, 0.003, 30), dark: shade(0.215, 0.024) },
    'paper-sunken': { light: shade(0.948, 0.01, 27), dark: shade(0.145, 0.02) },
  };
  const onPapers = (light: Oklch, dark: Oklch, least: number): Pair => {
    const on = (scheme: Scheme, colour: Oklch) =>
      readable(
        colour,
        Object.values(papers).map((pair) => pair[scheme]),
        least,
      );
    return { light: on('light', light), dark: on('dark', dark) };
  };
  const onNight = readable(shade(0.965, 0.008, 30), [night], contrastOf.text);
  const dark = shade(0.2, 0.03);
  const light = shade(0.985, 0.006, 30);
  const wanted = accentOf(accent);
  const found = readableAccent(wanted, { dark, light, night, paper: papers.paper.light });
  const { isDeep } = found;
  const hover = { ...found.accent, l: found.accent.l + (isDeep ? -0.05 : 0.05), c: found.accent.c - 0.018 };

  const ink = onPapers(shade(0.23, 0.032), shade(0.955, 0.008, 30), contrastOf.text);
  const strongInk = onPapers(shade(0.15, 0.03), shade(0.99, 0.003, 30), contrastOf.text);
  const strongOnNight = both(shade(0.99, 0.003, 30));
  return {
    colours: {
      ...papers,
      ink,
      'ink-soft': onPapers(shade(0.42, 0.026), shade(0.8, 0.014, 20), contrastOf.text),
      line: { light: shade(0.87, 0.012, 20), dark: shade(0.36, 0.022) },
      'line-strong': onPapers(shade(0.58, 0.02, 5), shade(0.6, 0.02, 10), contrastOf.line),
      accent: both(found.accent),
      'accent-hover': both(inGamut(hover)),
      'on-accent': both(isDeep ? light : dark),
      night: both(night),
      'on-night': both(onNight),
      'on-accent-inverse': both(isDeep ? night : onNight),
      'on-night-soft': both(readable(shade(0.86, 0.012, 20), [night], contrastOf.text)),
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
      middle: shade(0.38, 0.06, 3),
      bright: shade(0.55, 0.068, 25),
      glow: inGamut({ ...found.accent, l: 0.57, c: found.accent.c * 0.855 }),
    },
    ...(typeof accent === 'string' && found.isMoved && { movedAccent: formatHex(found.accent) }),
  };
}

function groundOf(ground: Theme['ground']) {
  if (typeof ground === 'number') return { hue: ground, strength: 1 };
  const { c, h = 0 } = toOklch(ground)!;
  return { hue: h, strength: Math.min(strongest, c / usualChroma) };
}

/** Light colours lean towards yellow, as paper does: 1 or -1, or less where the hue is nearly yellow itself. */
function towardsYellow(hue: number): number {
  const way = ((90 - hue + 540) % 360) - 180;
  return Math.min(1, Math.max(-1, way / 30));
}

function accentOf(accent: Theme['accent']): Oklch {
  if (typeof accent === 'number') return inGamut({ mode: 'oklch', ...usualAccent, h: accent });
  return inGamut(toOklch(accent)!);
}

type Around = Record<'dark' | 'light' | 'night' | 'paper', Oklch>;

/** The accent, or the nearest lightness at which dark or light text on it can be read and it can be seen on its ground. */
function readableAccent(wanted: Oklch, { dark, light, night, paper }: Around) {
  const isVisible = (accent: Oklch) =>
    contrast(accent, night) >= visible.onNight && contrast(accent, paper) >= visible.onPaper;
  const isReadable = (accent: Oklch, text: Oklch) => contrast(accent, text) >= contrastOf.text;
  for (let step = 0; step <= 1; step = Number((step + 0.005).toFixed(3))) {
    for (const l of step === 0 ? [wanted.l] : [wanted.l - step, wanted.l + step]) {
      const accent = step === 0 ? wanted : inGamut({ ...wanted, l });
      const text = [dark, light].find((each) => isReadable(accent, each));
      if (text && isVisible(accent)) return { accent, isDeep: text === light, isMoved: step > 0 };
    }
  }
  throw new Error(`no lightness of ${formatHex(wanted)} is readable`);
}

/** The colour, or the nearest one of more distant lightness that has the contrast with all these grounds. */
function readable(colour: Oklch, grounds: Oklch[], least: number): Oklch {
  const direction = colour.l > grounds[0]!.l ? 1 : -1;
  let found = colour;
  while (grounds.some((ground) => contrast(found, ground) < least) && found.l > 0 && found.l < 1)
    found = inGamut({ ...found, l: found.l + direction * 0.005 });
  return found;
}

/** With as many digits as style sheets have, and with less chroma where sRGB ends. */
function inGamut({ l, c, h = 0 }: Oklch): Oklch {
  const colour: Oklch = {
    mode: 'oklch',
    l: Number(Math.min(1, Math.max(0, l)).toFixed(4)),
    c: Number(Math.max(0, c).toFixed(4)),
    h: Number(((h + 360) % 360).toFixed(2)),
  };
  while (!displayable(colour) && colour.c > 0) colour.c = Number(Math.max(0, colour.c - 0.001).toFixed(4));
  return colour;
}

/** As a screen shows them: in 8 bits a channel. */
function contrast(one: Oklch, other: Oklch): number {
  return wcagContrast(formatHex(one), formatHex(other));
}

export function cssOf({ l, c, h }: Oklch): string {
  return `oklch(${l} ${c} ${h})`;
}
