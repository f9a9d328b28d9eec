import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useLabels } from '../site.ts';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { moveTo } from './move-to.ts';
import { NavBar } from './nav-bar.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const labels = useLabels();
  useArrival();
  return (
    <>
      <a href="#main" className={styles.skip}>
        {labels.skipToContent}
      </a>
      <NavBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}

/** Another page begins at its top, or at the section that its address names. */
function useArrival() {
  const [path] = useLocation();
  const lastPath = useRef(path);
  const isTraversal = useRef(false);

  useLayoutEffect(() => {
    const note = ({ type }: Event) => {
      isTraversal.current = type === 'popstate';
    };
    // The router gives its own navigation the name of the method that it calls.
    const events = ['popstate', 'pushState', 'replaceState'];
    for (const event of events) addEventListener(event, note, true);
    return () => {
      for (const event of events) removeEventListener(event, note, true);
    };
  }, []);

  useLayoutEffect(() => {
    // On load and within a page the browser itself scrolls to the anchor, or to the position in its history.
    if (path === lastPath.current) return;
    lastPath.current = path;
    const section = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (!isTraversal.current) return moveTo(section, 'instant');
    // After this, and before the next frame, the browser restores the position in its history. In Firefox it would do so
    // smoothly, and go on after the page has scrolled to its top.
    const { style } = document.documentElement;
    style.scrollBehavior = 'auto';
    moveTo(section, 'instant');
    requestAnimationFrame(() => {
      moveTo(section, 'instant');
      style.scrollBehavior = '';
    });
  }, [path]);
}
