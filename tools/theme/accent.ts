import type { Oklch } from 'culori';
import type { Theme } from '../../model/theme.ts';
import { contrast, exactly, inGamut, lifted, nearest, readable } from './tones.ts';

export type Pair = Record<'light' | 'dark', Oklch>;
type Around = { night: Oklch; papers: Pair[]; dark: Oklch; light: Oklch };

type Accent = {
  surface: Oklch;
  hover: Oklch;
  onSurface: Oklch;
  /** Light text is on the accent. */
  isDeep: boolean;
  /** As a line on the page; only where it differs from the surface. */
  line?: Pair;
  /** Around a button that has nearly the colour of the page; transparent where it is not needed. */
  edge?: Pair;
};

const usual = { l: 0.76, c: 0.158 };
/** WCAG: text on a hue that we may choose, text on a colour that we may not, and lines. */
const least = { text: 7, brand: 4.5, line: 3 };
/** The least contrast of a button with the ground around it. Its text says where it is, too. */
const visible = { onNight: 1.5, onPaper: 1.3 };
const invisible: Oklch = { mode: 'oklch', l: 0, c: 0, h: 0, alpha: 0 };
const [black, white] = [exactly('#000'), exactly('#fff')];

/** A brand colour is kept as it is, as a surface. Of a hue we choose the lightness. */
export function accentOf(accent: Theme['accent'], around: Around): Accent {
  return typeof accent === 'number' ? ofHue(accent, around) : ofBrand(exactly(accent), around);
}

function ofHue(hue: number, { dark, light, night, papers }: Around): Accent {
  const isReadable = (tone: Oklch, text: Oklch) => contrast(tone, text) >= least.text;
  const isGood = (tone: Oklch) =>
    [dark, light].some((text) => isReadable(tone, text)) &&
    contrast(tone, night) >= visible.onNight &&
    contrast(tone, papers[0]!.light) >= visible.onPaper;
  const surface = nearest(inGamut({ mode: 'oklch', ...usual, h: hue }), isGood);
  if (!surface) throw new Error(`no lightness of the hue ${hue} is readable`);
  const isDeep = !isReadable(surface, dark);
  return { surface, hover: hoverOf(surface, isDeep), onSurface: isDeep ? light : dark, isDeep };
}

function ofBrand(surface: Oklch, { dark, light, night, papers }: Around): Accent {
  // Black or white has 4.58:1 on any colour.
  const isDeep = contrast(surface, white) > contrast(surface, black);
  const onSurface = readable(isDeep ? light : dark, [surface], least.brand);
  const line = inBoth((scheme) => {
    const grounds = papers.map((paper) => paper[scheme]);
    const isSeen = (onNight: number) => (tone: Oklch) =>
      grounds.every((ground) => contrast(tone, ground) >= least.line) && contrast(tone, night) >= onNight;
    // Between a light paper and a ground that is not very dark there may be no such tone.
    return nearest(surface, isSeen(least.line)) ?? nearest(surface, isSeen(visible.onNight)) ?? surface;
  });
  const edge = inBoth((scheme) =>
    contrast(surface, papers[0]![scheme]) < visible.onPaper || contrast(surface, night) < visible.onNight
      ? line[scheme]
      : invisible,
  );
  const shown = (pair: Pair, except: Oklch) => Object.values(pair).some((tone) => tone !== except);
  return {
    surface,
    hover: hoverOf(surface, isDeep),
    onSurface,
    isDeep,
    ...(shown(line, surface) && { line }),
    ...(shown(edge, invisible) && { edge }),
  };
}

/** Away from the colour of its text, so that it stays readable, except for what is nearly black or white already. */
function hoverOf(surface: Oklch, isDeep: boolean): Oklch {
  const away = isDeep ? -0.05 : 0.05;
  const hasRoom = surface.l + away > 0.03 && surface.l + away < 1;
  return lifted({ ...surface, c: surface.c - 0.018 }, hasRoom ? away : -2 * away);
}

function inBoth(toneIn: (scheme: keyof Pair) => Oklch): Pair {
  return { light: toneIn('light'), dark: toneIn('dark') };
}
