import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
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

const pictures = {
  width: 1280,
  height: 800,
  widths: [960, 1280],
  files: ['960.avif', '960.webp', '1280.avif', '1280.webp', 'jpg'].map((ending): [string, Buffer] => [
    `tide-table.${ending}`,
    Buffer.from('x'.repeat(1500)),
  ]),
};
const meta = {
  name: 'tide-table',
  width: 1280,
  height: 800,
  fps: 30,
  duration: 4.96666,
  hasSoftGradients: false,
};

test('a clip is published with its record, which imports every file of it', async () => {
  const work = temporaryFolder({
    'tide-table.av1.mp4': av1(0, 5, deep),
    'tide-table.h264.mp4': avc(0x64, 0, 0x28),
  });
  const media = join(temporaryFolder(), 'content/media');
  const clips = ['tide-table.av1.mp4', 'tide-table.h264.mp4'];
  vi.useFakeTimers({ now: new Date('2026-05-31T12:00:00'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines = await publish(media, { work, meta, pictures, clips, origin: '// Made here' });
  const record = readFileSync(join(media, 'tide-table.ts'), 'utf8');
  expect(record).toMatch(/^\/\/ Made here\n/);
  expect(record).toContain('export const tideTable = {\n  width: 1280,\n  height: 800,\n');
  expect(record).toContain("\n  made: '2026-05-31',\n  duration: 4.967,\n");
  expect(record).toContain("av1: { src: av1, codecs: 'av01.0.05M.10' },");
  expect(record).toContain("h264: { src: h264, codecs: 'avc1.640028' },");
  expect(record).toMatch(/\} satisfies Clip;\n$/);
  const imported = [...record.matchAll(/ from '\.\/(.+)'/g)].map(([, file]) => file!);
  expect(imported.toSorted()).toEqual([...clips, ...pictures.files.map(([file]) => file)].toSorted());
  for (const file of imported) expect(existsSync(join(media, file)), file).toBe(true);
  expect(lines).toHaveLength(7);
  expect(lines.at(-1)).toMatch(/^ {2}tide-table\.jpg +1\.5 kB$/);
});

const clipOnDisk = ['av1.mp4', 'h264.mp4', '640.avif', '640.webp', 'jpg', 'ts'];

test('a picture in the place of a clip removes the clip, and no file of another name', async () => {
  const others = ['tide-table.svg', 'tide-table-2.jpg', 'tide.jpg', 'mark.svg'];
  const media = temporaryFolder(
    Object.fromEntries(
      [...clipOnDisk.map((ending) => `tide-table.${ending}`), ...others].map((file) => [file, 'old']),
    ),
  );
  const still = { ...meta, fps: 0, duration: 0 };
  await publish(media, { work: temporaryFolder(), meta: still, pictures, clips: [], origin: '// Made here' });
  expect(readdirSync(media).toSorted()).toEqual(
    [...others, ...pictures.files.map(([file]) => file), 'tide-table.ts'].toSorted(),
  );
  expect(readFileSync(join(media, 'tide-table.jpg'), 'utf8')).toMatch(/^x+$/);
  expect(readFileSync(join(media, 'tide-table.ts'), 'utf8')).toMatch(/\} satisfies Picture;\n$/);
});
