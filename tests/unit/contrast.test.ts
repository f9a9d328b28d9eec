import { formatHex, type Oklch, parse, wcagLuminance } from 'culori';
import { expect, test } from 'vitest';
import type { Theme } from '../../model/theme.ts';
import { type Colours, type ColourName, paletteOf, schemes } from '../../tools/theme/palette.ts';
import { cssOf } from '../../tools/theme/tones.ts';
import { readyThemes } from '../support/ready-themes.ts';

type Ground = Theme['ground'];

const papers = ['paper', 'paper-raised', 'paper-sunken'] as const;

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
    const asLine = { ...set, accent: set['accent-line'] ?? set.accent };
    for (const paper of papers) {
      for (const ink of ['ink', 'ink-soft'] as const) promise(set, ink, paper, 7);
      promise(set, 'line-strong', paper, 3);
      if (typeof accent === 'string') promise(asLine, 'accent', paper, 3);
    }
    for (const ink of ['on-night', 'on-night-soft'] as const) promise(set, ink, 'night', 7);
    for (const button of ['accent', 'accent-hover'] as const)
      promise(set, 'on-accent', button, typeof accent === 'number' ? 7 : 4.5);
    promise(set, 'on-accent-inverse', 'on-accent', 7);
    // A button that can hardly be told from the ground has an edge that can.
    for (const scheme of schemes) {
      const edge = set['accent-edge']?.[scheme];
      const shown = edge && edge.alpha !== 0 ? edge : set.accent[scheme];
      const ratios = [set.paper, set.night].map((ground) => contrast(shown, ground[scheme]));
      if (ratios[0]! < 1.3 || ratios[1]! < 1.5)
        broken.push(`${accent} ${ground} ${scheme}: the button is lost, ${ratios}`);
    }
  }
  promise({ ...colours, ...moreContrast }, 'line', 'paper', 3);
  if (formatHex(colours.accent.light) === formatHex(colours['accent-hover'].light))
    broken.push(`${accent} does not change under the mouse`);
  if (typeof accent === 'string' && hexOf(colours.accent.light) !== accent)
    broken.push(`${accent} became ${hexOf(colours.accent.light)}`);
  // Without the gradient of the page, which makes it darker still.
  for (const part of [hero.night, hero.middle])
    if (contrast(colours['on-night'].dark, part) < 4.5) broken.push(`${accent} ${ground}: text on the hero`);
  return broken;
}

const every = (degrees: number) => Array.from({ length: 360 / degrees }, (_, index) => index * degrees);
const ofChroma = (c: number, degrees: number) =>
  every(degrees).map((h) => formatHex({ mode: 'oklch', l: 0.6, c, h }) as Ground);
const levels = ['00', '80', 'ff'];
const corners = levels.flatMap((r) => levels.flatMap((g) => levels.map((b) => `#${r}${g}${b}` as Ground)));
/** Colours that everybody knows from a sign, an app or a parcel. */
const brands = [
  '#e60012', '#ff0000', '#ff6600', '#ff9900', '#ffc72c', '#fffc00', '#a4c639', '#1db954', '#00b37e', '#25d366',
  '#00a4ef', '#1da1f2', '#1877f2', '#0a66c2', '#003087', '#7c3aed', '#4a154b', '#ea4c89', '#5b3a29', '#111111',
] as const; // biome-ignore format: one line for each part of the circle

/** Each branch of the palette, and the corners of the colour space. */
const samples: [what: string, accents: readonly Ground[], grounds: readonly Ground[]][] = [
  ['the sample', [58], [205]],
  ...readyThemes.map(({ name, theme }): [string, Ground[], Ground[]] => [
    `the ready theme ${name}`,
    [theme.accent],
    [theme.ground],
  ]),
  ['a hue on a hue', every(30), every(90)],
  ['a pale colour on a pale ground', ofChroma(0.03, 60), ofChroma(0.03, 120)],
  ['a colour on a coloured ground', ofChroma(0.12, 60), ofChroma(0.12, 120)],
  ['a strong colour on a strong ground', ofChroma(0.3, 60), ofChroma(0.3, 120)],
  ['a colour from black to white', corners, [205, '#e34234']],
  ['an accent on a ground from black to white', ['#e34234'], corners],
  ['a well-known colour', brands, ['#ff9900']],
];

