// Made by `npm run footage` from footage/scenes/internal-audit-system-signed.tsx. Source: b7cf511403297027
import type { Picture } from '../../model/media.ts';
import avif640 from './internal-audit-system-signed.640.avif';
import webp640 from './internal-audit-system-signed.640.webp';
import avif960 from './internal-audit-system-signed.960.avif';
import webp960 from './internal-audit-system-signed.960.webp';
import avif1280 from './internal-audit-system-signed.1280.avif';
import webp1280 from './internal-audit-system-signed.1280.webp';
import jpeg from './internal-audit-system-signed.jpg';

export const internalAuditSystemSigned = {
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
