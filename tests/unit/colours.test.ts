import { expect, test } from 'vitest';
import { readColours } from '../../tools/pictures/colours.ts';
import { UserError } from '../../tools/user-error.ts';
import { temporaryFolder } from './temporary-folder.ts';

const others = ['paper', 'paper-sunken', 'line', 'night', 'on-night', 'on-night-soft', 'accent', 'on-accent'];
/** Of a tokens.css in which this CSS comes after a colour for each name. */
const coloursOf = (css: string) =>
  readColours(
    temporaryFolder({
      'src/styles/tokens.css': `:root{${others.map((name) => `--${name}: #777;`).join('')}}${css}`,
    }),
  );

const known: [value: string, light: string, dark: string][] = [
  ['#ff0000', '#ff0000', '#ff0000'],
  ['oklch(1 0 0)', '#ffffff', '#ffffff'],
  ['oklch(0 0 0)', '#000000', '#000000'],
  ['oklch(0.627955 0.257683 29.2339)', '#ff0000', '#ff0000'],
  ['oklch(0.76 0.158 58)', '#fa943a', '#fa943a'],
  ['light-dark(oklch(0.976 0.006 175), oklch(0.175 0.022 205))', '#f3f8f7', '#041315'],
  ['light-dark(white, black)', '#ffffff', '#000000'],
  ['light-dark(#fff, oklch(0 0 0))', '#ffffff', '#000000'],
  ['light-dark(#FFF,\n    oklch(0 0 0))', '#ffffff', '#000000'],
];

test.each(known)('%s is %s in the light theme and %s in the dark theme', (value, light, dark) => {
  const colour = coloursOf(`:root{--paper: ${value}}`);
  expect(colour('paper')).toBe(light);
  expect(colour('paper', 'light')).toBe(light);
  expect(colour('paper', 'dark')).toBe(dark);
});

test('a token may refer to other tokens', () => {
  const colour = coloursOf(
    ':root{--hue: 29.2339; --link: oklch(0.627955 0.257683 var(--hue)); --accent: var( --link )}',
  );
  expect(colour('accent')).toBe('#ff0000');
});

test.each(['58', '58deg', '0.16turn', '1.01rad', '64.4grad', '5.8e1', '418'])(
  'a hue may be written as %s',
  (hue) => {
    const colour = coloursOf(`:root{--accent-hue: ${hue}; --accent: oklch(0.76 0.158 var(--accent-hue))}`);
    expect(colour('accent')).toMatch(/^#fa943[a-b]$/);
  },
);

test('tokens inside a media query or another rule are ignored', () => {
  const colour = coloursOf(
    ':root{--night: #123456}@media (prefers-contrast: more){:root{--night: #000}}p{--night: red}',
  );
  expect(colour('night')).toBe('#123456');
});

test('a colour outside of sRGB becomes one inside', () => {
  expect(coloursOf(':root{--paper: oklch(0.7 0.4 145)}')('paper')).toMatch(/^#[0-9a-f]{6}$/);
});

test.each([
  'oklch(0.76 0.158 58px)',
  'oklch(0.76 0.158 58%)',
  'oklch(0.76 0.158 calc(58 + 4))',
  'oklch(0.76 0.158 58 / 0.5)',
  'oklch(0.76)',
  'color-mix(in oklch, red, blue)',
  'light-dark(red)',
  'ff8800',
  'transparent',
  'currentcolor',
  'orang',
  '6px',
])('%s is refused, not guessed', (value) => {
  expect(() => coloursOf(`:root{--night: ${value}}`)).toThrow(UserError);
  expect(() => coloursOf(`:root{--night: ${value}}`)).toThrow(
    `src/styles/tokens.css  --night  is ${value}: no colour that can be used in pictures. Write one that is opaque, like #fa943a or`,
  );
});

test('all colours that cannot be read are named at once, with the tokens that they refer to', () => {
  const css =
    ':root{--accent-hue: orange; --accent: oklch(0.76 0.158 var(--accent-hue)); --paper: var(--lost); --night: var(--night)}';
  expect(() => coloursOf(css)).toThrow(
    /^src\/styles\/tokens\.css {2}--lost {2}is missing: .*\n.* --night {2}is missing: .*\n.* --accent {2}is oklch\(0\.76 0\.158 orange\), with --accent-hue: orange: no colour .*like 58 or 58deg\.$/,
  );
});

test('tokens.css has every colour that the pictures use', () => {
  expect(readColours('.')('accent')).toMatch(/^#[0-9a-f]{6}$/);
});
