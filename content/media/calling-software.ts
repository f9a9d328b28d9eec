// Made by `npm run footage` from footage/scenes/calling-software.tsx. Source: 6cc8f7402994536e
import type { Picture } from '../../model/media.ts';
import avif640 from './calling-software.640.avif';
import webp640 from './calling-software.640.webp';
import avif960 from './calling-software.960.avif';
import webp960 from './calling-software.960.webp';
import avif1280 from './calling-software.1280.avif';
import webp1280 from './calling-software.1280.webp';
import jpeg from './calling-software.jpg';

export const callingSoftware = {
  width: 1280,
  height: 800,
  avif: [
    { src: avif640, width: 640 },
    { src: avif960, width: 960 },
    { src: avif1280, width: 1280 },
  ],
  webp: [
    { src: webp640, width: 640 },
    { src: webp960, width: 960 },
    { src: webp1280, width: 1280 },
  ],
  jpeg,
} satisfies Picture;
