import { expect, test } from 'vitest';
import { frameFor } from '../../tools/media/frame.ts';
import { widthsUpTo } from '../../tools/media/pictures.ts';

type Size = [width: number, height: number];

// biome-ignore format: a table, one case a line
const frames: [what: string, source: Size, frame: Size, inner?: Size][] = [
  ['a usual recording', [1920, 1080], [1280, 720]],
  ['an odd size', [161, 91], [160, 90]],
  ['a small upright one', [90, 160], [90, 160]],
  ['a telephone', [1080, 2340], [590, 1280]],
  ['a film, upright', [2160, 3840], [720, 1280]],
  ['a very flat one', [3000, 500], [1280, 212]],
  ['a square', [1500, 1500], [1280, 1280]],
  ['one pixel', [1, 1], [2, 2]],
  ['a usual recording as the backdrop', [1920, 1080], [1280, 720], [1280, 720]],
  ['an upright one as the backdrop', [90, 160], [90, 50], [90, 160]],
  ['a very flat one as the backdrop', [3000, 500], [888, 498], [2988, 498]],
];

test.each(frames)('%s of %j gets the frame %j', (what, source, frame, inner = frame) => {
  const fitted = `${frame}` === `${inner}` ? 'uncut' : 'cropped';
  expect(frameFor(sizeOf(source), what.endsWith('as the backdrop'))).toEqual({
    ...sizeOf(frame),
    inner: sizeOf(inner),
    fitted,
  });
});

test.each([
  [1280, [640, 960, 1280]],
  [1152, [640, 1152]],
  [960, [640, 960]],
  [768, [768]],
  [480, [480]],
])('a picture of %d pixels is made in the widths %j', (width, widths) => {
  expect(widthsUpTo(width)).toEqual(widths);
});

test('for any size, lengths are even, nothing is enlarged, stretched or longer than 1280, and nothing but a backdrop is cropped', () => {
  const lengths = [64, 99, 333, 640, 801, 1280, 1920, 3841];
  for (const [width, height] of lengths.flatMap((width) => lengths.map((height): Size => [width, height])))
    for (const backdrop of [true, false]) {
      const frame = frameFor({ width, height }, backdrop);
      const told = `${width} x ${height}: ${JSON.stringify(frame)}`;
      const { inner } = frame;
      for (const length of [frame.width, frame.height, inner.width, inner.height])
        expect(length % 2, told).toBe(0);
      expect(Math.max(frame.width, frame.height), told).toBeLessThanOrEqual(1280);
      expect(inner.width, told).toBeLessThanOrEqual(width + 1);
      expect(inner.height, told).toBeLessThanOrEqual(height + 1);
      // Rounding changes a length by two pixels at most.
      const stretched = Math.abs(inner.width - (inner.height * width) / height);
      expect(stretched / Math.max(1, width / height), told).toBeLessThan(4);
      const covers = inner.width >= frame.width && inner.height >= frame.height;
      const isWhole = inner.width === frame.width && inner.height === frame.height;
      expect(frame.fitted === 'cropped' ? covers && backdrop : isWhole, told).toBe(true);
    }
});

function sizeOf([width, height]: Size) {
  return { width, height };
}
