import { expect, test } from 'vitest';
import { heroScenes } from '../../model/theme.ts';
import { heroState, originOf } from '../../tools/hero/record-state.ts';
import { chancesOf, heroHash, heroScene, uniformsOf } from '../../tools/hero/scene.ts';
import { paletteOf } from '../../tools/theme/palette.ts';

const colours = paletteOf({ accent: 58, ground: 205 }).hero;
const hero = heroScene({ scene: 'contours' }, colours, 'Lena Brandt');

test('without a seed, the name of the owner is the seed', () => {
  expect(hero.seed).toBe('Lena Brandt');
  expect(heroScene({ scene: 'contours', seed: 'north' }, colours, 'Lena Brandt').seed).toBe('north');
});

test('a seed gives numbers from 0 to 1, the same each time, and another seed gives others', () => {
  const numbers = chancesOf('Zoë');
  expect(numbers).toHaveLength(16);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(numbers).size).toBe(16);
  expect(chancesOf('Zoe\u0308')).toEqual(numbers);
  expect(chancesOf('zoë')).not.toEqual(numbers);
});

test('the shader gets the colours of the theme as OKLab', () => {
  const { night, glow } = uniformsOf(hero);
  expect(night[0]).toBeCloseTo(colours.night.l, 3);
  expect(Math.hypot(glow[1]!, glow[2]!)).toBeCloseTo(colours.glow.c, 3);
  expect((Math.atan2(glow[2]!, glow[1]!) * 180) / Math.PI).toBeCloseTo(colours.glow.h!, 1);
});

test('the hash differs with scene, seed, colours and code, and not with comments or line ends', () => {
  const hashes = [
    hero,
    ...heroScenes.slice(1).map((scene) => heroScene({ scene }, colours, 'Lena Brandt')),
    heroScene({ scene: 'contours' }, colours, 'Lena Brand'),
    heroScene({ scene: 'contours' }, paletteOf({ accent: 59, ground: 205 }).hero, 'Lena Brandt'),
    { ...hero, fragment: hero.fragment.replace('0.62', '0.63') },
  ].map(heroHash);
  expect(new Set(hashes).size).toBe(hashes.length);
  const sameCode = hero.fragment.replaceAll('\n', '\r\n').replace('// A map', '// This is a map');
  expect(heroHash({ ...hero, fragment: sameCode })).toBe(hashes[0]);
});

const clip = "import av1 from './hero.av1.mp4';";
const poster = "import jpeg from './hero.jpg';";

test.each([
  ['missing', undefined],
  ['own', `// Made by \`npm run media add\` from surf.mov\n${clip}`],
  ['own', clip],
  ['clip', `${originOf('abc')}\n${clip}`],
  ['clip', `${originOf('abc')}\r\n${clip}`],
  ['still', `${originOf('abc')}\n${poster}`],
  ['of another theme', `${originOf('abd')}\n${clip}`],
  ['of another theme', `${originOf('abd')}\n${poster}`],
] as const)('a record is recognised as %s', (state, record) => {
  expect(heroState(record, 'abc')).toBe(state);
});
