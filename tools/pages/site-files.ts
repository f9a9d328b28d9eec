import { chatAddress } from '../../model/chat-services.ts';
import { direction } from '../../model/language.ts';
import type { Content } from '../../model/content.ts';
import { nameParts } from '../../model/name-parts.ts';
import type { Site as SiteWords } from '../../model/site.ts';
import type { Site } from '../content/site.ts';
import { type HexColours, coloursOf } from '../pictures/colours.ts';
import { escapeXml } from '../pictures/lettering.ts';
import { resumeOf } from '../resume/resume-of.ts';
import { alternatesOf } from './alternates.ts';

/** The files with well-known names, for search engines, browsers and people. */
export function siteFiles(site: Site): Record<string, string> {
  const words = site.languages[0].content.site.site;
  return {
    'sitemap.xml': sitemap(site),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${words.url}/sitemap.xml\n`,
    'manifest.webmanifest': manifest(words, coloursOf(site.theme)),
    ...(words.security && { '.well-known/security.txt': securityContact(words.security) }),
  };
}

/** The files that people download, beside the pages of each language. */
export function filesOfLanguage(content: Content): Record<string, string> {
  return {
    'contact.vcf': contactCard(content.site.site),
    'resume.json': `${JSON.stringify(resumeOf(content), null, 2)}\n`,
  };
}

/** Each page in each language, with its addresses in the others. */
function sitemap(site: Site): string {
  const pages = site.languages.flatMap(({ pages }) => pages);
  const entries = pages.flatMap((page) => {
    if (!page.head.canonical) return [];
    const links = alternatesOf(page, site).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    );
    return `  <url><loc>${escapeXml(page.head.canonical)}</loc>${links.join('')}</url>\n`;
  });
  const xhtml = site.languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
${entries.join('')}</urlset>
`;
}

function manifest(site: SiteWords, colour: HexColours): string {
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

/** A vCard (RFC 6350). FN is what is shown, N is what address books sort by. */
function contactCard({ name, language, role, url, contact }: SiteWords): string {
  const { network, marketplace, profiles = [], chat, booking } = contact;
  const { family, given } = nameParts(name, language);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escapeCard(name)}`,
    `N:${escapeCard(family)};${escapeCard(given)};;;`,
    `TITLE:${escapeCard(role)}`,
    `EMAIL:${escapeCard(contact.email)}`,
    ...(contact.phone ? [`TEL:${contact.phone}`] : []),
    `URL:${url}/`,
    ...[network, marketplace, ...profiles, booking].flatMap((profile) =>
      profile ? [`URL:${profile.url}`] : [],
    ),
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
