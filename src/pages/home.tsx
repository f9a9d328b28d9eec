import type { ReactNode } from 'react';
import type { SectionId } from '../../model/sections.ts';
import { shown } from '../content.ts';
import { Experience } from '../sections/experience.tsx';
import { Hero } from '../sections/hero.tsx';
import { HireMe } from '../sections/hire-me.tsx';
import { Projects } from '../sections/projects.tsx';
import { Services } from '../sections/services.tsx';
import { Technologies } from '../sections/technologies.tsx';
import { PageHead } from './page-head.tsx';

/** Their order is that of the list in model/sections.ts. */
const sectionById: Record<SectionId, () => ReactNode> = {
  services: Services,
  experience: Experience,
  technologies: Technologies,
  'hire-me': HireMe,
  projects: Projects,
};

export function Home() {
  return (
    <>
      <PageHead path="/" />
      <Hero />
      {shown.map(({ id }) => {
        const Section = sectionById[id];
        return <Section key={id} />;
      })}
    </>
  );
}
