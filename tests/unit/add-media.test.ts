import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addMedia } from '../../tools/media/add-media.ts';
import { sizeNotes } from '../../tools/media/convert.ts';
import { frameFor } from '../../tools/media/frame.ts';
import { theme } from '../../content/theme.ts';
import { type Colours, coloursOf } from '../../tools/pictures/colours.ts';
import { UserError } from '../../tools/user-error.ts';
import { temporaryFolder } from './temporary-folder.ts';

// What needs no ffmpeg: pictures, and files that are refused.
const picture = await sharp({ create: { width: 64, height: 40, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();
const photo = await sharp(picture).resize(320, 200).jpeg().toBuffer();

function projectWith(files: Record<string, string | Buffer>) {
  return temporaryFolder({
    'content/theme.ts': readFileSync('content/theme.ts'),
    'content/projects.ts': "export const projects = [{ id: 'tide-table' }];",
    'content/media/old.ts': '// Made by `npm run media add`',
    ...files,
  });
}

function add(root: string, file: string, project?: string, replace = false) {
  const name = project ?? file.replace(/\..*/, '');
  const args = { file: join(root, file), name, project, from: 0, length: undefined, replace };
  return addMedia(root, args, {
    signal: new AbortController().signal,
    reporter: { say: () => {}, progress: () => () => {} },
  });
}

const refused: { file: string; data?: string | Buffer; project?: string; sentence: RegExp }[] = [
  { file: 'lost.mp4', sentence: /^There is no file .*lost\.mp4\.$/ },
  { file: 'empty.mp4', data: '', sentence: /^empty\.mp4 is empty: record or copy it again\.$/ },
  {
    file: 'torn.jpg',
    data: photo.subarray(0, photo.length / 2),
    sentence: /^torn\.jpg cannot be read as a video or a picture: /,
  },
  {
    file: 'photo.heic',
    data: 'no picture',
    sentence: /^photo\.heic is in Apple's own format: save it as JPEG first/,
  },
  {
    file: 'whole.jpg',
    data: photo,
    project: 'hero',
    sentence: /^whole\.jpg is a picture, and the hero needs a clip\.$/,
  },
];

test.each(refused)(
  '$file gets a sentence that says why, and leaves nothing behind',
  async ({ file, data, project, sentence }) => {
    const root = projectWith(data === undefined ? {} : { [file]: data });
    const adding = add(root, file, project);
    await expect(adding).rejects.toThrow(sentence);
    await expect(adding).rejects.toBeInstanceOf(UserError);
    expect(readdirSync(join(root, 'content/media'))).toEqual(['old.ts']);
  },
);

test('a folder is refused', async () => {
  const root = projectWith({});
  mkdirSync(join(root, 'folder.mp4'));
  await expect(add(root, 'folder.mp4')).rejects.toThrow(
    'folder.mp4 is not a file: give one recording or picture.',
  );
});

test('a picture becomes its files and their record, and the owner is told what to write', async () => {
  const root = projectWith({ 'shot.png': picture });
  const lines = await add(root, 'shot.png');
  expect(readdirSync(join(root, 'content/media')).toSorted()).toEqual(
    ['old.ts', 'shot.64.avif', 'shot.64.webp', 'shot.jpg', 'shot.ts'].toSorted(),
  );
  const record = readFileSync(join(root, 'content/media/shot.ts'), 'utf8');
  expect(record).toMatch(/^\/\/ Made by `npm run media add` from shot\.png\n/);
  expect(record).toContain('export const shot = {\n  width: 64,\n  height: 40,\n');
  expect(lines.join('\n')).toContain(`Now write in content/projects.ts, at the top:
  import { shot } from './media/shot.ts';
and in a project, in place of its image or video:
  image: shot,`);
  expect(lines.join('\n')).toContain(`
A story in content/stories/ imports it from '../media/shot.ts'; a portrait in content/quotes.ts is portrait: shot.`);
  expect(lines).toContain(
    '  It is small, and will look soft on a large screen: record it 1280 wide or more.',
  );
});

test('a picture of 1280 x 800 is large enough', () => {
  const large = { width: 1280, height: 800 };
  expect(sizeNotes(large, frameFor(large, false), large)).toEqual([]);
});

test('transparent parts of a picture get the colour of paper', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"><circle cx="8" cy="5" r="2"/></svg>';
  const data = await sharp(Buffer.from(drawing)).png().toBuffer();
  const root = projectWith({ 'shot.png': data });
  expect((await add(root, 'shot.png')).join('\n')).toContain(
    'What was transparent is now the colour of paper.',
  );
  await expectColour(join(root, 'content/media/shot.jpg'), { left: 0, top: 0 }, 'paper-sunken', 'light');
});

test('a portrait picture stands on a sheet that is dark in both themes, with a margin', async () => {
  const upright = await sharp(picture).resize(40, 64, { fit: 'fill' }).png().toBuffer();
  const root = projectWith({ 'shot.png': upright });
  expect((await add(root, 'shot.png')).join('\n')).toContain('it is shown whole, on a sheet');
  const file = join(root, 'content/media/shot.jpg');
  expect(await sharp(file).metadata()).toMatchObject({ width: 118, height: 74 });
  for (const place of [
    { left: 2, top: 2 },
    { left: 58, top: 1 },
    { left: 58, top: 72 },
  ])
    await expectColour(file, place, 'line', 'dark');
  const [red, green] = await sharp(file).extract({ left: 58, top: 37, width: 1, height: 1 }).raw().toBuffer();
  expect([red! < 16, green! > 112], 'the picture is teal').toEqual([true, true]);
});

async function expectColour(
  file: string,
  place: { left: number; top: number },
  name: Parameters<Colours>[0],
  scheme: 'light' | 'dark',
) {
  const pixel = await sharp(file)
    .extract({ ...place, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const expected = Buffer.from(coloursOf(theme)(name, scheme).slice(1), 'hex');
  for (const [index, level] of pixel.entries())
    expect(Math.abs(level - expected[index]!), `${pixel.join()} at ${Object.values(place)}`).toBeLessThan(8);
}

const finished = {
  'content/projects.ts':
    "import { tideTable } from './media/tide-table.ts';\nexport const projects = [{ id: 'tide-table', image: tideTable, }];",
  'content/media/tide-table.ts': "import other from './other.jpg';",
  'content/media/tide-table.av1.mp4': '',
  'content/media/tide-table.640.avif': '',
  'content/media/other.jpg': '',
};

test('what is there already is replaced only with --replace, and the message says what and how', async () => {
  const root = projectWith({ 'shot.png': picture, 'other.png': picture, ...finished });
  const before = readdirSync(join(root, 'content/media'));
  await expect(add(root, 'shot.png', 'tide-table')).rejects.toThrow(
    'Nothing was changed: content/media has a clip named tide-table already (tide-table.640.avif, tide-table.av1.mp4, tide-table.ts). To put shot.png in its place, add --replace; to keep it, choose another project.',
  );
  await expect(add(root, 'other.png')).rejects.toThrow(
    'Nothing was changed: content/media has a picture named other already (other.jpg). To put other.png in its place, add --replace; to keep it, rename other.png.',
  );
  expect(readdirSync(join(root, 'content/media'))).toEqual(before);

  const lines = await add(root, 'shot.png', 'tide-table', true);
  expect(lines.at(-1)).toBe(
    'content/projects.ts shows it already. Does its alt text still say what is seen?',
  );
  const files = readdirSync(join(root, 'content/media')).filter((file) => file.startsWith('tide-table'));
  expect(files.toSorted()).toEqual(
    ['64.avif', '64.webp', 'jpg', 'ts'].map((ending) => `tide-table.${ending}`),
  );
  expect(readFileSync(join(root, 'content/media/other.jpg'), 'utf8'), 'the file of another record').toBe('');
});
