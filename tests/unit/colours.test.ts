import { expect, test } from 'vitest';
import { readColours } from '../../tools/pictures/colours.ts';
import { temporaryFolder } from './temporary-folder.ts';

const coloursOf = (css: string) => readColours(temporaryFolder({ 'src/styles/tokens.css': css }));

const known: [value: string, light: string, dark: string][] = [
  ['#ff0000', '#ff0000', '#ff0000'],
  ['oklch(1 0 0)', '#ffffff', '#ffffff'],
  ['oklch(0 0 0)', '#000000', '#000000'],
  ['oklch(0.627955 0.257683 29.2339)', '#ff0000', '#ff0000'],
  ['oklch(0.76 0.158 58)', '#fa943a', '#fa943a'],
  ['light-dark(oklch(0.976 0.006 175), oklch(0.175 0.022 205))', '#f3f8f7', '#041315'],
  ['light-dark(white, black)', '#ffffff', '#000000'],
  ['light-dark(#fff, oklch(0 0 0))', '#ffffff', '#000000'],
];

test.each(known)('%s is %s in the light theme and %s in the dark theme', (value, light, dark) => {
  const colour = coloursOf(`:root{--paper: ${value}}`);
  expect(colour('paper')).toBe(light);
  expect(colour('paper', 'light')).toBe(light);
  expect(colour('paper', 'dark')).toBe(dark);
});

test('a token may refer to other tokens', () => {
  const colour = coloursOf(
    ':root{--hue: 29.2339; --accent: oklch(0.627955 0.257683 var(--hue)); --link: var(--accent)}',
  );
  expect(colour('link')).toBe('#ff0000');
});

test('tokens inside a media query or another rule are ignored', () => {
  const colour = coloursOf(
    ':root{--ink: #123456}@media (prefers-contrast: more){:root{--ink: #000}}p{--ink: red}',
  );
  expect(colour('ink')).toBe('#123456');
});

test('a colour outside of sRGB becomes one inside', () => {
  expect(coloursOf(':root{--a: oklch(0.7 0.4 145)}')('a')).toMatch(/^#[0-9a-f]{6}$/);
});

test('a missing token, or one that is no colour, is an error with its name', () => {
  const colour = coloursOf(':root{--radius: 6px; --a: var(--lost)}');
  expect(() => colour('papr')).toThrow('src/styles/tokens.css has no --papr');
  expect(() => colour('a')).toThrow('src/styles/tokens.css has no --lost');
  expect(() => colour('radius')).toThrow(
    'src/styles/tokens.css: --radius is no colour that can be read here',
  );
});

test.each(['paper', 'paper-sunken', 'night', 'on-night', 'on-night-soft', 'accent', 'on-accent'])(
  'tokens.css has the colour %s, which the pictures use',
  (name) => {
    for (const scheme of ['light', 'dark'] as const)
      expect(readColours('.')(name, scheme)).toMatch(/^#[0-9a-f]{6}$/);
  },
);
