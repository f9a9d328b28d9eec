import { expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { shownSections } from '../../model/home-sections.ts';
import { compareLanguages } from '../../tools/content/compare-languages.ts';
import { quotesToAskFor } from '../../tools/content/launch-sample.ts';
import type { LoadedContent } from '../../tools/content/load-site.ts';
import { lineOf } from '../../tools/content/problem.ts';
import { siteDataOf } from '../../tools/pages/site-data.ts';
import { resumeOf } from '../../tools/resume/resume-of.ts';
import { siteWith } from './site.ts';
import { contentWith, gone } from './valid-content.ts';

const locate = (file: string) => ({ file: `content/${file}.ts` });
const waiting = contentWith({ 'quotes.quotes.1.ask': true });
const { words, name } = waiting.quotes.quotes[1]!;
const noneAllowed = contentWith({ 'quotes.quotes.0.ask': true }, structuredClone(waiting));

async function published(content: Content): Promise<string> {
  const [language] = siteWith(content).languages;
  const data = await siteDataOf(language, String, (id) => `/${id}.json`);
  return JSON.stringify([data, language.content, resumeOf(language.content).references]);
}

test('words that their author has not allowed yet are in nothing that is published', async () => {
  // A story has the same words.
  const alone = contentWith({ 'stories/stock-count': gone }, structuredClone(waiting));
  const text = await published(alone);
  expect(text).not.toContain(words);
  expect(text).toContain(alone.quotes.quotes[0]!.words);
  expect(await published(contentWith({ 'quotes.quotes.1.ask': gone }, alone))).toContain(words);
});

test('without a quote that is allowed there is no section of them', () => {
  const isShown = (content: Content) => shownSections(content).some(({ id }) => id === 'quotes');
  expect([isShown(waiting), isShown(noneAllowed)]).toEqual([true, false]);
});

test('the launch list says whom to ask', () => {
  expect(quotesToAskFor({ root: '.', folder: '', content: waiting, locate }).left.map(lineOf)).toEqual([
    `content/quotes.ts  quotes[1] (${name}).ask  ask ${name} whether these words may be shown, then remove ask`,
  ]);
});

test('what one language waits for, all wait for', () => {
  const [first, other] = [waiting, contentWith({ theme: gone })] as unknown as [LoadedContent, LoadedContent];
  expect(compareLanguages(first, other, locate).map(({ field, message }) => `${field}  ${message}`)).toEqual([
    `quotes[1] (${name}).ask  must be true as in content/quotes.ts: only words differ`,
  ]);
});
