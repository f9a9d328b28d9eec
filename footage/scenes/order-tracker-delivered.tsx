import type { Scene } from '../scene.ts';
import { scene as clip } from './order-tracker.tsx';

export const scene: Scene = {
  ...clip,
  name: 'order-tracker-delivered',
  duration: 0,
  Frame: () => <clip.Frame time={4} />,
};
