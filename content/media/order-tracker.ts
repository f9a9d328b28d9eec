// Made by `npm run footage` from footage/scenes/order-tracker.tsx. Source: 033a07a235e7e9f2
import type { Clip } from '../../model/media.ts';
import avif640 from './order-tracker.640.avif';
import webp640 from './order-tracker.640.webp';
import avif960 from './order-tracker.960.avif';
import webp960 from './order-tracker.960.webp';
import avif1280 from './order-tracker.1280.avif';
import webp1280 from './order-tracker.1280.webp';
import av1 from './order-tracker.av1.mp4';
import h264 from './order-tracker.h264.mp4';
import jpeg from './order-tracker.jpg';

export const orderTracker = {
  width: 1280,
  height: 800,
  made: '2026-11-15',
  duration: 10,
  av1: { src: av1, codecs: 'av01.0.05M.10' },
  h264: { src: h264, codecs: 'avc1.640028' },
  poster: {
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
  },
} satisfies Clip;
