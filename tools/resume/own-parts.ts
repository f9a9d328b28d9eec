import { yearsIn } from '../../model/label-texts.ts';
import type { OwnFacts, OwnList } from '../../model/sections.ts';
import type { Resume } from './resume.ts';
import { isHttps, type Language, oneLine } from './words.ts';

type Entry = OwnList['entries'][number];
type Fact = OwnFacts['facts'][number];
type Part<Name extends keyof Parts> = NonNullable<Parts[Name]>[number];
type Parts = Omit<Resume, 'basics'>;

/** The way there and back. A part that lacks what is needed makes no entry. */
type Ways<Item, Shown> = {
  entryOf: (item: Item, language: Language) => Shown | undefined;
  partOf: (entry: Shown) => Item;
  needed: string;
};
type ListWays = {
  [Name in 'education' | 'certificates' | 'awards' | 'publications' | 'volunteer']: Ways<Part<Name>, Entry>;
};
type FactWays = { [Name in 'languages' | 'interests']: Ways<Part<Name>, Fact> };
export type OwnPart = keyof ListWays | keyof FactWays;

/** Between two texts of the CV that are one on the site. No comma, which each of them may have. */
const joint = ' · ';

const lists: ListWays = {
  education: {
    needed: 'institution',
    entryOf({ institution, area, studyType, startDate, endDate, url, summary }, language) {
      const around = { ...periodOf(startDate, endDate, language), link: url };
      if (institution && !studyType)
        return entryWith({ title: institution, text: area ?? summary, ...around });
      const degree = [studyType, area].filter((text) => text !== undefined).join(joint);
      return entryWith({ title: degree, place: institution, text: summary, ...around });
    },
    partOf({ title, place, text, link, ...period }) {
      const around = { ...datesOf(period), url: link };
      if (!place && !title.includes(joint)) return withoutGaps({ institution: title, area: text, ...around });
      const [studyType, ...area] = title.split(joint);
      const degree = { studyType, area: area.join(joint) || undefined };
      return withoutGaps({ institution: place, ...degree, ...around, summary: text });
    },
  },
  certificates: {
    needed: 'name',
    entryOf: ({ name, issuer, date, url, summary }) =>
      entryWith({ title: name, place: issuer, from: date, text: summary, link: url }),
    partOf: ({ title, place, from, text, link }) =>
      withoutGaps({ name: title, issuer: place, date: from, url: link, summary: text }),
  },
  awards: {
    needed: 'title',
    entryOf: ({ title, awarder, date, summary, url }) =>
      entryWith({ title, place: awarder, from: date, text: summary, link: url }),
    partOf: ({ title, place, from, text, link }) =>
      withoutGaps({ title, awarder: place, date: from, summary: text, url: link }),
  },
  publications: {
    needed: 'name',
    entryOf: ({ name, publisher, releaseDate, url, summary }) =>
      entryWith({ title: name, place: publisher, from: releaseDate, text: summary, link: url }),
    partOf: ({ title, place, from, text, link }) =>
      withoutGaps({ name: title, publisher: place, releaseDate: from, url: link, summary: text }),
  },
  volunteer: {
    needed: 'organization',
    entryOf({ organization, position, startDate, endDate, url, summary }, language) {
      const [title, place] = position ? [position, organization] : [organization];
      return entryWith({ title, place, ...periodOf(startDate, endDate, language), text: summary, link: url });
    },
    partOf({ title, place, text, link, ...period }) {
      const names = place ? { organization: place, position: title } : { organization: title };
      return withoutGaps({ ...names, ...datesOf(period), url: link, summary: text });
    },
  },
};

const facts: FactWays = {
  languages: {
    needed: 'language',
    entryOf: ({ language, fluency }) => factWith(language, fluency),
    partOf: ({ value, meaning }) => withoutGaps({ language: value, fluency: meaning }),
  },
  interests: {
    needed: 'name',
    entryOf: ({ name, keywords = [] }) => factWith(name, keywords.join(joint)),
    partOf: ({ value, meaning }) => withoutGaps({ name: value, keywords: meaning?.split(joint) }),
  },
};

export const ownParts = [...Object.keys(lists), ...Object.keys(facts)] as OwnPart[];

export function waysOf(part: OwnPart): Ways<object, object> & { kind: 'list' | 'facts' } {
  const ways = part in facts ? facts[part as keyof FactWays] : lists[part as keyof ListWays];
  return { ...(ways as Ways<object, object>), kind: part in facts ? 'facts' : 'list' };
}

type Gaps<Shown> = { [Key in keyof Shown]?: Shown[Key] | undefined };

function entryWith({ link, ...texts }: Gaps<Entry>): Entry | undefined {
  const shown = Object.entries(texts).map(([key, text]) => [key, text && oneLine(text)]);
  const entry = withoutGaps<Gaps<Entry>>({
    ...Object.fromEntries(shown),
    link: link && isHttps(link) ? link : undefined,
  });
  return entry.title ? (entry as Entry) : undefined;
}

function factWith(value = '', meaning = ''): Fact | undefined {
  if (!value) return;
  return { value: oneLine(value), ...(meaning && { meaning: oneLine(meaning) }) };
}

/** The page takes a beginning alone for a single day or year, so what still goes on says it in words. */
function periodOf(startDate: string | undefined, endDate: string | undefined, { code, labels }: Language) {
  if (!startDate) return { from: endDate };
  if (endDate) return { from: startDate, to: endDate };
  return { from: startDate, time: yearsIn(code, labels, Number(startDate.slice(0, 4))) };
}

function datesOf({ from, to, time }: Pick<Entry, 'from' | 'to' | 'time'>) {
  if (to || time) return { startDate: from, endDate: to };
  return { endDate: from };
}

function withoutGaps<Group extends object>(group: Group) {
  const filled = Object.entries(group).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(filled) as { [Key in keyof Group]: Exclude<Group[Key], undefined> };
}
