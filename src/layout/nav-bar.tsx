import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { PageLink } from '../components/link.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useContent, useLabels } from '../site.ts';
import { useBarState } from './bar-state.ts';
import { MotionButton } from './motion-button.tsx';
import styles from './nav-bar.module.css';
import { NavMenu } from './nav-menu.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

export function NavBar() {
  const { site } = useContent('site');
  const labels = useLabels();
  const { hidden, solid } = useBarState();
  const active = useActiveItem();
  const initials = useRef<HTMLAnchorElement>(null);
  const logo = useRef<HTMLAnchorElement>(null);

  useLayoutEffect(() => {
    // The initials disappear, and the keyboard focus would be lost with them.
    if (!hidden && document.activeElement === initials.current) logo.current!.focus({ preventScroll: true });
  }, [hidden]);

  return (
    <header className={styles.header} data-active={active} data-hidden={hidden} data-solid={solid}>
      <PageLink ref={initials} to="/" className={styles.initials}>
        {site.initials} <span className="visually-hidden">{labels.home}</span>
      </PageLink>
      <div className={styles.bar}>
        <div className={`container ${styles.row}`}>
          <PageLink
            ref={logo}
            to="/"
            className={styles.logo}
            aria-current={active === 'home' ? 'page' : undefined}
          >
            <span>{site.name}</span>
          </PageLink>
          <nav className={styles.nav} aria-label={labels.mainNavigation}>
            <MotionButton />
            <SchemeSwitch inBar />
            <NavMenu />
          </nav>
        </div>
      </div>
    </header>
  );
}

function useActiveItem() {
  const [path] = useLocation();
  const hydrated = useHydrated();
  if (path === '/') return 'home';
  // 404.html is the answer for every unknown path, so the path is known only after hydration.
  if (hydrated && (path === '/pricing' || path === '/blog')) return path.slice(1);
  return 'book';
}
