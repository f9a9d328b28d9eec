import { chatAddress } from '../../model/chat-services.ts';
import { direction } from '../../model/language.ts';
import type { Site } from '../../model/site.ts';
import type { Colours } from '../pictures/colours.ts';
import { escapeXml } from '../pictures/lettering.ts';

/** The files with well-known names, for search engines, browsers and people. */
export function siteFiles(site: Site, paths: string[], colour: Colours): Record<string, string> {
  return {
    'sitemap.xml': sitemap(paths.map((path) => site.url + path)),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
    'manifest.webmanifest': manifest(site, colour),
    'contact.vcf': contactCard(site),
    ...(site.security && { '.well-known/security.txt': securityContact(site.security) }),
  };
}

function sitemap(addresses: string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

function manifest(site: Site, colour: Colours): string {
  const icons = ['any', 'maskable'].flatMap((purpose) =>
    [192, 512].map((size) => ({
      src: `${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  return JSON.stringify({
    lang: site.language,
    dir: direction(site.language),
    name: site.title,
    short_name: site.name,
    start_url: './',
    display: 'browser',
    theme_color: colour('night'),
    background_color: colour('night'),
    icons,
  });
}

/** A vCard (RFC 6350). FN is what is shown. N is what address books sort by: the last of several words is the family name. */
function contactCard({ name, role, url, contact }: Site): string {
  const { network, marketplace, profiles = [], chat } = contact;
  const given = name.trim().split(/\s+/);
  const family = given.length > 1 ? given.pop()! : '';
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escapeCard(name)}`,
    `N:${escapeCard(family)};${escapeCard(given.join(' '))};;;`,
    `TITLE:${escapeCard(role)}`,
    `EMAIL:${escapeCard(contact.email)}`,
    ...(contact.phone ? [`TEL:${contact.phone}`] : []),
    `URL:${url}/`,
    ...[network, marketplace, ...profiles].flatMap((profile) => (profile ? [`URL:${profile.url}`] : [])),
    ...(chat ? [`${'url' in chat ? 'URL' : 'IMPP'}:${chatAddress(chat)}`] : []),
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function escapeCard(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Folds lines after at most 75 bytes, never inside a character. A continued line begins with a space. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const length = Buffer.byteLength(letter);
    if (bytes + length > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += length;
  }
  return folded;
}

/**
 * RFC 9116 requires a date within a year. The first day of this month, next year, is the same for all builds of a month.
 * The contact of a site that has not been built for a year expires, as it should.
 */
function securityContact(address: string): string {
  const today = new Date();
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1));
  const contact = address.startsWith('https:') ? address : `mailto:${address}`;
  return `Contact: ${contact}\nExpires: ${expires.toISOString()}\n`;
}
