import { afterEach, expect, test, vi } from 'vitest';
import { coloursOf } from '../../tools/pictures/colours.ts';
import { filesOfLanguage, siteFiles } from '../../tools/pages/site-files.ts';
import { siteWith } from './site.ts';
import { validContent } from './valid-content.ts';

type SiteFields = ReturnType<typeof validContent>['site']['site'];

const contentWith = (changes: Partial<SiteFields>) => {
  const content = validContent();
  Object.assign(content.site.site, changes);
  return content;
};
const filesOf = (changes: Partial<SiteFields> = {}) => {
  const content = contentWith(changes);
  return { ...siteFiles(siteWith(content)), ...filesOfLanguage(content) };
};

afterEach(() => {
  vi.useRealTimers();
});

const home = 'https://lena.example/portfolio';
const paths = ['/services/apps', '/services/shops', '/projects/stock-count'];
const entriesOf = (sitemap = '') => [...sitemap.matchAll(/<url>(.+)<\/url>/g)].map(([, entry]) => entry);

test('the site map lists every page under the path of the site, and robots.txt names it', () => {
  const { 'sitemap.xml': sitemap, 'robots.txt': robots } = filesOf();
  expect(sitemap).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n/,
  );
  expect(entriesOf(sitemap)).toEqual(['/', ...paths].map((path) => `<loc>${home}${path}</loc>`));
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${home}/sitemap.xml\n`);
});

test('the site map lists every page in every language, each with its addresses in all of them', () => {
  const further = { ar: contentWith({ language: 'ar' }) };
  const { 'sitemap.xml': sitemap } = siteFiles(siteWith(validContent(), { further }));
  expect(sitemap).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  const link = (code: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`;
  const entries = (folder: string) =>
    ['/', ...paths].map((path) => {
      const links = [
        link('en', home + path),
        link('ar', `${home}/ar${path}`),
        link('x-default', home + path),
      ];
      return `<loc>${home}${folder}${path}</loc>${links.join('')}`;
    });
  expect(entriesOf(sitemap)).toEqual([...entries(''), ...entries('/ar')]);
});

