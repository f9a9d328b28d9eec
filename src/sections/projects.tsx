import { useLocationProperty } from 'wouter/use-browser-location';
import type { Project } from '../../model/projects.ts';
import { ContentLink } from '../components/link.tsx';
import { Heading } from '../components/heading.tsx';
import { Phrased } from '../components/phrased.tsx';
import { RichText } from '../components/rich-text.tsx';
import { Section } from '../components/section.tsx';
import { Tags } from '../components/tags.tsx';
import { useStoryLink } from '../pages/stories.ts';
import { useContent, useLabels } from '../site.ts';
import { Medium } from '../video/medium.tsx';
import styles from './projects.module.css';

export function Projects() {
  const { projects } = useContent('projects');
  const { site } = useContent('site');
  return (
    <Section id="projects" {...site.sections.projects}>
      {projects.map((project) => (
        <ProjectEntry key={project.id} project={project} />
      ))}
    </Section>
  );
}

function ProjectEntry({ project }: { project: Project }) {
  const { url } = useContent('site').site;
  const labels = useLabels();
  const storyLink = useStoryLink();
  const path = project.link?.path ?? storyLink(project.id)?.to;
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  );
  return (
    <article
      id={project.id}
      tabIndex={-1}
      className={`grid ${styles.project}`}
      data-arrived={hash === `#${project.id}`}
      data-media={project.attachmentOnRight ? 'right' : 'left'}
      aria-label={project.title}
    >
      <div className={styles.text}>
        <Heading level="h3">{project.title}</Heading>
        <p className="print-only">{`${url}/#${project.id}`}</p>
        <p className={styles.subTitle}>
          <Phrased>{project.subTitle}</Phrased>
        </p>
        <ul className={styles.description}>
          {project.description.map((line) => (
            <li key={line}>
              <RichText html={line} />
            </li>
          ))}
        </ul>
        {path && (
          <ContentLink to={path} ref={storyLink(path)?.ref} className="arrow-link">
            <Phrased>{project.link?.title ?? labels.readTheStory}</Phrased>
          </ContentLink>
        )}
        <Tags tags={project.techStack} label={labels.builtWith} />
      </div>
      <div className={`settle ${styles.media}`}>
        <Medium {...project} sizes="(min-width: 1400px) 873px, (min-width: 1200px) 64vw, 100vw" />
      </div>
    </article>
  );
}
