import { useLocation } from 'wouter';
import { Icon } from '../components/icon.tsx';
import { ChatLink, ContentLink, MailLink } from '../components/link.tsx';
import { useContent, useLabels, useSite } from '../site.ts';
import styles from './nav-menu.module.css';
import { LanguageLinks } from './language-links.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import { SectionItems } from './section-items.tsx';

/** One list: behind a button on a phone, part of the bar on a wide viewport. Both menus open without a script. */
export function NavMenu() {
  const { sections, servicesMenuAt, labels, others } = useSite();
  const { serviceMenu } = useContent('services');
  return (
    <>
      <button type="button" className={styles.menuButton} popoverTarget="menu">
        {labels.menu}
        <Icon name="menu-2" />
        <Icon name="x" />
      </button>
      <ul id="menu" popover="auto" className={styles.menu}>
        <SectionItems sections={sections.slice(0, servicesMenuAt)} />
        {serviceMenu.length > 0 && <ServicesMenu />}
        <SectionItems sections={sections.slice(servicesMenuAt)} />
        {others.length > 0 && <LanguageMenu />}
        <SchemeSwitch inBar={false} />
        <li>
          <MailLink className="button">{labels.discussProject}</MailLink>
        </li>
      </ul>
    </>
  );
}

function ServicesMenu() {
  const { serviceMenu } = useContent('services');
  const labels = useLabels();
  const [path] = useLocation();
  return (
    <li>
      <details className={styles.services} name="menu">
        <summary>
          {labels.services}
          <Icon name="chevron-down" size={18} />
        </summary>
        <ul>
          {serviceMenu.map((item) => (
            <li key={item.title}>
              {'path' in item ? (
                <ContentLink to={item.path} aria-current={path === item.path ? 'page' : undefined}>
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
  const labels = useLabels();
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
