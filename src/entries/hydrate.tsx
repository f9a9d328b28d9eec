import '../styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { servicePages } from '../../content/services.ts';
import { App } from '../app.tsx';

const { BASE_URL } = import.meta.env;
const { pathname, search, hash } = location;
const isNotFoundPage = document.querySelector('meta[name=robots]') !== null;

// Some hosts also serve a page under its file name, or serve the base path without its slash: show the page's own address.
if (pathname.endsWith('.html') && !isNotFoundPage) {
  const path = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  history.replaceState(null, '', path + search + hash);
} else if (`${pathname}/` === BASE_URL) history.replaceState(null, '', BASE_URL + search + hash);

// Most hosts answer 404 when only upper and lower case differ, and some when there is a slash at the end: redirect these
// addresses to the page.
const intendedAddress =
  isNotFoundPage &&
  servicePages
    .map(({ path }) => BASE_URL + path.slice(1))
    .find((path) => path !== pathname && path.toLowerCase() === pathname.toLowerCase().replace(/\/$/, ''));

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <BrowserRouter basename={BASE_URL} useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

if (intendedAddress) location.replace(intendedAddress + search + hash);
else if (root.firstElementChild) {
  // Hydration in a transition yields to user input.
  startTransition(() => {
    hydrateRoot(root, app, { onUncaughtError: restoreOnError() });
  });
} else {
  // The dev server does not prerender.
  createRoot(root).render(app);
}

/** React removes the whole page when a component throws. This puts the prerendered page back. */
function restoreOnError() {
  // A copy in a separate document is quick to make and fetches nothing.
  const prerendered = new Document().importNode(root, true);
  const { pathname } = location;
  return (error: unknown) => {
    console.error(error);
    if (location.pathname === pathname) root.replaceWith(prerendered);
    else location.reload();
  };
}
