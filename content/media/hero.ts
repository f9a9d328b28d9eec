// Made by `npm run hero` for the theme eb66b0e58102
import type { Clip } from '../../model/media.ts';
import avif640 from './hero.640.avif';
import webp640 from './hero.640.webp';
import avif960 from './hero.960.avif';
import webp960 from './hero.960.webp';
import avif1280 from './hero.1280.avif';
import webp1280 from './hero.1280.webp';
import av1 from './hero.av1.mp4';
import h264 from './hero.h264.mp4';
import jpeg from './hero.jpg';

export const hero = {
  width: 1280,
  height: 720,
  made: '2026-11-18',
  duration: 10,
  av1: { src: av1, codecs: 'av01.0.05M.10' },
  h264: { src: h264, codecs: 'avc1.640028' },
  poster: {
    width: 1280,
    height: 720,
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
