import { type SectionId, shownSections } from '../../model/home-sections.ts';
import type { Project } from '../../model/projects.ts';
import type { SiteData } from '../../model/site-data.ts';
import { CvContact, shortAddress } from './cv-contact.tsx';
import { CvOwn } from './cv-own.tsx';
import { CvPart, CvRow } from './cv-part.tsx';
import { CvTags } from './cv-tags.tsx';
import { CvText } from './cv-text.tsx';

/** The owner's CV, for two sheets of paper: who, how to reach them, roles, technologies, projects. */
export function Cv({ site }: { site: SiteData }) {
  const { name, role, url, hero, sections } = site.content.site.site;
  const shown = shownSections(site.content);
  // Nothing of a section that the owner leaves out of the home page.
  const entriesOf = <Entry,>(id: SectionId, entries: Entry[]) =>
    shown.some((section) => section.id === id) ? entries : [];
  const experience = entriesOf('experience', site.content.experience.experience);
  const technologies = entriesOf('technologies', site.content.technologies.technologies);
  const projects = entriesOf('projects', site.content.projects.projects);
  return (
    <main>
      <header>
        <h1>{name}</h1>
        <p className="role">{role}</p>
        <CvContact site={site.content.site.site} />
        <p className="summary">{hero.bio}</p>
      </header>
      <CvPart heading={sections.experience?.heading} entries={experience}>
        {(entry, index) => (
          <CvRow key={entry.company + entry.from} years={site.roles[index]!.duration}>
            <h3>{entry.designation}</h3>
            <p className="about">
              <b>{entry.company}</b>
              {' · '}
              {entry.supportLine}
            </p>
            {entry.description.map((paragraph) => (
              <p key={paragraph}>
                <CvText html={paragraph} url={url} />
              </p>
            ))}
          </CvRow>
        )}
      </CvPart>
      {shown.map(
        ({ id, own }) => own && <CvOwn key={id} own={own} times={site.times?.[id] ?? []} url={url} />,
      )}
      <CvPart heading={sections.technologies?.heading} entries={technologies}>
        {({ heading, tags }) => (
          <CvRow key={heading} title={heading}>
            <CvTags tags={tags} />
          </CvRow>
        )}
      </CvPart>
      <CvPart heading={sections.projects.heading} entries={projects}>
        {(project) => <ProjectRow key={project.id} project={project} site={site} />}
      </CvPart>
    </main>
  );
}

function ProjectRow({ project, site }: { project: Project; site: SiteData }) {
  const { id, title, subTitle, techStack = [] } = project;
  const address = addressOf(project, site);
  return (
    <CvRow key={id} title={title}>
      <p>{subTitle}</p>
      <CvTags tags={techStack} />
      <p className="address">
        <a href={address}>
          <bdi dir="ltr">{shortAddress(address)}</bdi>
        </a>
      </p>
    </CvRow>
  );
}

/** Where a reader finds more: what the project links to, or else its story, or else its place on the home page. */
function addressOf({ id, link }: Project, { content, pages }: SiteData): string {
  const { url } = content.site.site;
  if (link?.path.startsWith('https:')) return link.path;
  const path = link?.path ?? pages.find((page) => page.kind === 'story' && page.id === id)?.path;
  return url + (path ?? `/#${id}`);
}
