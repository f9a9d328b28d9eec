import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { labels } from '../labels.ts';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { NavBar } from './nav-bar.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const isPop = useNavigationType() === 'POP';
  const lastLocation = useRef(location);

  useLayoutEffect(() => {
    const samePath = location.pathname === lastLocation.current.pathname;
    // On load and within a page the browser itself scrolls to the anchor, or to the position in its history.
    if (samePath && (location === lastLocation.current || location.hash || isPop)) return;
    lastLocation.current = location;
    const section = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    // Keyboard navigation continues from there.
    (section ?? main.current)?.focus({ preventScroll: true });
    const behavior = samePath ? 'auto' : 'instant';
    const scroll = () => {
      if (section) section.scrollIntoView({ behavior });
      else scrollTo({ top: 0, behavior });
    };
    if (!isPop) return scroll();
    // After this, and before the next frame, the browser restores the position in its history. In Firefox it would do so
    // smoothly, and go on after the page has scrolled to its top.
    const { style } = document.documentElement;
    style.scrollBehavior = 'auto';
    scroll();
    requestAnimationFrame(() => {
      scroll();
      style.scrollBehavior = '';
    });
  }, [location, isPop]);

  return (
    <>
      <a href="#main" className={styles.skip}>
        {labels.skipToContent}
      </a>
      <NavBar />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}
