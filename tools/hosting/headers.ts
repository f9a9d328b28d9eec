import { createHash } from 'node:crypto';

/** The headers of every response. tools/hosting/host-files.ts writes them in the format of each host. */
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

/** The content policy in the page itself, for hosts that set no headers. A tag cannot forbid framing. */
export function policyTag(styles: string[]): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policyRules(styles).join('; ')}">`;
}

/** For files under assets/, which have a hash in their name. Browsers revalidate everything else. */
export const cacheForever = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';

/** The built-in tables of servers differ, and some lack the newer types. */
export const mediaTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  json: 'application/json',
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
  pdf: 'application/pdf',
};

function policyRules(styles: string[]): string[] {
  const hashes = styles
    .filter(Boolean)
    .map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashes.join(' ')}`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // For the data beside the script.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}

// Only features that all browsers know: a browser logs a warning about a name it does not know.
const unused = `
  accelerometer browsing-topics camera clipboard-read display-capture encrypted-media fullscreen
  gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment
  picture-in-picture publickey-credentials-get screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking
`
  .trim()
  .split(/\s+/);
