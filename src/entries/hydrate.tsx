import '../styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { servicePages } from '../../content/services.ts';
import { App } from '../app.tsx';

const { BASE_URL } = import.meta.env;
const { pathname, search, hash } = location;
const isNotFoundPage = document.querySelector('meta[name=robots]') !== null;

// The file of a page, named by hand, is that page; and some hosts leave out the slash at the end of a path.
if (pathname.endsWith('.html') && !isNotFoundPage) {
  const path = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  history.replaceState(null, '', path + search + hash);
} else if (`${pathname}/` === BASE_URL) history.replaceState(null, '', BASE_URL + search + hash);

// Hosts care about capitals, and some about a slash at the end: visitors do not.
const meant =
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

if (meant) location.replace(meant + search + hash);
else if (root.firstElementChild) {
  // As a transition, so that it yields to the visitor.
  startTransition(() => {
    hydrateRoot(root, app, { onUncaughtError: putBackOnError() });
  });
} else {
  // The dev server sends an empty page.
  createRoot(root).render(app);
}

/** React empties the page when something in it fails: the visitor then gets back what the server sent. */
function putBackOnError() {
  // In a document of its own, where a copy is quick to make and fetches nothing.
  const sent = new Document().importNode(root, true);
  const { pathname } = location;
  return (error: unknown) => {
    console.error(error);
    if (location.pathname === pathname) root.replaceWith(sent);
    else location.reload();
  };
}
