import { site } from '../../content/site.ts';
import { technologies } from '../../content/technologies.ts';
import { longWord } from '../components/long-word.ts';
import { Section } from '../components/section.tsx';
import { Tags } from '../components/tags.tsx';
import styles from './technologies.module.css';

export function Technologies() {
  return (
    <Section id="technologies" {...site.sections.technologies!}>
      {technologies.map(({ heading, tags }) => (
        <div key={heading} className={`grid ${styles.group}`}>
          <h3 data-word={longWord(heading)}>{heading}</h3>
          <div>
            <Tags tags={tags} label={heading} />
          </div>
        </div>
      ))}
    </Section>
  );
}