test.each(samples)('%s keeps all contrasts, and a colour of the owner exactly', (_, accents, grounds) => {
  expect(accents.flatMap((accent) => grounds.flatMap((ground) => brokenBy(accent, ground)))).toEqual([]);
});

const coloursOf = (accent: Ground, ground: Ground = 205, scheme?: (typeof schemes)[number]) =>
  paletteOf({ accent, ground, ...(scheme && { scheme }) }).colours;

test('on a brand colour the text is light or dark, whichever can be read', () => {
  const textOn = (accent: Ground) => (coloursOf(accent)['on-accent'].light.l > 0.9 ? 'light' : 'dark');
  for (const accent of ['#e34234', '#fffc00', '#777777'] as const) expect(textOn(accent)).toBe('dark');
  for (const accent of ['#7c3aed', '#111111'] as const) expect(textOn(accent)).toBe('light');
});

test('a brand colour has a tone of its own for lines, and an edge, only where it needs them', () => {
  const extras = (accent: Ground, ground?: Ground) =>
    Object.keys(coloursOf(accent, ground)).filter((name) => /^accent-(line|edge)$/.test(name));
  for (const accent of [58, '#d04a30'] as const) expect(extras(accent)).toEqual([]);
  expect(extras('#fffc00')).toEqual(['accent-line', 'accent-edge']);
  expect(extras('#1b1f4b', '#1b1f4b')).toEqual(['accent-line', 'accent-edge']);
});

test('a ground that is dark enough is the dark paper and the night, and the light paper has its hue', () => {
  const { paper, night } = coloursOf('#e34234', '#1b1f4b');
  for (const colour of [paper.dark, night.dark, night.light]) expect(hexOf(colour)).toBe('#1b1f4b');
  expect(paper.light.l).toBe(0.976);
});

test('a ground that is light enough is the light paper, and the dark parts have its hue', () => {
  const { paper, night } = coloursOf('#e34234', '#fff8e7');
  expect(hexOf(paper.light)).toBe('#fff8e7');
  expect(paper.dark.l).toBe(0.175);
  expect(night.light.l).toBe(0.17);
  expect(coloursOf(58, '#fff8e7', 'dark').paper.light.l, 'on a site that is only dark').toBe(0.175);
});

test('the ground has the more colour the more its brand colour has, and none of a grey', () => {
  const chroma = (ground: Ground) => coloursOf(58, ground).paper.light.c;
  expect(chroma('#0a1f44')).toBeGreaterThan(chroma(260));
  expect(chroma('#2b3440')).toBeLessThan(chroma(260));
  const grey = coloursOf(58, '#222222');
  for (const name of [...papers, 'ink', 'night'] as const) expect(grey[name].light.c).toBeCloseTo(0);
});

test.each(schemes)('a site that is only %s has the colours of that scheme in both', (scheme) => {
  const theme = { accent: '#fffc00', ground: 205 } as const;
  const [both, one] = [paletteOf(theme), paletteOf({ ...theme, scheme })];
  for (const name of [...papers, 'ink', 'line', 'line-strong'] as const)
    for (const each of schemes) expect(one.colours[name]![each], name).toEqual(both.colours[name]![scheme]);
  const line = both.moreContrast.line![scheme];
  expect(one.moreContrast.line).toEqual({ light: line, dark: line });
});

/** As a screen shows the value in the style sheet: in 8 bits a channel. */
function contrast(one: Oklch, other: Oklch): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** Most colours are compared many times, and to read one takes most of the time. */
const luminances = new Map<string, number>();

function luminance(colour: Oklch): number {
  const css = cssOf(colour);
  const known = luminances.get(css) ?? wcagLuminance(hexOf(colour));
  luminances.set(css, known);
  return known;
}

function hexOf(colour: Oklch): string {
  return formatHex(parse(cssOf(colour)))!;
}
