import { expect, test } from 'vitest';
import { frameFor } from '../../tools/media/frame.ts';
import { filters, outputRate, type Recording } from '../../tools/media/recording.ts';

// biome-ignore format: a table, one kind of rate a line
const rates: [fps: number | undefined, sent: number][] = [
  [undefined, 30],
  [15, 15], [24, 24], [29.97, 29.97], [30, 30], [30.2, 30.2],
  [48, 24], [50, 25], [59.94, 29.97], [60, 30], [120, 30], [144, 28.8],
];

test.each(rates)('%s frames a second become %d', (fps, sent) => {
  expect(outputRate({ fps })).toBeCloseTo(sent);
});

function filtersFor(changes: Partial<Recording>, backdrop = false) {
  const size = { width: 1920, height: 1080, duration: 5, fps: 60 };
  const plain = { turned: false, sound: false, hdr: undefined, transparent: false, matrix: 'bt709' };
  const recording = { file: 'a.mp4', ...size, ...plain, ...changes };
  return filters(recording, frameFor(recording, backdrop), '#e7f0ee');
}

test('a usual recording is scaled at a constant rate', () => {
  expect(filtersFor({})).toMatch(
    /^\[0:V:0\]fps=30,scale=1280:720:[^;]*in_color_matrix=bt709:[^;]*,setsar=1,setparams=colorspace=bt709:[^,]*,format=yuv420p10le\[out\]$/,
  );
});

// biome-ignore format: a table, one case a line
test.each<[what: string, changes: Partial<Recording>, filter: RegExp, backdrop?: boolean]>([
  ['a transparent recording is laid over the colour of paper', { transparent: true }, /^(?!.*\[1:v\]).*;color=0xe7f0ee:s=1280x720:r=30.*overlay=/],
  ['an upright recording is scaled like any other', { width: 1080, height: 2340 }, /^[^;]*scale=590:1280:[^;]*\[out\]$/],
  ['a backdrop of another shape is cropped', { width: 90, height: 160 }, /scale=90:160:.*,crop=90:50,/, true],
  ['HDR is mapped to standard dynamic range', { hdr: 'smpte2084' }, /zscale=tin=smpte2084:.*tonemap=/],
  ['others are not mapped', {}, /^(?!.*tonemap)/],
])('%s', (_, changes, filter, backdrop) => {
  expect(filtersFor(changes, backdrop)).toMatch(filter);
});
