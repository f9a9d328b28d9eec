import type { ReactNode } from 'react';

/** What a frame shows depends on `time` (seconds) alone: no timers, no randomness, no running transition. */
export type Scene = {
  name: string;
  width: number;
  height: number;
  fps: number;
  /** Seconds. `time = duration` shows the same picture as `time = 0`; a still has a duration of 0. */
  duration: number;
  Frame: (props: { time: number }) => ReactNode;
};