test('the manifest has the name, the start page and the icons, relative to the site', () => {
  const night = coloursOf(validContent().theme.theme)('night');
  expect(night).toMatch(/^#[0-9a-f]{6}$/);
  const { icons, ...manifest } = JSON.parse(filesOf()['manifest.webmanifest']!);
  expect(manifest).toEqual({
    lang: 'en',
    dir: 'ltr',
    name: 'Lena Brandt, freelance developer',
    short_name: 'Lena Brandt',
    start_url: './',
    display: 'browser',
    theme_color: night,
    background_color: night,
  });
  const icon = (name: string, purpose: string) =>
    [192, 512].map((size) => ({
      src: `${name}-${size}.png`,
      sizes: `${size}x${size}`,
      purpose,
      type: 'image/png',
    }));
  expect(icons).toEqual([...icon('icon', 'any'), ...icon('maskable', 'maskable')]);
});

test('the contact card is a vCard', () => {
  const card = `BEGIN:VCARD
VERSION:4.0
FN:Lena Brandt
N:Brandt;Lena;;;
TITLE:Freelance developer
EMAIL:lena@lena.example
TEL:+493012345678
URL:https://lena.example/portfolio/
URL:https://www.linkedin.com/in/lena
URL:https://www.upwork.com/freelancers/lena
URL:https://github.com/lena
URL:https://cal.com/lena
IMPP:https://wa.me/4915112345678
END:VCARD
`;
  expect(filesOf()['contact.vcf']).toBe(card.replaceAll('\n', '\r\n'));
});

test.each([
  ['Ana María de la Cruz', 'en', 'Cruz;Ana María de la'],
  ['Lena  Brandt ', 'en', 'Brandt;Lena'],
  ['Sukarno', 'en', ';Sukarno'],
  ['Lena Brandt, MSc; x', 'en', 'x;Lena Brandt\\, MSc\\;'],
  ['山田 太郎', 'ja', '山田;太郎'],
  ['山田　太郎', 'ja', '山田;太郎'],
  ['やまだ たろう', 'en', 'やまだ;たろう'],
  ['山田太郎', 'ja', '山田太郎;'],
  ['남궁민', 'ko', '남궁;민'],
  ['선우', 'ko', '선;우'],
  ['한빛소프트', 'ko', '한빛소프트;'],
  ['マイケル・ジャクソン', 'ja', 'ジャクソン;マイケル'],
  ['Taro Yamada', 'ja', 'Yamada;Taro'],
  ['李 小龙', 'zh', '李;小龙'],
  ['홍 길동', 'ko', '홍;길동'],
  ['홍길동', 'ko', '홍;길동'],
  ['Nagy János', 'hu', 'Nagy;János'],
  ['Nguyễn Văn An', 'vi', 'Nguyễn;Văn An'],
  ['János Nagy', 'en', 'Nagy;János'],
  ['نور أصلان', 'ar', 'أصلان;نور'],
])('address books get the parts of the name %j in %s as %j', (name, language, parts) => {
  const card = filesOf({ name, language })['contact.vcf'];
  expect(card).toContain(`\r\nFN:${name.replace(/[,;]/g, '\\$&')}\r\nN:${parts};;;\r\n`);
});

test('the contact card of somebody with only a mail address has no number and no other address', () => {
  const { email, message } = validContent().site.site.contact;
  const card = filesOf({ contact: { email, message } })['contact.vcf'];
  expect(card).not.toMatch(/^TEL|^IMPP/m);
  expect(card!.match(/^URL:.*/gm)).toEqual([`URL:${home}/`]);
  // A booking page is an address of the web, not one for messages.
  const chat = { kind: 'booking', name: 'Cal.com', url: 'https://cal.com/lena' } as const;
  const withBooking = filesOf({ contact: { email, message, chat } })['contact.vcf'];
  expect(withBooking).toMatch(/^URL:https:\/\/cal\.com\/lena\r$/m);
  expect(withBooking).not.toContain('IMPP');
});

test.each([
  ['one, two; three \\ four', 'one\\, two\\; three \\\\ four'],
  ['one\ntwo\r\nthree', 'one\\ntwo\\nthree'],
  ['END:VCARD\r\nBEGIN:VCARD', 'END:VCARD\\nBEGIN:VCARD'],
  ['</script><script>alert("1")</script>', '</script><script>alert("1")</script>'],
])('%j is escaped in the contact card', (role, written) => {
  expect(filesOf({ role })['contact.vcf']).toContain(`\r\nTITLE:${written}\r\n`);
});

test.each([
  'x'.repeat(300),
  'ü'.repeat(150),
  '漢'.repeat(100),
  '🚀'.repeat(75),
  'Développeuse für 漢字 und 🚀, '.repeat(9),
])('a long line is folded at 75 bytes, between letters: %s', (role) => {
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
  ['2026-01-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
  ['2026-03-31T23:59:59Z', '2027-03-01T00:00:00.000Z'],
  ['2028-02-29T12:00:00Z', '2029-02-01T00:00:00.000Z'],
])('security.txt that is built at %s has the contact and expires at %s, within a year', (now, expires) => {
  vi.useFakeTimers({ now: new Date(now) });
  for (const security of ['mailto:security@lena.example', 'https://lena.example/report'])
    expect(filesOf({ security: security.replace('mailto:', '') })['.well-known/security.txt']).toBe(
      `Contact: ${security}\nExpires: ${expires}\n`,
    );
  const days = (Date.parse(expires) - Date.parse(now)) / 86_400_000;
  expect(days).toBeGreaterThan(330);
  expect(days).toBeLessThanOrEqual(366);
  expect(filesOf({ security: undefined })).not.toHaveProperty('.well-known/security.txt');
});
