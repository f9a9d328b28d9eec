import '../styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App, pages } from '../app.tsx';
import { keepFocusInView } from '../layout/keep-focus-in-view.ts';
import { askedAddress, notFoundPage } from './not-found-address.ts';
import { addressOfPage } from './page-address.ts';

const { BASE_URL } = import.meta.env;
if (OTHER_LANGUAGES) {
  const asked = askedAddress(location.pathname, BASE_URL, location.hash);
  if (asked) history.replaceState(history.state, '', location.origin + asked);
}
const { pathname, search, hash } = location;
const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
const isNotFoundPage = document.querySelector('meta[name=robots]') !== null;

// Hosts serve a page under several spellings: with .html, with more slashes, without the slash of the base path. The page
// says which one is its own, and hydration needs that one.
if (canonical) history.replaceState(history.state, '', new URL(canonical.href).pathname + search + hash);

// Other hosts answer some of these spellings with the 404 page: redirect them to the page.
const addresses = Object.keys(pages).map((path) => BASE_URL + path.slice(1));
const intendedAddress =
  isNotFoundPage &&
  ((OTHER_LANGUAGES && notFoundPage(pathname, BASE_URL, OTHER_LANGUAGES)) ??
    addressOfPage(pathname, addresses));

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <BrowserRouter basename={BASE_URL} useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

keepFocusInView();
if (intendedAddress) location.replace(intendedAddress + search + hash);
// The dev server does not prerender.
else if (import.meta.env.DEV) createRoot(root).render(app);
else {
  // Hydration in a transition yields to user input.
  startTransition(() => {
    hydrateRoot(root, app, { onUncaughtError: restoreOnError() });
  });
}

/**
 * React removes the whole page when a component throws, and with it the tags that PageHead has adopted in the head. This
 * puts the prerendered page back.
 */
function restoreOnError() {
  // Copies in a separate document are quick to make and fetch nothing.
  const inert = new Document();
  const prerendered = inert.importNode(root, true);
  const head = [
    ...document.head.querySelectorAll(
      'title, meta[name=description], meta[name=robots], link[rel=canonical]',
    ),
  ];
  const prerenderedHead = head.map((tag) => inert.importNode(tag, true));
  const { pathname } = location;
  return (error: unknown) => {
    console.error(error);
    if (location.pathname !== pathname) return location.reload();
    root.replaceWith(prerendered);
    document.head.append(...prerenderedHead);
  };
}
