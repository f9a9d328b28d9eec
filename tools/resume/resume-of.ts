import type { Content } from '../../model/content.ts';
import type { Role } from '../../model/experience.ts';
import { type Inline, parseInlineHtml } from '../../model/inline-html.ts';
import type { Project } from '../../model/projects.ts';
import type { Site } from '../../model/site.ts';
import type { TechnologyGroup } from '../../model/technologies.ts';
import type { ResumeProfile, ResumeProject, Skill, Work } from './resume.ts';

/** The content as a JSON Resume: what `npm run import` reads from it leads back to the same content. */
export function resumeOf({ site: { site }, experience, technologies, projects }: Content) {
  const { name, role: label, url, contact, hero } = site;
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
    work: experience.experience.map(workOf),
    skills: technologies.technologies.map(skillOf),
    projects: projects.projects.map((project) => resumeProjectOf(project, site)),
    meta: { canonical: `${url}/resume.json`, version: 'v1.0.0' },
  };
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

export function workOf({ company, designation, from, to, supportLine, description }: Role): Work {
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

export function skillOf({ heading, tags }: TechnologyGroup): Skill {
  return { name: heading, keywords: tags };
}

export function resumeProjectOf(project: Project, { url }: Pick<Site, 'url'>): ResumeProject {
  const { title, subTitle, description, techStack, link } = project;
  return {
    name: title,
    description: subTitle,
    highlights: description.map(plainText),
    ...(techStack && { keywords: techStack }),
    ...(link && { url: link.path.startsWith('/') ? url + link.path : link.path }),
  };
}

function plainText(html: string): string {
  return textOf(parseInlineHtml(html).tree).replace(/\s+/g, ' ').trim();
}

function textOf(tree: Inline[]): string {
  return tree
    .map((node) => {
      if (typeof node === 'string') return node;
      return node.tag === 'br' ? ' ' : textOf(node.children);
    })
    .join('');
}
