import type { Content } from '../../model/content.ts';
import type { Role } from '../../model/experience.ts';
import { plainText } from '../../model/inline-html.ts';
import type { Project } from '../../model/projects.ts';
import type { Site } from '../../model/site.ts';
import type { ResumeProfile, ResumeProject, Work } from './resume.ts';

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
    skills: technologies.technologies.map(({ heading, tags }) => ({ name: heading, keywords: tags })),
    projects: projects.projects.map((project) => projectOf(project, site)),
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
