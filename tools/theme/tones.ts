import { converter, displayable, formatHex, type Oklch, wcagLuminance } from 'culori';

const toOklch = converter('oklch');

/** A colour from hex, with all its digits. */
export function exactly(hex: string): Oklch {
  const { l, c, h = 0 } = toOklch(hex)!;
  return { mode: 'oklch', l, c, h };
}

/** With as many digits as style sheets have, and with less chroma where sRGB ends. */
export function inGamut({ l, c, h = 0 }: Oklch): Oklch {
  const withChroma = (chroma: number): Oklch => ({
    mode: 'oklch',
    l: Number(Math.min(1, Math.max(0, l)).toFixed(4)),
    c: Number(Math.max(0, chroma).toFixed(4)),
    h: Number(((h + 360) % 360).toFixed(2)),
  });
  if (displayable(withChroma(c))) return withChroma(c);
  // In steps of 0.001: the first that is not too many.
  let [tooFew, enough] = [0, Math.ceil(c * 1000)];
  while (enough - tooFew > 1) {
    const steps = (tooFew + enough) >> 1;
    if (displayable(withChroma(c - steps / 1000))) enough = steps;
    else tooFew = steps;
  }
  return withChroma(c - enough / 1000);
}

/** The same colour, lighter or darker. */
export function lifted(colour: Oklch, by: number): Oklch {
  return inGamut({ ...colour, l: colour.l + by });
}

/** As a screen shows them: in 8 bits a channel. */
export function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const luminances = new WeakMap<Oklch, number>();

function luminance(colour: Oklch): number {
  const known = luminances.get(colour) ?? wcagLuminance(formatHex(colour));
  luminances.set(colour, known);
  return known;
}

/** The colour, or the one of the nearest lightness that is good, if there is one. */
export function nearest(colour: Oklch, isGood: (tone: Oklch) => boolean): Oklch | undefined {
  if (isGood(colour)) return colour;
  for (let by = 0.01; by <= 1; by += 0.01)
    for (const l of [colour.l - by, colour.l + by]) {
      const tone = l >= 0 && l <= 1 && inGamut({ ...colour, l });
      if (tone && isGood(tone)) return tone;
    }
}

/** The colour, or the nearest one of more distant lightness that has the contrast with all these grounds. */
export function readable(colour: Oklch, grounds: Oklch[], least: number): Oklch {
  const direction = colour.l > grounds[0]!.l ? 1 : -1;
  let found = colour;
  while (grounds.some((ground) => contrast(found, ground) < least) && found.l > 0 && found.l < 1)
    found = lifted(found, direction * 0.005);
  return found;
}

/** A brand colour that is kept is written as hex: rounded digits of OKLCH could show the colour beside it. */
export function cssOf(colour: Oklch): string {
  const { l, c, h, alpha } = colour;
  if (alpha === 0) return 'transparent';
  const isRounded = [l, c].every((number) => number === Number(number.toFixed(4)));
  return isRounded ? `oklch(${l} ${c} ${h})` : formatHex(colour);
}
