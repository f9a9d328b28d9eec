import type { MouseEvent, ToggleEvent } from 'react';
import { useLocation } from 'react-router';
import { serviceMenu } from '../../content/services.ts';
import { site } from '../../content/site.ts';
import { Icon } from '../components/icon.tsx';
import { chatAddress, mailAddress, OutboundLink, PageLink, SectionLink } from '../components/link.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { useBarState } from './bar-state.ts';
import { MotionButton } from './motion-button.tsx';
import styles from './nav-bar.module.css';

export function NavBar() {
  const { hidden, solid } = useBarState();
  const active = useActiveItem();

  return (
    <header className={styles.header} data-active={active} data-hidden={hidden} data-solid={solid}>
      <PageLink to="/" className={styles.initials}>
        <span aria-hidden>{site.initials}</span>
        <span className="visually-hidden">{site.name}, home</span>
      </PageLink>
      <div className={styles.bar}>
        <div className={`container ${styles.row}`}>
          <PageLink to="/" className={styles.logo} aria-current={active === 'home' ? 'page' : undefined}>
            {site.name}
          </PageLink>
          <nav className={styles.nav} aria-label="Main">
            <MotionButton />
            <button type="button" className={styles.menuButton} popoverTarget="menu">
              Menu <Icon name="menu-2" />
              <Icon name="x" />
            </button>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks links too */}
            <ul id="menu" popover="auto" className={styles.menu} onClick={closeOnChoice}>
              <li>
                <SectionLink section="technologies">Technologies</SectionLink>
              </li>
              <li className={styles.services}>
                <button type="button" popoverTarget="services-menu">
                  Services <Icon name="chevron-down" size={18} />
                </button>
                <ServicesMenu />
              </li>
              <li>
                <SectionLink section="projects">Projects</SectionLink>
              </li>
              <li>
                <a href={mailAddress} className="button">
                  Discuss Project
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </header>
  );
}

function ServicesMenu() {
  const { pathname } = useLocation();
  return (
    <ul id="services-menu" popover="auto" className={styles.servicesMenu} onBeforeToggle={giveFocusBack}>
      {serviceMenu.map((item) => (
        <li key={item.title}>
          {'path' in item ? (
            <PageLink to={item.path} aria-current={pathname === item.path ? 'page' : undefined}>
              {item.title}
            </PageLink>
          ) : (
            <OutboundLink href={chatAddress(item.chatMessage)}>{item.title}</OutboundLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function useActiveItem() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  if (pathname === '/') return 'home';
  // One file answers for every unknown path, so the path is known only once the script runs.
  if (hydrated && (pathname === '/pricing' || pathname === '/blog')) return pathname.slice(1);
  return 'book';
}

function closeOnChoice(event: MouseEvent<HTMLElement>) {
  if (!(event.target as Element).closest('a')) return;
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
}

/** Browsers do this for the outermost menu only. */
function giveFocusBack({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState !== 'closed' || !currentTarget.contains(document.activeElement)) return;
  document.querySelector<HTMLElement>(`[popovertarget="${currentTarget.id}"]`)?.focus();
}
