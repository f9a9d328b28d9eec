import { createHash } from 'node:crypto';

/** What the pages have inline, which the content policy allows by its hash. */
type Inline = { styles: string[]; scripts: string[] };

/** The headers of every response. tools/hosting/host-files.ts writes them in the format of each host. */
export function securityHeaders(inline: Inline): Record<string, string> {
  return {
    'Content-Security-Policy': [...policyRules(inline), "frame-ancestors 'none'"].join('; '),
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
export function policyTag(inline: Inline): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policyRules(inline).join('; ')}">`;
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
  jpeg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
};

function policyRules({ styles, scripts }: Inline): string[] {
  return [
    "default-src 'none'",
    sources('script', scripts),
    sources('style', styles),
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

function sources(kind: string, inline: string[]): string {
  const hashes = inline
    .filter(Boolean)
    .map((code) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return `${kind}-src 'self'${hashes.join('')}`;
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
