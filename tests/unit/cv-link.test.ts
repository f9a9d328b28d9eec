import { expect, test } from 'vitest';
import type { Labels } from '../../model/labels/type.ts';
import { siteDataOf } from '../../tools/pages/site-data.ts';
import { sheetsOf } from '../../tools/cv/print-cv.ts';
import { ownSections } from '../support/own-sections.ts';
import { siteWith } from './site.ts';
import { contentWith, picture } from './valid-content.ts';

async function cvOf(code: string, name: string, bytes: number) {
  const { labels } = (await import(`../../model/labels/${code}.ts`)) as { labels: Labels };
  const content = contentWith({ 'site.site.language': code, 'site.site.name': name });
  const [language] = siteWith(content).languages;
  const cv = { path: './content/media/cv.pdf', bytes };
  const { cv: link } = await siteDataOf({ ...language, labels, cv }, (path) => `/at/${path}`, String);
  return link;
}

test.each([
  ['en', 'Ada Example', 120_400, 'CV, PDF, 120 kB', 'Ada-Example-CV.pdf'],
  ['fr', 'Zoé  d’Arc', 64_000, 'CV, PDF, 64 ko', 'Zoé-d’Arc-CV.pdf'],
  ['ar', 'إدريس ڤيل', 74_356, 'السيرة الذاتية، PDF، 74 كيلوبايت', 'إدريس-ڤيل-CV.pdf'],
  ['ja', '藤村 遥', 78_962, '職務経歴書（PDF、79 KB）', '藤村-遥-CV.pdf'],
  ['de', 'A/B: C?', 12, 'Lebenslauf, PDF, 1 kB', 'A-B-C-CV.pdf'],
])('the CV in %s', async (code, name, bytes, words, file) => {
  const link = await cvOf(code, name, bytes);
  const plain = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ');
  expect({ ...link, children: plain(link?.children) }).toEqual({
    href: '/at/./content/media/cv.pdf',
    download: file,
    children: words,
  });
});

test('without a file there is no link', async () => {
  const [language] = siteWith().languages;
  expect(await siteDataOf(language, String, String)).not.toHaveProperty('cv');
});

test('where a CV is long, the files that make it so are named', () => {
  const [language] = siteWith(contentWith({})).languages;
  const pdf = Buffer.from('/Type /Pages /Type /Page /Type /Page /Type /Page');
  const advice = '3 sheets, where two are read: shorten or leave out what takes the most room in content';
  expect(sheetsOf(pdf, language)).toBe(`${advice}/experience.ts`);
  const content = { ...language.content, sections: { sections: ownSections(picture('me')) } };
  expect(sheetsOf(pdf, { ...language, folder: 'ar', content })).toBe(
    `${advice}/ar/experience.ts and content/ar/sections.ts`,
  );
});
