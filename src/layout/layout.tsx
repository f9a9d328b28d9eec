import { useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { NavBar } from './nav-bar.tsx';

export function Layout() {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const isPop = useNavigationType() === 'POP';
  const shown = useRef(location);

  useLayoutEffect(() => {
    const samePath = location.pathname === shown.current.pathname;
    // On load, and within a page, the browser itself goes where the address or the history says,
    // but not back and forward once a link to another page has taken that from it.
    const isLeftToBrowser = (location.hash || isPop) && history.scrollRestoration === 'auto';
    if (samePath && (location === shown.current || isLeftToBrowser)) return;
    shown.current = location;
    const section = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    // The keyboard goes on from there; without a tabindex a section could not take the focus.
    if (section) section.tabIndex = -1;
    if (!(samePath && isPop)) (section ?? main.current)?.focus({ preventScroll: true });
    const behavior = samePath ? 'auto' : 'instant';
    if (section) section.scrollIntoView({ behavior });
    else scrollTo({ top: 0, behavior });
  }, [location, isPop]);

  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <NavBar />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
