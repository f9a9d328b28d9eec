import { createHash } from 'node:crypto';

/** What every answer carries. The one source: each host gets it in its own format from tools/hosting/host-files.ts. */
export function securityHeaders(styles: string[]): Record<string, string> {
  return {
    'Content-Security-Policy': [...policyRules(styles), "frame-ancestors 'none'"].join('; '),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Share pictures are shown on other sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

/** Travels in the page itself, so that it holds on hosts that set no headers. Framing cannot be forbidden here. */
export function policyTag(styles: string[]): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policyRules(styles).join('; ')}">`;
}

/** A file under assets/ carries its hash in its name; everything else is asked for again. */
export const cacheForever = 'public, max-age=31536000, immutable';
export const askAgain = 'no-cache';

/** The tables of servers differ, and some lack the newer ones. */
export const mediaTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
};

function policyRules(styles: string[]): string[] {
  const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${hashes.join(' ')}`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // For Lighthouse, which asks for robots.txt from inside the page. The site itself asks for nothing.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}

// A browser complains about a name it does not know, so these are the ones that all of them do.
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
