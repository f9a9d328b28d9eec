import type { Role } from '../../model/experience.ts';
import { Icon } from '../components/icon.tsx';
import { Heading } from '../components/heading.tsx';
import { Paragraphs } from '../components/rich-text.tsx';
import { Section } from '../components/section.tsx';
import type { SiteData } from '../../model/site-data.ts';
import { useContent, useSite } from '../site.ts';
import styles from './experience.module.css';

export function Experience() {
  const { experience } = useContent('experience');
  const { site } = useContent('site');
  const { roles, cv } = useSite();
  return (
    <Section id="experience" {...site.sections.experience!}>
      <ol>
        {experience.map((role, index) => (
          <RoleEntry key={role.company + role.from} role={role} {...roles[index]!} />
        ))}
      </ol>
      {cv && (
        <p className={styles.cv}>
          <a {...cv} />
        </p>
      )}
    </Section>
  );
}

function RoleEntry({ role, initials, duration }: { role: Role } & SiteData['roles'][number]) {
  return (
    <li className={`grid ${styles.role}`} data-current={!role.to}>
      <div className={styles.title}>
        <Heading level="h3">{role.designation}</Heading>
      </div>
      <div className={styles.company}>
        {role.image ? (
          <img
            src={role.image}
            alt=""
            width={role.imageWidth}
            height={role.imageHeight ?? role.imageWidth}
            loading="lazy"
          />
        ) : (
          <span className={styles.initials} aria-hidden>
            {initials}
          </span>
        )}
        <div>
          <p className={styles.name}>{role.company}</p>
          <p className={styles.duration}>{duration}</p>
        </div>
      </div>
      <span className={styles.node}>
        <Icon name={role.icon} size={18} />
      </span>
      <div className={styles.work}>
        <p className={styles.supportLine}>{role.supportLine}</p>
        <Paragraphs texts={role.description} />
      </div>
    </li>
  );
}
