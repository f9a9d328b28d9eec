import { Heading } from '../components/heading.tsx';
import { Section } from '../components/section.tsx';
import { Tags } from '../components/tags.tsx';
import { useContent } from '../site.ts';
import styles from './technologies.module.css';

export function Technologies() {
  const { technologies } = useContent('technologies');
  const { site } = useContent('site');
  return (
    <Section id="technologies" {...site.sections.technologies!}>
      {technologies.map(({ heading, tags }) => (
        <div key={heading} className={`grid ${styles.group}`}>
          <Heading level="h3">{heading}</Heading>
          <div>
            <Tags tags={tags} label={heading} />
          </div>
        </div>
      ))}
    </Section>
  );
}
