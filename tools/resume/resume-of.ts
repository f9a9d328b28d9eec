import type { Content } from '../../model/content.ts';
import type { Role } from '../../model/experience.ts';
import { shownSections } from '../../model/home-sections.ts';
import { plainText } from '../../model/inline-html.ts';
import type { Project } from '../../model/projects.ts';
import type { Quote } from '../../model/quotes.ts';
import type { Site } from '../../model/site.ts';
import type { TechnologyGroup } from '../../model/technologies.ts';
import { type OwnPart, ownParts, waysOf } from './own-parts.ts';
import type { Resume, ResumeProfile, ResumeProject, Skill, Work } from './resume.ts';

/**
 * The content as a JSON Resume: what `npm run import` reads from it leads back to the same content. What the owner's order
 * leaves out is not in it, unless the CV should be whole.
 */
export function resumeOf(content: Content, { isWhole = false } = {}) {
  const {
    site: { site },
    experience,
    technologies,
    projects,
  } = content;
  const { name, role: label, url, contact, hero } = site;
  const ids: string[] = shownSections(content).map((section) => section.id);
  const isShown = (id: string) => isWhole || ids.includes(id);
  const shown = <Entry>(id: string, entries: Entry[]) => (isShown(id) ? entries : []);
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name,
      label,
      email: contact.email,
      ...phoneOf(contact),
      url: `${url}/`,
      summary: hero.bio,
      profiles: profilesOf(contact),
    },
    work: shown('experience', experience.experience).map(workOf),
    skills: shown('technologies', technologies.technologies).map(skillOf),
    projects: shown('projects', projects.projects).map((project) => projectOf(project, site)),
    ...ownPartsOf(content, isShown),
    ...referencesOf(shown('quotes', content.quotes.quotes)),
    meta: { canonical: `${url}/resume.json`, version: 'v1.0.0' },
  };
}

/** Of the sections of the owner's own that have the id of a part. Others have no place in a CV. */
function ownPartsOf({ sections }: Content, isShown: (id: string) => boolean): Pick<Resume, OwnPart> {
  const found = (sections?.sections ?? []).flatMap((section) => {
    const part = ownParts.find((name) => name === section.id && waysOf(name).kind === section.kind);
    if (!part || !isShown(part) || section.kind === 'text') return [];
    const entries = section.kind === 'list' ? section.entries : section.facts;
    return [[part, entries.map((entry) => waysOf(part).partOf(entry))]];
  });
  return Object.fromEntries(found);
}

function referencesOf(quotes: Quote[]): Pick<Resume, 'references'> {
  if (quotes.length === 0) return {};
  return { references: quotes.map(({ name, words }) => ({ name, reference: words })) };
}

/** As people read it, unless that leaves out the country. */
function phoneOf({ phone, phoneText }: Site['contact']): { phone?: string } {
  if (!phone) return {};
  return { phone: phoneText?.replace(/[^\d+]/g, '') === phone ? phoneText : phone };
}

function profilesOf({ network, marketplace, profiles = [] }: Site['contact']): ResumeProfile[] {
  return [network, marketplace, ...profiles].flatMap((profile) =>
    profile ? [{ network: profile.name, url: profile.url }] : [],
  );
}

function workOf({ company, designation, from, to, supportLine, description }: Role): Work {
  const [summary, ...highlights] = description.map(plainText);
  return {
    name: company,
    position: designation,
    description: supportLine,
    startDate: String(from),
    ...(to && { endDate: String(to) }),
    summary: summary!,
    ...(highlights.length > 0 && { highlights }),
  };
}

function skillOf({ heading, tags }: TechnologyGroup): Skill {
  return { name: heading, keywords: tags };
}

function projectOf(project: Project, { url }: Pick<Site, 'url'>): ResumeProject {
  const { title, subTitle, description, techStack, link } = project;
  return {
    name: title,
    description: subTitle,
    highlights: description.map(plainText),
    ...(techStack && { keywords: techStack }),
    ...(link && { url: link.path.startsWith('/') ? url + link.path : link.path }),
  };
}
