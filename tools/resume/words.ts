import type { Role } from '../../model/experience.ts';
import { phone } from '../../model/fields.ts';
import type { Project } from '../../model/projects.ts';
import type { TechnologyGroup } from '../../model/technologies.ts';
import type { ResumeProject, Skill, Work } from './resume.ts';

/** The words of an entry. `repeated` are fields for which the CV has no words: they repeat what else is known. */
export type Words<Entry> = { words: Partial<Entry>; repeated: (keyof Entry)[] };

export function roleWords(work: Work, language: string): Words<Role> | undefined {
  const { name: company, position, startDate, endDate, summary, highlights = [] } = work;
  if (!company || !position || !startDate) return;
  const paragraphs = [summary ?? '', ...highlights].flatMap(paragraphsOf);
  const known = `${oneLine(position)}, ${oneLine(company)}`;
  return {
    words: {
      company: oneLine(company),
      designation: oneLine(position),
      ...yearsOf(startDate, endDate, language),
      supportLine: work.description ? oneLine(work.description) : known,
      description: paragraphs.length > 0 ? paragraphs : [asHtml(known)],
    },
    repeated: [
      ...(work.description ? [] : (['supportLine'] as const)),
      ...(paragraphs.length > 0 ? [] : (['description'] as const)),
    ],
  };
}

/** `duration` is left out where the page, which counts in whole years, writes the same. */
export function yearsOf(
  startDate: string,
  endDate: string | undefined,
  language: string,
): Pick<Role, 'from' | 'to' | 'duration'> {
  const [from, firstMonth] = startDate.split('-').map(Number) as [number, number?];
  const [to, lastMonth] = (endDate ?? '').split('-').map(Number) as [number, number?];
  const today = new Date().toISOString().slice(0, 10);
  if (!endDate || endDate > today.slice(0, endDate.length)) return { from };
  // The first and the last month count as whole.
  const months = firstMonth && lastMonth ? (to - from) * 12 + lastMonth - firstMonth + 1 : undefined;
  const years = Math.floor((months ?? 0) / 12);
  if (!months || years === to - from) return { from, to };
  const length = years < 1 ? count(months, 'month') : count(years, 'year');
  return { from, to, duration: language === 'en' ? `${from} to ${to}, ${length}` : `${from}–${to}` };
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number > 1 ? 's' : ''}`;
}

export function projectWords(project: ResumeProject): Words<Project> | undefined {
  const { name, description = '', highlights = [], keywords, url = '' } = project;
  if (!name) return;
  const title = oneLine(name);
  const tags = uniqueTags(keywords ?? []);
  const summary = paragraphsOf(description);
  const points = highlights.flatMap(paragraphsOf);
  // Without highlights the description is all there is to read, so it is the text and not the line above it.
  const isSubTitle = points.length > 0 && summary.length > 0;
  const paragraphs = isSubTitle ? points : [...summary, ...points];
  const other = tags.length > 0 ? tags.join(', ') : title;
  return {
    words: {
      title,
      subTitle: isSubTitle ? oneLine(description) : other,
      description: paragraphs.length > 0 ? paragraphs : [asHtml(title)],
      ...(tags.length > 0 && { techStack: tags }),
      ...(isHttps(url) && { link: { path: url, title: new URL(url).host } }),
    },
    repeated: [
      ...(isSubTitle ? [] : (['subTitle'] as const)),
      ...(paragraphs.length > 0 ? [] : (['description'] as const)),
    ],
  };
}

/** A skill without keywords is a tag itself. These tags, and those without a name above them, become one group. */
export function technologyWords(skills: Skill[]): TechnologyGroup[] {
  const groups = skills.flatMap(({ name, keywords = [] }) =>
    name && keywords.length > 0 ? [{ heading: oneLine(name), tags: uniqueTags(keywords) }] : [],
  );
  const single = skills.flatMap(({ name, keywords = [] }) => {
    if (!name) return keywords;
    return keywords.length === 0 ? [name] : [];
  });
  return single.length > 0 ? [...groups, { heading: 'Skills', tags: uniqueTags(single) }] : groups;
}

function uniqueTags(tags: string[]): string[] {
  return [...new Set(tags.map(oneLine))];
}

/** The number with its country, as `tel:` links need it. */
export function internationalNumber(written: string): string | undefined {
  if (!/^[\d\s()/.+-]+$/.test(written)) return;
  const number = written
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  return phone.safeParse(number).success ? number : undefined;
}

export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase() || [...name][0]!;
}

/** An id for addresses, from the name, that none of `taken` is. */
export function projectId(name: string, isTaken: (id: string) => boolean): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const words = plain.match(/[a-z0-9]+/g)?.join('-') ?? '';
  const id = /^[a-z]/.test(words) && !isTaken(words) ? words : ['project', words].filter(Boolean).join('-');
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? id : `${id}-${number}`;
    if (!isTaken(numbered)) return numbered;
  }
}

export function isHttps(url: string): boolean {
  return url.startsWith('https://') && URL.canParse(url);
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter(Boolean)
    .map(asHtml);
}

/** The texts of a CV are plain: markup in them is shown as it is written. */
export function asHtml(text: string): string {
  return text.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll('<', '&lt;');
}
