import { site } from '../../content/site.ts';
import { Icon } from '../components/icon.tsx';
import { ProfileLink } from '../components/link.tsx';
import { longWord } from '../components/long-word.ts';
import styles from './hire-me.module.css';

export function HireMe() {
  const words = site.sections.hireMe!;
  const marketplace = site.contact.marketplace!;
  return (
    <section id="hire-me" tabIndex={-1} className={styles.block} aria-label={words.heading}>
      <div className={`container grid ${styles.row}`}>
        <h2 data-word={longWord(words.heading, 3.5)}>{words.heading}</h2>
        <div className={styles.offer}>
          <p>{words.text}</p>
          <ProfileLink name={marketplace.name} url={marketplace.url} className="button">
            <Icon name={marketplace.icon} size={26} />
          </ProfileLink>
        </div>
      </div>
    </section>
  );
}
