import { expect, test } from 'vitest';
import { frameFor } from '../../tools/media/frame.ts';
import { filters, outputRate, type Recording } from '../../tools/media/recording.ts';

test.each([
  [undefined, 30],
  [15, 15],
  [24, 24],
  [29.97, 29.97],
  [30, 30],
  [30.2, 30.2],
  [48, 24],
  [50, 25],
  [59.94, 29.97],
  [60, 30],
  [120, 30],
  [144, 28.8],
])('%s frames a second become %d', (fps, sent) => {
  expect(outputRate({ fps })).toBeCloseTo(sent);
});

function filtersFor(changes: Partial<Recording>, backdrop = false) {
  const recording = {
    file: 'a.mp4',
    width: 1920,
    height: 1080,
    duration: 5,
    fps: 60,
    turned: false,
    sound: false,
    hdr: undefined,
    transparent: false,
    matrix: 'bt709',
    ...changes,
  };
  return filters(recording, frameFor(recording, backdrop), '#e7f0ee');
}

test('a usual recording is scaled at a constant rate', () => {
  expect(filtersFor({})).toMatch(
    /^\[0:V:0\]fps=30,scale=1280:720:[^;]*in_color_matrix=bt709:[^;]*,setsar=1,format=yuv420p10le\[out\]$/,
  );
});

test('a transparent recording is laid over the colour of paper', () => {
  expect(filtersFor({ transparent: true })).toMatch(/;color=0xe7f0ee:s=1280x720:r=30.*overlay=/);
  expect(filtersFor({ transparent: true })).not.toContain('[1:v]');
});

test('a portrait recording is laid under its sheet, which is the second input', () => {
  expect(filtersFor({ width: 90, height: 160 })).toMatch(/scale=90:160:.*\[laid\];\[laid\]\[1:v\]overlay=/);
});

test('a backdrop of another shape is cropped', () => {
  expect(filtersFor({ width: 90, height: 160 }, true)).toMatch(/scale=90:160:.*,crop=90:50,/);
});

test('HDR is mapped to standard dynamic range', () => {
  expect(filtersFor({ hdr: 'smpte2084' })).toMatch(/zscale=tin=smpte2084:.*tonemap=/);
  expect(filtersFor({})).not.toContain('tonemap');
});
