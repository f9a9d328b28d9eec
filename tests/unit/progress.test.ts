import { afterEach, expect, test, vi } from 'vitest';
import { minutes, terminalReporter } from '../../tools/media/progress.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  [0, '0:00'],
  [1_499, '0:01'],
  [59_600, '1:00'],
  [3_600_000, '60:00'],
])('%d milliseconds are %s', (milliseconds, told) => {
  expect(minutes(milliseconds)).toBe(told);
});

test('without a terminal, progress is a few plain lines, the last one for the last frame', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const report = terminalReporter.progress('AV1', 40);
  for (let frame = 0; frame <= 45; frame++) report(frame);
  const lines = log.mock.calls.map(([line]) => line);
  expect(lines).toEqual([
    expect.stringMatching(/^AV1: 10\/40 frames, \d+:\d\d left$/),
    expect.stringMatching(/^AV1: 20\/40 frames, \d+:\d\d left$/),
    expect.stringMatching(/^AV1: 30\/40 frames, \d+:\d\d left$/),
    'AV1: 40/40 frames, done',
  ]);
});
