import { site } from '../../content/site.ts';
import { PageHead } from '../components/page-head.tsx';
import { Experience } from '../sections/experience.tsx';
import { Hero } from '../sections/hero.tsx';
import { HireMe } from '../sections/hire-me.tsx';
import { Projects } from '../sections/projects.tsx';
import { Services } from '../sections/services.tsx';
import { Technologies } from '../sections/technologies.tsx';

export function Home() {
  return (
    <>
      <PageHead title={site.title} description={site.description} path="/" />
      <Hero />
      <Services />
      <Experience />
      <Technologies />
      <HireMe />
      <Projects />
    </>
  );
}
