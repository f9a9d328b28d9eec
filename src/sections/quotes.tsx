import { quotes } from '../../content/quotes.ts';
import { site } from '../../content/site.ts';
import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import styles from './quotes.module.css';
import technologies from './technologies.module.css';

export function Quotes() {
  return (
    <Section id="quotes" {...site.sections.quotes!}>
      <ul className={styles.quotes}>
        {quotes.map(({ words, name, role, portrait }) => (
          <li key={words}>
            <figure className={`grid ${technologies.group}`}>
              <figcaption>
                {portrait && <Picture picture={portrait} alt="" sizes="56px" />}
                <p>
                  <b>{name}</b>
                  <br />
                  {role}
                </p>
              </figcaption>
              <blockquote>{words}</blockquote>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
