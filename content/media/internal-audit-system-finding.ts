// Made by `npm run footage` from footage/scenes/internal-audit-system-finding.tsx. Source: bd6dacb7f23067ce
import type { Picture } from '../../model/media.ts';
import avif640 from './internal-audit-system-finding.640.avif';
import webp640 from './internal-audit-system-finding.640.webp';
import avif960 from './internal-audit-system-finding.960.avif';
import webp960 from './internal-audit-system-finding.960.webp';
import avif1280 from './internal-audit-system-finding.1280.avif';
import webp1280 from './internal-audit-system-finding.1280.webp';
import jpeg from './internal-audit-system-finding.jpg';

export const internalAuditSystemFinding = {
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
