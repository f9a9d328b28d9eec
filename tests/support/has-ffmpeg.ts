import { spawnSync } from 'node:child_process';

/** What adds or renders footage needs it, and `npm test` does not. */
export const hasFfmpeg = ['ffmpeg', 'ffprobe'].every(
  (program) => spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0,
);
