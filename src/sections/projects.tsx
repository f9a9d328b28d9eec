import { useLocation } from 'react-router';
import { projects } from '../../content/projects.ts';
import { site } from '../../content/site.ts';
import type { Project } from '../../model/projects.ts';
import { ContentLink } from '../components/link.tsx';
import { longWord } from '../components/long-word.ts';
import { Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import { Section } from '../components/section.tsx';
import { Tags } from '../components/tags.tsx';
import { TitleCard } from '../components/title-card.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { labels } from '../labels.ts';
import { findStory } from '../pages/stories.ts';
import { MovingPicture } from '../video/moving-picture.tsx';
import styles from './projects.module.css';

export function Projects() {
  return (
    <Section id="projects" {...site.sections.projects}>
      {projects.map((project) => (
        <ProjectEntry key={project.id} project={project} />
      ))}
    </Section>
  );
}

function ProjectEntry({ project }: { project: Project }) {
  const { hash } = useLocation();
  const path = project.link?.path ?? findStory(project.id)?.path;
  const arrived = useHydrated() && hash === `#${project.id}`;
  return (
    <article
      id={project.id}
      tabIndex={-1}
      className={`grid ${styles.project}`}
      data-arrived={arrived}
      data-media={project.attachmentOnRight ? 'right' : 'left'}
      aria-label={project.title}
    >
      <div className={styles.text}>
        <h3 data-word={longWord(project.title)}>{project.title}</h3>
        <p className="print-only">{`${site.url}/#${project.id}`}</p>
        <p className={styles.subTitle}>{project.subTitle}</p>
        <ul className={styles.description}>
          {project.description.map((line) => (
            <li key={line}>
              <RichText html={line} />
            </li>
          ))}
        </ul>
        {path && (
          <ContentLink to={path} ref={findStory(path)?.linkRef} className="arrow-link">
            {project.link?.title ?? labels.readTheStory}
          </ContentLink>
        )}
        <Tags tags={project.techStack} label={labels.builtWith} />
      </div>
      <div className={`settle ${styles.media}`}>
        <ProjectMedia project={project} />
      </div>
    </article>
  );
}

const mediaSizes = '(min-width: 1400px) 873px, (min-width: 1200px) 64vw, 100vw';

function ProjectMedia({ project: { image, video, alt = '', title } }: { project: Project }) {
  if (image) return <Picture picture={image} alt={alt} sizes={mediaSizes} />;
  if (video) return <MovingPicture clip={video} alt={alt} sizes={mediaSizes} />;
  return <TitleCard title={title} />;
}
