import { useLocation } from 'wouter';
import { useSite } from '../site.ts';

/** The same page in the other languages, each in its own name. keep-section.ts adds the section that the visitor is at. */
export function LanguageLinks() {
  const [current] = useLocation();
  const { others, pages } = useSite();
  const isPage = pages.some(({ kind, path }) => kind !== 'not-found' && path === current);
  return others.map(({ code, name, home }) => (
    <li key={code}>
      <a href={isPage ? home + current.slice(1) : home} hrefLang={code} lang={code}>
        {name}
      </a>
    </li>
  ));
}
