import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { truncate } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type LoadedSite, loadSite } from '../../tools/content/load-site.ts';
import { limits } from '../../tools/limits.ts';
import { addMedia } from '../../tools/media/add-media.ts';
import { convertStill, recordingNotes, sizeNotes } from '../../tools/media/convert.ts';
import { frameFor } from '../../tools/media/frame.ts';
import { makePictures } from '../../tools/media/pictures.ts';
import { workOnPicture } from '../../tools/media/picture-work.ts';
import { frameStill, readStill } from '../../tools/media/still.ts';
import type { Recording } from '../../tools/media/recording.ts';
import { theme } from '../../content/theme.ts';
import { coloursOf } from '../../tools/pictures/colours.ts';
import { UserError } from '../../tools/user-error.ts';
import { temporaryFolder } from './temporary-folder.ts';

// What needs no ffmpeg: pictures, and files that are refused.
const picture = await sharp({ create: { width: 64, height: 40, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();
const photo = await sharp(picture).resize(320, 200).jpeg().toBuffer();

function projectWith(files: Record<string, string | Buffer>) {
  const root = temporaryFolder({
    'content/theme.ts': readFileSync('content/theme.ts'),
    'content/projects.ts': "export const projects = [{ id: 'tide-table', image: 'tide-table', }];",
    'content/media/old.json': '{ "madeBy": "npm run media add" }',
    ...files,
  });
  for (const part of ['model', 'node_modules']) symlinkSync(resolve(part), join(root, part), 'junction');
  return root;
}

/** Each is read once: to load its model takes most of the time of these tests. */
const sites = new Map<string, Promise<LoadedSite>>();

async function add(
  root: string,
  file: string,
  { project = '', replace = false, isForText = false, isPortrait = false } = {},
) {
  const name = project || file.replace(/\..*/, '');
  const args = {
    file: join(root, file),
    name,
    project: project || undefined,
    isForText,
    isPortrait,
    replace,
  };
  if (!sites.has(root)) sites.set(root, loadSite(root));
  return addMedia(
    await sites.get(root)!,
    { ...args, from: 0, length: undefined },
    { signal: new AbortController().signal, reporter: { say: () => {}, progress: () => () => {} } },
  );
}

test('a file that cannot be used gets a sentence that says why, and leaves nothing behind', async () => {
  const root = projectWith({
    'empty.mp4': '',
    'torn.jpg': photo.subarray(0, photo.length / 2),
    'photo.heic': 'no picture',
    'whole.jpg': photo,
  });
  mkdirSync(join(root, 'folder.mp4'));
  const refused: [file: string, sentence: RegExp][] = [
    ['lost.mp4', /^There is no file .*lost\.mp4\.$/],
    ['folder.mp4', /^folder\.mp4 is not a file: give one recording or picture\.$/],
    ['empty.mp4', /^empty\.mp4 is empty: record or copy it again\.$/],
    ['torn.jpg', /^torn\.jpg cannot be read as a video or a picture: /],
    ['photo.heic', /^photo\.heic is in Apple's own format: save it as JPEG first/],
    ['whole.jpg', /^whole\.jpg is a picture, and the hero needs a clip\.$/],
  ];
  for (const [file, sentence] of refused) {
    const adding = add(root, file, { project: file === 'whole.jpg' ? 'hero' : '' });
    await expect(adding).rejects.toThrow(sentence);
    await expect(adding).rejects.toBeInstanceOf(UserError);
  }
  expect(readdirSync(join(root, 'content/media'))).toEqual(['old.json']);
});

test('a picture becomes its files and their record, and the owner is told what to write', async () => {
  const root = projectWith({ 'shot.png': picture });
  const { done, advice } = await add(root, 'shot.png');
  const lines = [...done, advice].join('\n');
  const files = ['old.json', 'shot.64.avif', 'shot.64.webp', 'shot.jpg', 'shot.json'];
  expect(readdirSync(join(root, 'content/media')).toSorted()).toEqual(files);
  expect(JSON.parse(readFileSync(join(root, 'content/media/shot.json'), 'utf8'))).toEqual({
    madeBy: 'npm run media add',
    from: 'shot.png',
    picture: { width: 64, height: 40, widths: [64] },
  });
  expect(lines).toMatch(/^ {2}It is small, /);
  expect(lines).toContain(`Now write in content/projects.ts, in a project, in place of its image or video:
  image: 'shot',
  alt: '', // say in a sentence what is seen
A story in content/stories/ names it in the same way, and a text in content/sections.ts as its portrait. For a portrait in content/quotes.ts, add it with --for quotes.`);
  const ofText = await add(root, 'shot.png', { project: 'about', isForText: true });
  expect(ofText.advice).toBe("Now write in content/sections.ts, in the text 'about':\n  portrait: 'about',");
  const ofQuote = await add(root, 'shot.png', { isPortrait: true, replace: true });
  expect(ofQuote.advice).toBe("Now write in the quote in content/quotes.ts:\n  portrait: 'shot',");
});

test('what is there already is replaced only with --replace, and the message says what and how', async () => {
  const endings = ['640.avif', 'av1.mp4', 'json'];
  const root = projectWith({
    'shot.png': picture,
    'other.png': picture,
    'content/media/other.jpg': '',
    ...Object.fromEntries(endings.map((ending) => [`content/media/tide-table.${ending}`, '{}'])),
  });
  const before = readdirSync(join(root, 'content/media'));
  await expect(add(root, 'shot.png', { project: 'tide-table' })).rejects.toThrow(
    'Nothing was changed: content/media has a clip named tide-table already (tide-table.640.avif, tide-table.av1.mp4, tide-table.json). To put shot.png in its place, add --replace; to keep it, choose another project.',
  );
  await expect(add(root, 'other.png')).rejects.toThrow(
    'Nothing was changed: content/media has a picture named other already (other.jpg). To put other.png in its place, add --replace; to keep it, rename other.png.',
  );
  expect(readdirSync(join(root, 'content/media'))).toEqual(before);
  const { advice } = await add(root, 'shot.png', { project: 'tide-table', replace: true });
  expect(advice).toBe('content/projects.ts shows it already. Does its alt text still say what is seen?');
  // record.test.ts has which files are removed.
  expect(readdirSync(join(root, 'content/media'))).not.toContain('tide-table.av1.mp4');
});

/** What becomes of a picture before it is compressed. */
async function convert(data: Buffer, { isPortrait = false, isForText = false } = {}) {
  const file = join(temporaryFolder({ 'shot.png': data }), 'shot.png');
  const paper = coloursOf(theme)('paper-sunken');
  const { png, meta, notes } = await convertStill(file, 'shot', await sharp(data).metadata(), paper, {
    isPortrait,
    isForText,
  });
  const { data: levels, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  return { png, meta, levels, size: [info.width, info.height], notes: notes.join('\n') };
}

test('transparent parts of a picture stay so, and in a JPEG get the colour of paper', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"><circle cx="8" cy="5" r="2"/></svg>';
  const { png, meta, notes } = await convert(await sharp(Buffer.from(drawing)).png().toBuffer());
  expect(notes).toContain('What is transparent shows the page behind it, light or dark: look at it in both');
  const files = new Map((await makePictures(png, meta)).files);
  for (const name of ['shot.16.avif', 'shot.16.webp']) {
    const shown = await sharp(files.get(name)).raw().toBuffer();
    expect([shown[3], shown[4 * (5 * 16 + 8) + 3]], name).toEqual([0, 255]);
  }
  const [red, green, blue] = await sharp(files.get('shot.jpg')).raw().toBuffer();
  const paper = Buffer.from(coloursOf(theme)('paper-sunken', 'light').slice(1), 'hex');
  for (const [index, level] of [red!, green!, blue!].entries())
    expect(Math.abs(level - paper[index]!)).toBeLessThan(8);
});

test('transparent parts of a recording get the colour of paper, which is said', () => {
  const recording = { duration: 4, fps: 30, turned: false, sound: false, hdr: undefined, transparent: true };
  expect(recordingNotes(recording as Recording, 0, 4, '#e7f0ee')).toEqual([
    'What is transparent in it is now #e7f0ee, the colour of paper: after a change of the theme, add it again.',
  ]);
});

test('an upright picture keeps its shape, without anything of the theme in it', async () => {
  // Taken with the camera on its side, which its metadata says.
  const turned = await sharp(picture).withMetadata({ orientation: 6 }).png().toBuffer();
  const { levels, size, notes } = await convert(turned);
  expect(notes).toContain('It is upright: a phone shows it tall');
  expect(notes).toContain('record it 1280 high or more.');
  expect(size).toEqual([40, 64]);
  expect([0, 1, 2].map((channel) => new Set(levels.filter((_, at) => at % 3 === channel)))).toEqual(
    [0, 128, 128].map((level) => new Set([level])),
  );
});

test('a portrait is cut to a square of the size that quotes need', async () => {
  const large = await sharp(picture).resize(600, 400, { fit: 'fill' }).png().toBuffer();
  const portrait = await convert(large, { isPortrait: true });
  expect(portrait.size).toEqual([336, 336]);
  expect(portrait.notes).not.toContain('small');
  const tooSmall = 'It is small, and will look soft: give one that is 168 wide and high, or more.';
  expect((await convert(picture, { isPortrait: true })).notes).toContain(tooSmall);
});

test('the portrait of a text is shown whole, and said to be small only where it is', async () => {
  const notes = async (width: number, height: number) => {
    const photo = await sharp(picture).resize(width, height, { fit: 'fill' }).png().toBuffer();
    return (await convert(photo, { isForText: true })).notes;
  };
  expect(await notes(900, 1200)).toBe('');
  expect(await notes(750, 2000)).toBe('750 x 2000 became 480 x 1280.');
  expect(await notes(600, 600)).toBe('It is small, and will look soft: give one that is 740 wide or more.');
});

test.each([
  [64, 40, /^It is small, and will look soft on a large screen: record it 1280 wide or more\.$/],
  [1280, 800, /^$/],
  [1000, 1000, /^$/],
  [1080, 2340, /^(?!.*(small|very tall))/],
  [1440, 9000, /It is very tall: only its upper part is shown\./],
])('of a picture of %d x %d the owner is told %s', (width, height, told) => {
  const frame = frameFor({ width, height }, false);
  expect(sizeNotes({ width, height }, frame, frame).join(' ')).toMatch(told);
});

test('work on a picture ends with the request, or when it takes too long, and the next one is done', async () => {
  const filters = '<feTurbulence baseFrequency="0.5" numOctaves="500"/><feMorphology radius="300"/>'.repeat(
    60,
  );
  const slow = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f">${filters}</filter><rect width="4000" height="4000" filter="url(#f)"/></svg>`;
  const folder = temporaryFolder({ 'slow.svg': slow, 'shot.png': picture });
  const asked = (file: string) => ({
    file: join(folder, file),
    name: 'shot',
    paper: '#ffffff',
    isPortrait: false,
    isForText: false,
  });
  const { signal } = new AbortController();
  await expect(workOnPicture('makeStill', asked('slow.svg'), signal, 0.5)).rejects.toThrow(
    /^slow\.svg takes longer than 0\.5 s to draw: save it as PNG or JPEG, and give that\.$/,
  );
  await expect(workOnPicture('makeStill', asked('slow.svg'), AbortSignal.timeout(100))).rejects.toMatchObject(
    { name: 'TimeoutError' },
  );
  expect(await workOnPicture('isStill', asked('shot.png'), signal)).toBe(true);
});

test('a picture of too many pixels or bytes is not read', async () => {
  const large = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>';
  const folder = temporaryFolder({ 'large.svg': large, 'heavy.png': picture });
  await truncate(join(folder, 'heavy.png'), limits.pictureBytes + 1);
  const read = async (name: string) => {
    const file = join(folder, name);
    return frameStill(file, (await readStill(file))!);
  };
  await expect(read('large.svg')).rejects.toThrow(
    'large.svg has 20000 x 20000 pixels, and 268 million at most are read: save it smaller.',
  );
  await expect(read('heavy.png')).rejects.toThrow(
    'heavy.png has 200 MB, and a picture 200 MB at most: save it smaller.',
  );
});

test('a drawing does not show the pictures beside it', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"><rect width="64" height="40" fill="white"/><image href="shot.png" width="64" height="40"/></svg>';
  const file = join(temporaryFolder({ 'drawing.svg': drawing, 'shot.png': picture }), 'drawing.svg');
  const { png } = await frameStill(file, (await readStill(file))!);
  const { dominant } = await sharp(png).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});
