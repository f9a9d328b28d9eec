import { readFileSync } from 'node:fs';
import { formatHex, parse, wcagContrast } from 'culori';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';

type Scheme = 'light' | 'dark';

const schemes: Scheme[] = ['light', 'dark'];
const hues = Array.from({ length: 24 }, (_, index) => index * 15);
const tokens = readTokens();

describe.each(schemes)('in the %s theme', (scheme) => {
  const contrast = (ink: string, paper: string) =>
    wcagContrast(colourOf(ink, scheme), colourOf(paper, scheme));

  test.each(['--paper', '--paper-raised', '--paper-sunken'])(
    'text on %s has a contrast of 7:1, strong lines of 3:1',
    (paper) => {
      expect(contrast('--ink', paper)).toBeGreaterThanOrEqual(7);
      expect(contrast('--ink-soft', paper)).toBeGreaterThanOrEqual(7);
      expect(contrast('--line-strong', paper)).toBeGreaterThanOrEqual(3);
    },
  );

  test('text on the dark ground of the hero has a contrast of 7:1', () => {
    expect(contrast('--on-night', '--night')).toBeGreaterThanOrEqual(7);
    expect(contrast('--on-night-soft', '--night')).toBeGreaterThanOrEqual(7);
  });

  test.each(hues)('text on an accent of hue %d has a contrast of 7:1', (hue) => {
    const onAccent = colourOf('--on-accent', scheme);
    for (const accent of ['--accent', '--accent-hover'])
      expect(wcagContrast(onAccent, colourOf(accent, scheme, hue)), accent).toBeGreaterThanOrEqual(7);
  });

  test('the accent that the design has set has it too', () => {
    expect(contrast('--on-accent', '--accent')).toBeGreaterThanOrEqual(7);
    expect(contrast('--on-accent', '--accent-hover')).toBeGreaterThanOrEqual(7);
  });
});

/** As a screen shows it: in 8 bits a channel, and cut off where sRGB ends. */
function colourOf(token: string, scheme: Scheme, hue?: number): string {
  const value = resolve(token, hue === undefined ? tokens : new Map(tokens).set('--accent-hue', `${hue}`));
  const [, light, dark] = /^light-dark\((.+?\)), (.+)\)$/.exec(value) ?? [];
  const colour = parse((scheme === 'light' ? light : dark) ?? value);
  expect(colour, `${token} is ${value}`).toBeDefined();
  return formatHex(colour)!;
}

function resolve(token: string, among: Map<string, string>): string {
  return among.get(token)!.replace(/var\((--[\w-]+)\)/g, (_, inner) => resolve(inner, among));
}

/** Those of every visitor, not those within a media query. */
function readTokens(): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of postcss.parse(readFileSync('src/styles/tokens.css', 'utf8')).nodes)
    if (rule.type === 'rule' && rule.selector === ':root')
      rule.walkDecls(/^--/, ({ prop, value }) => void found.set(prop, value));
  return found;
}
