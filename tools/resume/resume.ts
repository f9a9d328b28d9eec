import { near } from '../../model/nearest.ts';

type Texts<Key extends string> = { [key in Key]?: string };
type Lists<Key extends string> = { [key in Key]?: string[] };

/**
 * The parts of a JSON Resume (jsonresume.org/schema) that the site has a place for. All of them are optional. The format allows
 * fields of one's own: a `summary` or `url` where it has none is what an owner added on the site.
 */
export type Resume = {
  basics?: Basics;
  work?: Work[];
  skills?: Skill[];
  projects?: ResumeProject[];
  education?: Texts<'institution' | 'area' | 'studyType' | 'startDate' | 'endDate' | 'url' | 'summary'>[];
  certificates?: Texts<'name' | 'issuer' | 'date' | 'url' | 'summary'>[];
  awards?: Texts<'title' | 'awarder' | 'date' | 'summary' | 'url'>[];
  publications?: Texts<'name' | 'publisher' | 'releaseDate' | 'url' | 'summary'>[];
  volunteer?: Texts<'organization' | 'position' | 'startDate' | 'endDate' | 'url' | 'summary'>[];
  languages?: Texts<'language' | 'fluency'>[];
  interests?: (Texts<'name'> & Lists<'keywords'>)[];
  references?: Texts<'name' | 'reference'>[];
};
export type Basics = Texts<'name' | 'label' | 'email' | 'phone' | 'url' | 'summary'> & {
  profiles?: ResumeProfile[];
};
export type ResumeProfile = Texts<'network' | 'url'>;
export type Work = Texts<'name' | 'position' | 'description' | 'startDate' | 'endDate' | 'summary'> &
  Lists<'highlights'>;
export type Skill = Texts<'name'> & Lists<'keywords'>;
export type ResumeProject = Texts<'name' | 'description' | 'url'> & Lists<'highlights' | 'keywords'>;

const shown: Record<keyof Resume, string[]> = {
  basics: ['name', 'label', 'email', 'phone', 'url', 'summary', 'profiles'],
  work: ['name', 'position', 'description', 'startDate', 'endDate', 'summary', 'highlights'],
  skills: ['name', 'keywords'],
  projects: ['name', 'description', 'highlights', 'keywords', 'url'],
  education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'url', 'summary'],
  certificates: ['name', 'issuer', 'date', 'url', 'summary'],
  awards: ['title', 'awarder', 'date', 'summary', 'url'],
  publications: ['name', 'publisher', 'releaseDate', 'url', 'summary'],
  volunteer: ['organization', 'position', 'startDate', 'endDate', 'url', 'summary'],
  languages: ['language', 'fluency'],
  interests: ['name', 'keywords'],
  references: ['name', 'reference'],
};

export const partNames = Object.keys(shown) as (keyof Resume)[];

/** Parts whose names are almost those of a part that the site has a place for. */
export function misspeltParts(resume: object): { from: string; to: string }[] {
  return Object.entries(resume).flatMap(([part, value]) => {
    const meant = meantBy(part);
    return meant ? [{ from: countOf(part, value), to: `is no part of a CV: did you mean '${meant}'?` }] : [];
  });
}

function meantBy(part: string): string | undefined {
  return Object.hasOwn(shown, part) ? undefined : near(part, partNames);
}

function countOf(part: string, value: unknown): string {
  return Array.isArray(value) ? `${part} (${value.length})` : part;
}

/** What has no place on the site, and why. */
export function unknownFields(resume: object): { from: string; to: string }[] {
  return Object.entries(resume).flatMap(([part, value]) => {
    const isList = Array.isArray(value);
    if (['$schema', 'meta'].includes(part) || meantBy(part) || (isList && value.length === 0)) return [];
    const keysOfPart = Object.hasOwn(shown, part) ? shown[part as keyof Resume] : undefined;
    if (!keysOfPart) return [{ from: countOf(part, value), to: 'the site has no section for it' }];
    const keys = new Set([value].flat().flatMap((entry) => Object.keys(entry)));
    return [...keys]
      .filter((key) => !keysOfPart.includes(key))
      .map((key) => ({ from: `${part}${isList ? '[]' : ''}.${key}`, to: 'the site does not show it' }));
  });
}
