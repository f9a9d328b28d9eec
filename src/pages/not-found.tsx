import { useLocation } from 'react-router';
import { servicePages } from '../../content/services.ts';
import { site } from '../../content/site.ts';
import { Backdrop } from '../components/backdrop.tsx';
import { mailAddress, PageLink, SectionLink } from '../components/link.tsx';
import { longWord } from '../components/long-word.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { labels } from '../labels.ts';
import styles from './not-found.module.css';
import { PageHead } from './page-head.tsx';

export function NotFound() {
  const { heading, text } = site.notFound;
  const { pathname } = useLocation();
  // 404.html is the answer for every unknown path, so the path is known only after hydration.
  const path = useHydrated() ? asTyped(pathname) : '';

  return (
    <>
      <PageHead />
      <div className={`night ${styles.page}`}>
        <Backdrop />
        <div className="container">
          <p className={styles.path}>
            <bdi dir="ltr">404 {path}</bdi>
          </p>
          <h1 data-word={longWord(heading)}>{heading}</h1>
          <p className={styles.text}>{text}</p>
          <ul className={styles.ways}>
            <li>
              <PageLink to="/" className="button">
                {labels.goHome}
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
            <li>
              <a href={mailAddress}>
                <bdi dir="ltr">{site.contact.email}</bdi>
              </a>
            </li>
          </ul>
        </div>
      </div>
    </>
  );
}

/** `/✓` instead of `/%E2%9C%93`. React shows it as text, whatever it contains. */
function asTyped(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
