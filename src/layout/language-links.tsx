import { useLocation } from 'react-router';
import { servicePages } from '../../content/services.ts';
import { stories } from '../pages/stories.ts';

/** The same page in the other languages, each in its own name. keep-section.ts adds the section that the visitor is at. */
export function LanguageLinks() {
  const { pathname } = useLocation();
  const isPage = [...servicePages, ...stories].some(({ path }) => path === pathname);
  return OTHER_LANGUAGES?.map(({ code, name, home }) => (
    <li key={code}>
      <a href={isPage ? home + pathname.slice(1) : home} hrefLang={code} lang={code}>
        {name}
      </a>
    </li>
  ));
}
