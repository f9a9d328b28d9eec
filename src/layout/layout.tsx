import { useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { NavBar } from './nav-bar.tsx';

export function Layout() {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const isPop = useNavigationType() === 'POP';
  const lastLocation = useRef(location);

  useLayoutEffect(() => {
    const samePath = location.pathname === lastLocation.current.pathname;
    // On load and within a page the browser itself scrolls to the anchor, or to the position in its history.
    const browserScrolls = (location.hash || isPop) && history.scrollRestoration === 'auto';
    if (samePath && (location === lastLocation.current || browserScrolls)) return;
    lastLocation.current = location;
    const section = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    // Keyboard navigation continues from there.
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
