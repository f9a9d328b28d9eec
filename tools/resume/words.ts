import type { Role } from '../../model/experience.ts';
import { phone } from '../../model/fields.ts';
import { filled, yearsIn } from '../../model/label-texts.ts';
import type { Labels } from '../../model/labels/type.ts';
import type { Project } from '../../model/projects.ts';
import type { TechnologyGroup } from '../../model/technologies.ts';
import type { ResumeProject, Skill, Work } from './resume.ts';

/** Of the site: its code and its labels. */
export type Language = { code: string; labels: Labels };

/** Without a company, a position or the year of its beginning there is no role. */
export function roleOf(work: Work, language: Language): Role | undefined {
  const { name, position, startDate, endDate, description, summary = '', highlights = [] } = work;
  if (!name || !position || !startDate) return;
  const company = oneLine(name);
  const designation = oneLine(position);
  const title = filled(language.labels.quotedPerson, { name: designation, role: company });
  const paragraphs = [summary, ...highlights].flatMap(paragraphsOf);
  return {
    company,
    designation,
    ...yearsOf(startDate, endDate, language),
    supportLine: oneLine(description ?? title),
    description: paragraphs.length > 0 ? paragraphs : [asHtml(title)],
    icon: 'code',
  };
}

/** `duration` is left out where the page, which counts in whole years, writes the same. */
function yearsOf(
  startDate: string,
  endDate: string | undefined,
  { code, labels }: Language,
): Pick<Role, 'from' | 'to' | 'duration'> {
  const [from, firstMonth] = startDate.split('-').map(Number) as [number, number?];
  const [to, lastMonth] = (endDate ?? '').split('-').map(Number) as [number, number?];
  const today = new Date().toISOString().slice(0, 10);
  if (!endDate || endDate > today.slice(0, endDate.length)) return { from };
  // The first and the last month count as whole.
  const months = firstMonth && lastMonth ? (to - from) * 12 + lastMonth - firstMonth + 1 : undefined;
  const years = Math.floor((months ?? 0) / 12);
  if (!months || years === to - from) return { from, to };
  // The words of the page for as many years, with the year in which the role began.
  const atLeastOne = Math.max(1, years);
  const inYears = yearsIn(code, labels, to - atLeastOne, to).replace(String(to - atLeastOne), String(from));
  const inMonths = (text: string) =>
    text.replace(/^(.*[,،、，（(]\s*)[^,،、，（()）]+([)）]?)$/, `$1${count(months, code)}$2`);
  const duration = years < 1 ? inMonths(inYears) : inYears;
  return { from, to, duration };
}

function count(months: number, code: string): string {
  const inMonths = new Intl.NumberFormat(code, { style: 'unit', unit: 'month', unitDisplay: 'long' });
  const text = inMonths.format(months);
  return /[\p{sc=Han}\p{sc=Hiragana}]/u.test(text) ? text.replace(/\s/g, '') : text;
}

export function projectWords(
  { name, description = '', highlights = [], keywords = [], url = '' }: ResumeProject & { name: string },
  { labels }: Language,
): Omit<Project, 'id' | 'attachmentOnRight'> {
  const title = oneLine(name);
  const techStack = uniqueTags(keywords);
  const listed = (name: string, role: string) => filled(labels.quotedPerson, { name, role });
  const tags = techStack.length > 0 ? techStack.reduce((list, tag) => listed(list, tag)) : title;
  const points = highlights.flatMap(paragraphsOf);
  const [line, more] = points.length > 0 ? [oneLine(description), ''] : firstSentence(description);
  const paragraphs = [...paragraphsOf(more), ...points];
  return {
    title,
    subTitle: line || tags,
    description: paragraphs.length > 0 ? paragraphs : [asHtml(line ? tags : title)],
    ...(techStack.length > 0 && { techStack }),
    ...(isHttps(url) && { link: { path: url, title: new URL(url).host } }),
  };
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The first sentence, which does not end in an abbreviation like `e.g.`, and what follows it. */
function firstSentence(text: string): [sentence: string, rest: string] {
  const [first = ''] = text.trim().split(paragraphBreak);
  const sentences = [...segmenter.segment(first.replace(/\s/g, ' '))].map(({ segment }) => segment);
  const last = sentences.findIndex((sentence) => !/(?<!\p{L})\p{L}{1,2}\.\s*$/u.test(sentence));
  const { length } = sentences.slice(0, last + 1 || undefined).join('');
  return [oneLine(first.slice(0, length)), text.trim().slice(length)];
}

/** A skill without keywords is a tag itself. These tags, and those without a name above them, become one group. */
export function technologyGroups(skills: Skill[], { labels }: Language): TechnologyGroup[] {
  const groups = skills.flatMap(({ name, keywords = [] }) =>
    name && keywords.length > 0 ? [{ heading: oneLine(name), tags: uniqueTags(keywords) }] : [],
  );
  const single = skills.flatMap(({ name, keywords = [] }) => {
    if (!name) return keywords;
    return keywords.length === 0 ? [name] : [];
  });
  return single.length > 0 ? [...groups, { heading: labels.technologies, tags: uniqueTags(single) }] : groups;
}

/** A tag may be a list of its own, written with the full-width commas of Chinese and Japanese. */
function uniqueTags(tags: string[]): string[] {
  return [...new Set(tags.flatMap((tag) => tag.split(separator)).map(oneLine))].filter(Boolean);
}

/** A dot between katakana is part of a word: データ・サイエンス. */
const separator = /[、，；｜／]|(?<![\p{sc=Katakana}ー])[・･]|[・･](?!\p{sc=Katakana})/u;

/** The number with its country, as `tel:` links need it. */
export function internationalNumber(written: string): string | undefined {
  // Full-width digits and dashes too.
  const narrow = written.normalize('NFKC').replace(/[\u2010-\u2015\u2212]/g, '-');
  if (!/^[\d\s()/.+-]+$/.test(narrow)) return;
  const number = narrow
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  return phone.safeParse(number).success ? number : undefined;
}

export function isHttps(url: string): boolean {
  return url.startsWith('https://') && URL.canParse(url);
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const paragraphBreak = /\n\s*\n/;

function paragraphsOf(text: string): string[] {
  return text.split(paragraphBreak).map(oneLine).filter(Boolean).map(asHtml);
}

/** The texts of a CV are plain: markup in them is shown as it is written. */
function asHtml(text: string): string {
  return text.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll('<', '&lt;');
}
