import { expect, test } from 'vitest';
import { heroScenes } from '../../model/theme.ts';
import { heroState, originOf } from '../../tools/hero/load-hero.ts';
import { randomNumbers, heroHash, heroScene, uniformsOf } from '../../tools/hero/scene.ts';
import { paletteOf } from '../../tools/theme/palette.ts';
import { temporaryFolder } from './temporary-folder.ts';

const colours = paletteOf({ accent: 58, ground: 205 }).hero;
const hero = heroScene({ scene: 'contours' }, colours, 'Lena Brandt');

test('without a seed, the name of the owner is the seed', () => {
  expect(hero.seed).toBe('Lena Brandt');
  expect(heroScene({ scene: 'contours', seed: 'north' }, colours, 'Lena Brandt').seed).toBe('north');
});

test('a seed gives numbers from 0 to 1, the same each time, and another seed gives others', () => {
  const numbers = randomNumbers('Zoë');
  expect(numbers).toHaveLength(16);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(numbers).size).toBe(16);
  expect(randomNumbers('Zoe\u0308')).toEqual(numbers);
  expect(randomNumbers('zoë')).not.toEqual(numbers);
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

const picture = { width: 1280, height: 720, widths: [640, 1280] };
const codecs = { av1: 'av01.0.05M.10', h264: 'avc1.640028' };
const clip = { clip: { width: 1280, height: 720, made: '2026-05-31', duration: 10, ...codecs }, picture };

test.each<[state: string, record: object | string | undefined]>([
  ['missing', undefined],
  ['own', '{'],
  ['own', { madeBy: 'npm run media add', from: 'surf.mov', ...clip }],
  ['own', { madeBy: 'a program of my own', ...clip }],
  ['clip', { ...originOf('abc'), ...clip }],
  ['still', { ...originOf('abc'), picture }],
  ['of another theme', { ...originOf('abd'), ...clip }],
  ['of another theme', { ...originOf('abd'), picture }],
])('a record is recognised as %s', (state, record) => {
  const text = typeof record === 'object' ? JSON.stringify(record) : record;
  expect(heroState(temporaryFolder(text ? { 'content/media/hero.json': text } : {}), 'abc')).toBe(state);
});
