import type { OwnFacts, OwnList, OwnSection as Own, OwnText } from '../../model/sections.ts';
import { Heading } from '../components/heading.tsx';
import { Icon } from '../components/icon.tsx';
import { OutboundLink } from '../components/link.tsx';
import { longWord } from '../components/long-word.ts';
import { Picture } from '../components/picture.tsx';
import { Paragraphs } from '../components/rich-text.tsx';
import { Section } from '../components/section.tsx';
import { usePhrases, useSite } from '../site.ts';
import styles from './own-section.module.css';
import technologies from './technologies.module.css';

/** A section that the owner added in content/sections.ts. */
export function OwnSection({ own }: { own: Own }) {
  const { id, heading, intro } = own;
  return (
    <Section id={id} heading={heading} intro={intro}>
      {own.kind === 'list' ? (
        <List own={own} />
      ) : own.kind === 'text' ? (
        <Text own={own} />
      ) : (
        <Facts own={own} />
      )}
    </Section>
  );
}

function List({ own: { id, entries } }: { own: OwnList }) {
  const { times } = useSite();
  return (
    <ul className={styles.list}>
      {entries.map(({ title, place, text, link, icon }, index) => {
        const time = times![id]![index];
        const name = <Heading level="h3">{title}</Heading>;
        return (
          <li key={title + place + time + text} className={`grid ${technologies.group}`}>
            <div className={styles.title}>
              {icon && <Icon name={icon} size={26} />}
              {link ? <OutboundLink href={link}>{name}</OutboundLink> : name}
            </div>
            {(place || time || text) && (
              <div className={styles.more}>
                {place && <p>{place}</p>}
                {time && <p className={styles.time}>{time}</p>}
                {text && <p className={styles.words}>{text}</p>}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Text({ own: { paragraphs, portrait } }: { own: OwnText }) {
  return (
    <div className={`grid ${styles.text}`}>
      {portrait && (
        <Picture picture={portrait} alt="" sizes="(min-width: 1400px) 371px, (min-width: 768px) 27vw, 72vw" />
      )}
      <div>
        <Paragraphs texts={paragraphs} />
      </div>
    </div>
  );
}

function Facts({ own: { heading, facts } }: { own: OwnFacts }) {
  const phrased = usePhrases();
  return (
    // All values in one size: that of the one with the longest word.
    <dl className={styles.facts} data-word={longWord(facts.map(({ value }) => phrased(value)).join(' '))}>
      {facts.map(({ value, meaning }) => (
        <div key={value + meaning}>
          <dt className={meaning ? undefined : 'visually-hidden'}>{meaning ?? heading}</dt>
          <dd>{phrased(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
