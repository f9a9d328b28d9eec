// Made by `npm run footage` from footage/scenes/order-tracker-packed.tsx. Source: 7d06bfd2fbf3b139
import type { Picture } from '../../model/media.ts';
import avif640 from './order-tracker-packed.640.avif';
import webp640 from './order-tracker-packed.640.webp';
import avif960 from './order-tracker-packed.960.avif';
import webp960 from './order-tracker-packed.960.webp';
import avif1280 from './order-tracker-packed.1280.avif';
import webp1280 from './order-tracker-packed.1280.webp';
import jpeg from './order-tracker-packed.jpg';

export const orderTrackerPacked = {
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
