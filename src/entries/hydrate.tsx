import '../styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { servicePages } from '../../content/services.ts';
import { App } from '../app.tsx';
import { restoreScrollWithinPages } from '../layout/scroll-restoration.ts';

const { BASE_URL } = import.meta.env;
const { pathname, search, hash } = location;
const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
const isNotFoundPage = document.querySelector('meta[name=robots]') !== null;

// Hosts serve a page under several spellings: with .html, with more slashes, without the slash of the base path. The page
// says which one is its own, and hydration needs that one.
if (canonical) history.replaceState(history.state, '', new URL(canonical.href).pathname + search + hash);

// Other spellings get the 404 page from some hosts: redirect these to the page.
const intendedAddress = isNotFoundPage && addressOfPage(pathname);

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <BrowserRouter basename={BASE_URL} useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

restoreScrollWithinPages();
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

function addressOfPage(path: string): string | undefined {
  const spelling = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(\.html)?\/?$/, '');
  return servicePages
    .map((page) => BASE_URL + page.path.slice(1))
    .find((address) => address !== path && address.toLowerCase() === spelling);
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
