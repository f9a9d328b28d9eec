import { useLocation } from 'wouter';
import { Backdrop } from '../components/backdrop.tsx';
import { MailLink, PageLink, SectionLink } from '../components/link.tsx';
import { Heading } from '../components/heading.tsx';
import { Phrased } from '../components/phrased.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { LanguageLinks } from '../layout/language-links.tsx';
import { useContent, useSite } from '../site.ts';
import styles from './not-found.module.css';
import { PageHead } from './page-head.tsx';

export function NotFound() {
  const { site } = useContent('site');
  const { servicePages } = useContent('services');
  const { labels, others } = useSite();
  const { heading, text } = site.notFound;
  const [asked] = useLocation();
  // 404.html is the answer for every unknown path, so the path is known only after hydration.
  const path = useHydrated() ? asked : '';

  return (
    <>
      <PageHead path="/404" />
      <div className={`night ${styles.page}`}>
        <Backdrop />
        <div className="container">
          <p className={styles.path}>
            404 <bdi dir="ltr">{path}</bdi>
          </p>
          <Heading level="h1">{heading}</Heading>
          <p className={styles.text}>{text}</p>
          <ul className={styles.ways}>
            <li>
              <PageLink to="/" className="button">
                <Phrased>{labels.goHome}</Phrased>
              </PageLink>
            </li>
            <li>
              <SectionLink section="projects">{labels.latestProjects}</SectionLink>
            </li>
            {servicePages.map((page) => (
              <li key={page.path}>
                <PageLink to={page.path}>{page.title}</PageLink>
              </li>
            ))}
            {/* Many hosts answer with the page of the first language everywhere, and only a script leads on to the right one. */}
            {others.length > 0 && <LanguageLinks />}
            <li>
              <MailLink>
                <bdi dir="ltr">{site.contact.email}</bdi>
              </MailLink>
            </li>
          </ul>
        </div>
      </div>
    </>
  );
}
