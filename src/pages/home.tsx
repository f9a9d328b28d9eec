import { type ReactNode, Suspense } from 'react';
import type { SectionId } from '../../model/home-sections.ts';
import { Experience } from '../sections/experience.tsx';
import { Hero } from '../sections/hero.tsx';
import { HireMe } from '../sections/hire-me.tsx';
import { OwnSection } from '../sections/own-section.tsx';
import { Projects } from '../sections/projects.tsx';
import { Quotes } from '../sections/quotes.tsx';
import { Services } from '../sections/services.tsx';
import { Technologies } from '../sections/technologies.tsx';
import { useSite } from '../site.ts';
import { PageHead } from './page-head.tsx';

/** Their order is in model/home-sections.ts, or in content/sections.ts. */
const sectionById: Record<SectionId, () => ReactNode> = {
  services: Services,
  experience: Experience,
  technologies: Technologies,
  'hire-me': HireMe,
  quotes: Quotes,
  projects: Projects,
};

export function Home() {
  const { sections, content } = useSite();
  return (
    <>
      <PageHead path="/" />
      <Hero />
      {sections.map(({ id }) => {
        const Section = sectionById[id];
        const own = content.sections?.sections?.find((each) => each.id === id);
        return (
          // A boundary, so that React hydrates one section at a time, and input comes in between.
          <Suspense key={id}>{own ? <OwnSection own={own} /> : <Section />}</Suspense>
        );
      })}
    </>
  );
}
