import { Icon } from '../components/icon.tsx';
import { ProfileLink } from '../components/link.tsx';
import { Heading } from '../components/heading.tsx';
import { useContent, useLabels } from '../site.ts';
import styles from './hire-me.module.css';

export function HireMe() {
  const { site } = useContent('site');
  const labels = useLabels();
  const words = site.sections.hireMe!;
  const marketplace = site.contact.marketplace!;
  return (
    <section id="hire-me" tabIndex={-1} className={styles.block} aria-label={words.heading}>
      <div className={`container grid ${styles.row}`}>
        <Heading level="h2" fits={3.5}>
          {words.heading}
        </Heading>
        <div className={styles.offer}>
          <p>{words.text}</p>
          <ProfileLink spoken={labels.visitMarketplace} href={marketplace.url} className="button">
            <Icon name={marketplace.icon} size={26} />
          </ProfileLink>
        </div>
      </div>
    </section>
  );
}
