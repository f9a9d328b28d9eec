import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSheet } from '../../tools/media/sheet.ts';

const frame = {
  width: 320,
  height: 200,
  inner: { width: 80, height: 176 },
  fitted: 'framed',
} as const;

test('the sheet has the colour of the ground, and a window with round corners for the recording', async () => {
  const sheet = await drawSheet(frame, { ground: '#304144', paper: '#ffffff', roundness: 1 });
  const { data, info } = await sharp(sheet).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 320, height: 200 });
  const at = (x: number, y: number) => [...data.subarray((y * 320 + x) * 4, (y * 320 + x) * 4 + 4)];
  const [clear, ground] = [
    [0, 0, 0, 0],
    [0x30, 0x41, 0x44, 255],
  ];
  for (const [x, y] of [
    [160, 13],
    [160, 186],
    [121, 100],
    [198, 100],
  ] as const)
    expect(at(x, y), `inside, at ${x}, ${y}`).toEqual(clear);
  for (const [x, y] of [
    [120, 12],
    [199, 187],
    [119, 100],
    [160, 11],
  ] as const)
    expect(at(x, y), `outside, at ${x}, ${y}`).toEqual(ground);
  const contours = Array.from({ length: 120 }, (_, x) => at(x, 100)).filter(([red]) => red! > 0x30);
  expect(contours.length, 'pixels of contour lines').toBeGreaterThan(5);
  expect(Math.max(...contours.map(([red]) => red!)), 'they are faint').toBeLessThan(0x60);
});
