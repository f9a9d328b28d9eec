import { Phrased } from '../components/phrased.tsx';
import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import { useContent } from '../site.ts';
import styles from './quotes.module.css';
import technologies from './technologies.module.css';

export function Quotes() {
  const { quotes } = useContent('quotes');
  const { site } = useContent('site');
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
              <blockquote>
                <Phrased>{words}</Phrased>
              </blockquote>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
