import { chatAddress } from '../../model/chat-services.ts';
import { direction } from '../../model/language.ts';
import type { Content } from '../../model/content.ts';
import type { Site } from '../../model/site.ts';
import type { Colours } from '../pictures/colours.ts';
import { escapeXml } from '../pictures/lettering.ts';
import { resumeOf } from '../resume/resume-of.ts';
import { alternatesOf } from './alternates.ts';

/**
 * The files with well-known names, for search engines, browsers and people. `languages` are the codes of all languages, the
 * first one first.
 */
export function siteFiles(
  site: Site,
  paths: string[],
  colour: Colours,
  languages: string[] = [site.language],
): Record<string, string> {
  return {
    'sitemap.xml': sitemap(site, paths, languages),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
    'manifest.webmanifest': manifest(site, colour),
    ...(site.security && { '.well-known/security.txt': securityContact(site.security) }),
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
function sitemap({ url }: Site, paths: string[], languages: string[]): string {
  const homes = languages.map((code, index) => (index === 0 ? url : `${url}/${code}`));
  const entries = homes.flatMap((home) =>
    paths.map((path) => {
      const links = alternatesOf(path, url, languages).map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
      );
      return `  <url><loc>${escapeXml(home + path)}</loc>${links.join('')}</url>\n`;
    }),
  );
  const xhtml = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
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
