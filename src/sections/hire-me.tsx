import { site } from '../../content/site.ts';
import { Icon } from '../components/icon.tsx';
import { OutboundLink } from '../components/link.tsx';
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
          <OutboundLink href={marketplace.url} className="button">
            <Icon name={marketplace.icon} size={26} /> Visit Profile
            <span className="visually-hidden"> on {marketplace.name}</span>
          </OutboundLink>
        </div>
      </div>
    </section>
  );
}
