import { expect, test } from 'vitest';
import { frameFor } from '../../tools/media/frame.ts';

type Size = [width: number, height: number];

const inProject: [what: string, source: Size, frame: Size, inner: Size, fitted: string][] = [
  ['a usual recording', [1920, 1080], [1280, 720], [1280, 720], 'whole'],
  ['exactly the usual size', [1280, 800], [1280, 800], [1280, 800], 'whole'],
  ['an odd size', [161, 91], [160, 90], [160, 90], 'whole'],
  ['4 to 3', [1024, 768], [1024, 768], [1024, 768], 'whole'],
  ['a small upright one', [90, 160], [290, 182], [90, 160], 'framed'],
  ['a telephone', [1080, 2340], [1280, 800], [324, 704], 'framed'],
  ['a very flat one', [3000, 500], [1280, 800], [1184, 196], 'framed'],
  ['a small flat one', [600, 200], [648, 406], [598, 198], 'framed'],
  ['a square', [500, 500], [912, 570], [500, 500], 'framed'],
  ['one pixel', [1, 1], [2, 2], [2, 2], 'framed'],
];

test.each(inProject)('in a project, %s of %j', (_, source, [width, height], inner, fitted) => {
  expect(frameFor(sizeOf(source), false)).toEqual({ width, height, inner: sizeOf(inner), fitted });
});

const asBackdrop: typeof inProject = [
  ['a usual recording', [1920, 1080], [1280, 720], [1280, 720], 'whole'],
  ['an upright one', [90, 160], [90, 50], [90, 160], 'cropped'],
  ['a very flat one', [3000, 500], [888, 498], [2988, 498], 'cropped'],
];

test.each(asBackdrop)('as the backdrop, %s of %j', (_, source, [width, height], inner, fitted) => {
  expect(frameFor(sizeOf(source), true)).toEqual({ width, height, inner: sizeOf(inner), fitted });
});

test('for any size, lengths are even, nothing is enlarged, stretched or wider than 1280, and a sheet has a margin', () => {
  const lengths = [64, 99, 333, 640, 801, 1279, 1920, 3841];
  for (const width of lengths)
    for (const height of lengths)
      for (const backdrop of [true, false]) {
        const frame = frameFor({ width, height }, backdrop);
        const told = `${width} x ${height}: ${JSON.stringify(frame)}`;
        const { inner } = frame;
        for (const length of [frame.width, frame.height, inner.width, inner.height])
          expect(length % 2, told).toBe(0);
        expect(frame.width, told).toBeLessThanOrEqual(1280);
        expect(inner.width, told).toBeLessThanOrEqual(width + 1);
        expect(inner.height, told).toBeLessThanOrEqual(height + 1);
        // Rounding changes a length by two pixels at most.
        expect(
          Math.abs(inner.width - (inner.height * width) / height) / Math.max(1, width / height),
          told,
        ).toBeLessThan(4);
        const covers = inner.width >= frame.width && inner.height >= frame.height;
        const margin = frame.fitted === 'framed' ? 0.11 * frame.height : 0;
        const isWithin = inner.width <= frame.width - margin && inner.height <= frame.height - margin;
        expect(frame.fitted === 'cropped' ? covers : isWithin, told).toBe(true);
      }
});

function sizeOf([width, height]: Size) {
  return { width, height };
}
