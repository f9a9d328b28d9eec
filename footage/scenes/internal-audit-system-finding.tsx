import type { Scene } from '../scene.ts';
import { scene as clip } from './internal-audit-system.tsx';

export const scene: Scene = {
  ...clip,
  name: 'internal-audit-system-finding',
  duration: 0,
  Frame: () => <clip.Frame time={5.2} />,
};
