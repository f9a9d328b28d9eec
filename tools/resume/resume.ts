type Texts<Key extends string> = { [key in Key]?: string };
type Lists<Key extends string> = { [key in Key]?: string[] };

/** The parts of a JSON Resume (jsonresume.org/schema) that the site has a place for. All of them are optional. */
export type Resume = {
  basics?: Basics;
  work?: Work[];
  skills?: Skill[];
  projects?: ResumeProject[];
};
export type Basics = Texts<'name' | 'label' | 'email' | 'phone' | 'url' | 'summary'> & {
  profiles?: ResumeProfile[];
};
export type ResumeProfile = Texts<'network' | 'url'>;
export type Work = Texts<'name' | 'position' | 'description' | 'startDate' | 'endDate' | 'summary'> &
  Lists<'highlights'>;
export type Skill = Texts<'name'> & Lists<'keywords'>;
export type ResumeProject = Texts<'name' | 'description' | 'url'> & Lists<'highlights' | 'keywords'>;

const shown: Record<string, string[]> = {
  basics: ['name', 'label', 'email', 'phone', 'url', 'summary', 'profiles'],
  work: ['name', 'position', 'description', 'startDate', 'endDate', 'summary', 'highlights'],
  skills: ['name', 'keywords'],
  projects: ['name', 'description', 'highlights', 'keywords', 'url'],
};

/** What has no place on the site, and why. */
export function unknownFields(resume: object): { from: string; to: string }[] {
  return Object.entries(resume).flatMap(([part, value]) => {
    const isList = Array.isArray(value);
    if (['$schema', 'meta'].includes(part) || (isList && value.length === 0)) return [];
    if (!shown[part]) {
      const from = isList ? `${part} (${value.length})` : part;
      return [{ from, to: 'the site has no section for it' }];
    }
    const keys = new Set([value].flat().flatMap((entry) => Object.keys(entry)));
    return [...keys]
      .filter((key) => !shown[part]!.includes(key))
      .map((key) => ({ from: `${part}${isList ? '[]' : ''}.${key}`, to: 'the site does not show it' }));
  });
}
