import { afterEach, expect, test, vi } from 'vitest';
import { filesOfLanguage, siteFiles } from '../../tools/pages/site-files.ts';
import { validContent } from './valid-content.ts';

const paths = ['/', '/services/apps', '/services/shops'];
const colour = (name: string) => `colour of ${name}`;
const contentWith = (changes: Partial<ReturnType<typeof validContent>['site']['site']>) => {
  const content = validContent();
  Object.assign(content.site.site, changes);
  return content;
};
const filesOf = (changes: Partial<ReturnType<typeof validContent>['site']['site']> = {}) => {
  const content = contentWith(changes);
  return { ...siteFiles(content.site.site, paths, colour), ...filesOfLanguage(content) };
};

afterEach(() => {
  vi.useRealTimers();
});

test('the site map lists every page under the path of the site, and robots.txt names it', () => {
  const { 'sitemap.xml': sitemap, 'robots.txt': robots } = filesOf();
  expect(sitemap).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n/,
  );
  expect([...sitemap!.matchAll(/<url><loc>(.+?)<\/loc><\/url>/g)].map(([, address]) => address)).toEqual([
    'https://lena.example/portfolio/',
    'https://lena.example/portfolio/services/apps',
    'https://lena.example/portfolio/services/shops',
  ]);
  expect(robots).toBe('User-agent: *\nAllow: /\n\nSitemap: https://lena.example/portfolio/sitemap.xml\n');
});

test('the site map lists every page in every language, each with its addresses in all of them', () => {
  const { site } = validContent().site;
  const { 'sitemap.xml': sitemap } = siteFiles(site, ['/', '/services/apps'], colour, ['en', 'ar']);
  expect(sitemap).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  const home = 'https://lena.example/portfolio';
  const links = (path: string) =>
    [
      ['en', home + path],
      ['ar', `${home}/ar${path}`],
      ['x-default', home + path],
    ]
      .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
      .join('');
  expect([...sitemap!.matchAll(/<url>(.+)<\/url>/g)].map(([, entry]) => entry)).toEqual([
    `<loc>${home}/</loc>${links('/')}`,
    `<loc>${home}/services/apps</loc>${links('/services/apps')}`,
    `<loc>${home}/ar/</loc>${links('/')}`,
    `<loc>${home}/ar/services/apps</loc>${links('/services/apps')}`,
  ]);
});

test('the manifest has the name, the start page and the icons, relative to the site', () => {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  expect(JSON.parse(filesOf()['manifest.webmanifest']!)).toEqual({
    lang: 'en',
    dir: 'ltr',
    name: 'Lena Brandt, freelance developer',
    short_name: 'Lena Brandt',
    start_url: './',
    display: 'browser',
    theme_color: 'colour of night',
    background_color: 'colour of night',
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
  });
});

test('the contact card is a vCard', () => {
  expect(filesOf()['contact.vcf']).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Lena Brandt',
      'N:Brandt;Lena;;;',
      'TITLE:Freelance developer',
      'EMAIL:lena@lena.example',
      'TEL:+493012345678',
      'URL:https://lena.example/portfolio/',
      'URL:https://www.linkedin.com/in/lena',
      'URL:https://www.upwork.com/freelancers/lena',
      'URL:https://github.com/lena',
      'IMPP:https://wa.me/4915112345678',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['Ana María de la Cruz', 'Cruz;Ana María de la'],
  ['Lena  Brandt ', 'Brandt;Lena'],
  ['Sukarno', ';Sukarno'],
  ['Lena Brandt, MSc; x', 'x;Lena Brandt\\, MSc\\;'],
])('address books get the parts of the name %j', (name, parts) => {
  expect(filesOf({ name })['contact.vcf']).toContain(`\r\nN:${parts};;;\r\n`);
});

test('the contact card of somebody with only a mail address has no number and no other address', () => {
  const { email, message } = validContent().site.site.contact;
  const card = filesOf({ contact: { email, message } })['contact.vcf'];
  expect(card).not.toMatch(/^TEL|^IMPP/m);
  expect(card!.match(/^URL:.*/gm)).toEqual(['URL:https://lena.example/portfolio/']);
});

test('a booking page in the contact card is no address for messages', () => {
  const chat = { kind: 'booking', name: 'Cal.com', url: 'https://cal.com/lena' } as const;
  const { contact } = validContent().site.site;
  const card = filesOf({ contact: { ...contact, chat } })['contact.vcf'];
  expect(card).toMatch(/^URL:https:\/\/cal\.com\/lena\r$/m);
  expect(card).not.toContain('IMPP');
});

const roles: [role: string, written: string][] = [
  ['one, two; three \\ four', 'one\\, two\\; three \\\\ four'],
  ['one\ntwo\r\nthree', 'one\\ntwo\\nthree'],
  ['END:VCARD\r\nBEGIN:VCARD', 'END:VCARD\\nBEGIN:VCARD'],
  ['</script><script>alert("1")</script>', '</script><script>alert("1")</script>'],
];

test.each(roles)('%j is escaped in the contact card', (role, written) => {
  expect(filesOf({ role })['contact.vcf']).toContain(`\r\nTITLE:${written}\r\n`);
});

test.each([
  ['of one byte', 'x'.repeat(300)],
  ['of two bytes', 'ü'.repeat(150)],
  ['of three bytes', '漢'.repeat(100)],
  ['of four bytes', '🚀'.repeat(75)],
  ['of different lengths', 'Développeuse für 漢字 und 🚀, '.repeat(9)],
])('a line of letters %s is folded at 75 bytes, between letters', (_, role) => {
  const card = filesOf({ role })['contact.vcf']!;
  const lines = card.split('\r\n');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/\p{Cs}/u);
  }
  expect(lines.length).toBeGreaterThan(12);
  expect(card).not.toMatch(/(?<!\r)\n/);
  expect(card.replaceAll('\r\n ', '')).toContain(`\r\nTITLE:${role.replaceAll(',', '\\,')}\r\n`);
});

test.each([
  ['security@lena.example', 'mailto:security@lena.example'],
  ['https://lena.example/report', 'https://lena.example/report'],
])('security.txt has the contact %s', (security, contact) => {
  expect(filesOf({ security })['.well-known/security.txt']).toMatch(`Contact: ${contact}\nExpires: `);
});

test.each([
  ['2026-01-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
  ['2026-03-31T23:59:59Z', '2027-03-01T00:00:00.000Z'],
  ['2028-02-29T12:00:00Z', '2029-02-01T00:00:00.000Z'],
])('security.txt that is built at %s expires at %s, within a year', (now, expires) => {
  vi.useFakeTimers({ now: new Date(now) });
  expect(filesOf()['.well-known/security.txt']).toMatch(`Expires: ${expires}\n`);
  const days = (Date.parse(expires) - Date.parse(now)) / 86_400_000;
  expect(days).toBeGreaterThan(330);
  expect(days).toBeLessThanOrEqual(366);
});

test('an owner without a security contact has no security.txt', () => {
  const { security, ...site } = validContent().site.site;
  expect(siteFiles(site, paths, colour)).not.toHaveProperty('.well-known/security.txt');
});
