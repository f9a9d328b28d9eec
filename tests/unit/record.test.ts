import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { textsIn } from '../../tools/content/field-name.ts';
import { readRecord, shownMedium } from '../../tools/content/media.ts';
import { codecs, publish } from '../../tools/media/record.ts';
import { temporaryFolder } from './temporary-folder.ts';

const avc = (profile: number, flags: number, level: number) =>
  Buffer.concat([Buffer.from('....avcC'), Buffer.from([1, profile, flags, level])]);
const av1 = (profile: number, level: number, flags: number) =>
  Buffer.concat([Buffer.from('....av1C'), Buffer.from([0x81, (profile << 5) | level, flags])]);
const [highTier, deep, twelve] = [128, 64, 32];

test.each([
  ['H.264 high 4.0', avc(0x64, 0, 0x28), 'avc1.640028'],
  ['H.264 baseline 3.0', avc(0x42, 0xe0, 0x1e), 'avc1.42e01e'],
  ['AV1 main 3.1, 10 bits', av1(0, 5, deep), 'av01.0.05M.10'],
  ['AV1 main 2.0, 8 bits', av1(0, 0, 0), 'av01.0.00M.08'],
  ['AV1 professional 5.1, high tier, 12 bits', av1(2, 13, highTier | deep | twelve), 'av01.2.13H.12'],
])('the codecs of %s are read from the file', (_, mp4, expected) => {
  expect(codecs(mp4)).toBe(expected);
});

const size = { width: 1280, height: 800 };
const pictures = {
  ...size,
  widths: [960, 1280],
  files: ['960.avif', '960.webp', '1280.avif', '1280.webp', 'jpg'].map((ending): [string, Buffer] => [
    `tide-table.${ending}`,
    Buffer.from('x'.repeat(1500)),
  ]),
};
const origin = { madeBy: 'npm run media add', from: 'tide.mov' };
const meta = { name: 'tide-table', ...size, fps: 30, duration: 4.96666, hasSoftGradients: false };

test('a clip is published with its record, which stands for every file of it', async () => {
  const work = temporaryFolder({
    'tide-table.av1.mp4': av1(0, 5, deep),
    'tide-table.h264.mp4': avc(0x64, 0, 0x28),
  });
  const media = join(temporaryFolder(), 'content/media');
  const clips = ['tide-table.av1.mp4', 'tide-table.h264.mp4'];
  vi.useFakeTimers({ now: new Date('2026-05-31T12:00:00'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines = await publish(media, { work, meta, pictures, clips, origin });
  const path = join(media, 'tide-table.json');
  const record = JSON.parse(readFileSync(path, 'utf8'));
  const codecs = { av1: 'av01.0.05M.10', h264: 'avc1.640028' };
  expect(record).toEqual({
    ...origin,
    clip: { ...size, made: '2026-05-31', duration: 4.967, ...codecs },
    picture: { ...size, widths: [960, 1280] },
  });
  expect(readRecord(path), 'what the loader reads').toEqual(record);
  const shown = textsIn({ shown: shownMedium('tide-table', record) });
  const files = shown.flatMap(({ value }) => (value.startsWith('./content/media/') ? basename(value) : []));
  expect(files.toSorted()).toEqual([...clips, ...pictures.files.map(([file]) => file)].toSorted());
  for (const file of files) expect(existsSync(join(media, file)), file).toBe(true);
  expect(lines).toHaveLength(7);
  expect(lines.at(-1)).toMatch(/^ {2}tide-table\.jpg +1\.5 kB$/);
});

test('a picture in the place of a clip removes the clip, and no file of another name', async () => {
  const clip = ['av1.mp4', 'h264.mp4', '640.avif', '640.webp', 'jpg', 'json'];
  const others = ['tide-table.svg', 'tide-table-2.jpg', 'tide.jpg', 'mark.svg'];
  const before = [...clip.map((ending) => `tide-table.${ending}`), ...others];
  const media = temporaryFolder(Object.fromEntries(before.map((file) => [file, 'old'])));
  const still = { ...meta, fps: 0, duration: 0 };
  await publish(media, { work: temporaryFolder(), meta: still, pictures, clips: [], origin });
  expect(readdirSync(media).toSorted()).toEqual(
    [...others, ...pictures.files.map(([file]) => file), 'tide-table.json'].toSorted(),
  );
  expect(readFileSync(join(media, 'tide-table.jpg'), 'utf8')).toMatch(/^x+$/);
  expect(JSON.parse(readFileSync(join(media, 'tide-table.json'), 'utf8'))).toEqual({
    ...origin,
    picture: { ...size, widths: [960, 1280] },
  });
});

test.each([
  [1280, 800, undefined],
  [1024, 768, undefined],
  [1280, 1280, 'square'],
  [960, 1280, 'square'],
  [590, 1280, 'upright'],
])('the record of a picture of %d x %d says its shape: %s', async (width, height, shape) => {
  const media = temporaryFolder();
  const still = { ...meta, width, height, duration: 0 };
  const sized = { ...pictures, width, height };
  await publish(media, { work: media, meta: still, pictures: sized, clips: [], origin });
  const record = readRecord(join(media, 'tide-table.json'))!;
  expect(record.picture.shape).toBe(shape);
  expect(shownMedium('tide-table', record)).toMatchObject(shape ? { width, shape } : { width });
});
