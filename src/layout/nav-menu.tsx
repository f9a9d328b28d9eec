import { useLocation } from 'react-router';
import { serviceMenu } from '../../content/services.ts';
import { Icon } from '../components/icon.tsx';
import { ChatLink, ContentLink, mailAddress } from '../components/link.tsx';
import { linkedSections } from '../content.ts';
import { labels } from '../labels.ts';
import styles from './nav-menu.module.css';
import { LanguageLinks } from './language-links.tsx';
import { SectionItems } from './section-items.tsx';

const isBeforeServices = ({ id }: { id: string }) => id === 'technologies';

/** One list: behind a button on a phone, part of the bar on a wide viewport. Both menus open without a script. */
export function NavMenu() {
  return (
    <>
      <button type="button" className={styles.menuButton} popoverTarget="menu">
        {labels.menu}
        <Icon name="menu-2" />
        <Icon name="x" />
      </button>
      <ul id="menu" popover="auto" className={styles.menu}>
        <SectionItems sections={linkedSections.filter(isBeforeServices)} />
        {serviceMenu.length > 0 && <ServicesMenu />}
        <SectionItems sections={linkedSections.filter((section) => !isBeforeServices(section))} />
        {OTHER_LANGUAGES && <LanguageMenu />}
        <li>
          <a href={mailAddress} className="button">
            {labels.discussProject}
          </a>
        </li>
      </ul>
    </>
  );
}

function ServicesMenu() {
  const { pathname } = useLocation();
  return (
    <li>
      <details className={styles.services} name={OTHER_LANGUAGES && 'menu'}>
        <summary>
          {labels.services}
          <Icon name="chevron-down" size={18} />
        </summary>
        <ul>
          {serviceMenu.map((item) => (
            <li key={item.title}>
              {'path' in item ? (
                <ContentLink to={item.path} aria-current={pathname === item.path ? 'page' : undefined}>
                  {item.title}
                </ContentLink>
              ) : (
                <ChatLink subject={item.title} message={item.chatMessage}>
                  {item.title}
                </ChatLink>
              )}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function LanguageMenu() {
  return (
    <li>
      <details className={`${styles.services} ${styles.languages}`} name="menu">
        <summary>
          <Icon name="language" />
          {labels.language}
          <Icon name="chevron-down" size={18} />
        </summary>
        <ul>
          <LanguageLinks />
        </ul>
      </details>
    </li>
  );
}
