import { expect, test } from 'vitest';
import {
  fingerprint,
  hasSampleWords,
  isPersonal,
  isRendered,
  isSampleMark,
  isServiceText,
  readSample,
  sampleFile,
} from '../../tools/content/sample.ts';
import { temporaryFolder } from './temporary-folder.ts';

const text = (value: string, file = 'site', path: PropertyKey[] = ['site', 'footer']) => ({
  file,
  path,
  value,
});

// biome-ignore format: a table, some texts a line
test.each<[value: string, expected: boolean, key?: string]>([
  ['Idris Vale', true], ['Write to Idris today', true], ['https://example.com', true], ['idris@example.com', true], ['+442079460321', true],
  ['https://www.linkedin.com/in/sample-handle', true], ['020 7946 0321', true], ['me@example.com', true, 'email'],
  ['Valentina Idrissi', false], ['https://lena.example', false], ['A form with you@example.com in it', false],
])('%s has words of the sample: %s', (value, expected, key = value.startsWith('https:') ? 'url' : 'footer') => {
  expect(hasSampleWords(text(value, 'site', ['site', key]), 'Lena Brandt')).toBe(expected);
});

// biome-ignore format: a table, some texts a line
test.each([
  ['Idris Vale', 'Hello Idris', true], ['Idris Khan', 'Hello Idris', false], ['Idris Khan', 'Hello Idris Vale', true],
  ['Idris Khan', 'Vale, in three hours.', true], ['Idrissa Vale', 'Hello Idris', true], ['Idrissa Vale', 'A walk in the Vale', false],
])('for an owner called %s, %s has words of the sample: %s', (ownName, value, expected) => {
  expect(hasSampleWords(text(value), ownName)).toBe(expected);
});

// biome-ignore format: a table, some files a line
test.each([
  ['kitebox.svg', true], ['harbour-and-pine.svg', true], ['my-kitebox.svg', false], ['kitebox.png', false],
])('%s is a logo of the sample: %s', (name, expected) => {
  expect(isSampleMark(text(`./content/media/${name}`))).toBe(expected);
});

const five = 'One two three four five';
test.each([
  ['a sentence', true, text(five)],
  ['a sentence of four words', false, text('One two three four')],
  ['the name of a company', true, text('Kitebox', 'experience', ['experience', 0, 'company'])],
  ['a sentence about a project', true, text(five, 'projects', ['projects', 0, 'alt'])],
  ['a sentence about a service', false, text(five, 'services', ['services', 0, 'text'])],
  ...['notFound', 'role', 'invitation', 'duration', 'link'].map(
    (key) => [`a sentence in ${key}`, false, text(five, 'site', ['site', key, 'text'])] as const,
  ),
] as const)('%s is personal: %s', (_, expected, given) => {
  expect(isPersonal(given)).toBe(expected);
});

test.each([
  ['a sentence of services.ts', true, text(five, 'services')],
  ['a short text of services.ts', false, text('Apps', 'services')],
  ['a sentence of another file', false, text(five, 'projects')],
] as const)('%s is a text about a service: %s', (_, expected, given) => {
  expect(isServiceText(given)).toBe(expected);
});

test('a sentence of the sample is recognized by its hash, in any field', () => {
  const hash = fingerprint(text('Apps that your team will like'));
  const isKnown = readSample(temporaryFolder({ [sampleFile]: JSON.stringify([hash]) }));
  expect(hash).toMatch(/^[0-9a-f]{12}$/);
  expect(isKnown(text('Apps that your team will like', 'projects', ['a']))).toBe(true);
  expect(isKnown(text('Apps that your team will love'))).toBe(false);
});

test('a file is rendered when the record beside it says so', () => {
  const root = temporaryFolder({
    'content/media/clip.json': record('npm run footage', 'footage/scenes/clip.tsx'),
    'content/media/own.json': record('npm run media add', 'npm run footage.mov'),
    'content/media/broken.json': '{ "madeBy": "npm run footage",',
  });
  expect(isRendered(root, text('./content/media/clip.960.avif'))).toBe(true);
  expect(isRendered(root, text('./content/media/clip.h264.mp4'))).toBe(true);
  expect(isRendered(root, text('./content/media/own.jpg'))).toBe(false);
  expect(isRendered(root, text('./content/media/without-record.jpg'))).toBe(false);
  expect(isRendered(root, text('./content/media/broken.jpg'))).toBe(false);
  expect(isRendered(root, text('clip.jpg'))).toBe(false);
});

function record(madeBy: string, from: string): string {
  return JSON.stringify({ madeBy, from, picture: { width: 960, height: 600, widths: [960] } });
}
