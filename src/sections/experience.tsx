import { experience } from '../../content/experience.ts';
import { site } from '../../content/site.ts';
import type { Role } from '../../model/experience.ts';
import { Icon } from '../components/icon.tsx';
import { longWord } from '../components/long-word.ts';
import { companyInitials } from './company-initials.ts';
import { RichText } from '../components/rich-text.tsx';
import { Section } from '../components/section.tsx';
import { labels } from '../labels.ts';
import styles from './experience.module.css';

export function Experience() {
  return (
    <Section id="experience" {...site.sections.experience!}>
      <ol>
        {experience.map((role) => (
          <RoleEntry key={role.company + role.from} role={role} />
        ))}
      </ol>
    </Section>
  );
}

function RoleEntry({ role }: { role: Role }) {
  return (
    <li className={`grid ${styles.role}`} data-current={!role.to}>
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
            {companyInitials(role.company, site.language)}
          </span>
        )}
        <div>
          <p className={styles.name}>{role.company}</p>
          <p className={styles.duration}>{role.duration ?? labels.years(role.from, role.to)}</p>
        </div>
      </div>
      <span className={styles.node}>
        <Icon name={role.icon} size={18} />
      </span>
      <div className={styles.work}>
        <h3 data-word={longWord(role.designation)}>{role.designation}</h3>
        <p className={styles.supportLine}>{role.supportLine}</p>
        {role.description.map((paragraph) => (
          <p key={paragraph}>
            <RichText html={paragraph} />
          </p>
        ))}
      </div>
    </li>
  );
}
