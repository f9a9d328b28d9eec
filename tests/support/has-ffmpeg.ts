import { spawnSync } from 'node:child_process';
import { test } from '@playwright/test';

const hasFfmpeg = ['ffmpeg', 'ffprobe'].every(
  (program) => spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0,
);

/** Skips a test that makes a clip on a machine without ffmpeg, which `npm test` does not need. */
export function needsFfmpeg() {
  test.skip(!hasFfmpeg, 'ffmpeg is not installed on this machine');
}
