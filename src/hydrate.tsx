import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';

const { pathname, search, hash } = location;
const isNotFoundPage = document.querySelector('meta[name=robots]') !== null;

// The file of a page, named by hand, is that page; and some hosts leave out the slash at the end of a path.
if (pathname.endsWith('.html') && !isNotFoundPage) {
  const path = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  history.replaceState(null, '', path + search + hash);
} else if (`${pathname}/` === import.meta.env.BASE_URL) {
  history.replaceState(null, '', import.meta.env.BASE_URL + search + hash);
}

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// The dev server sends an empty page. The one for unknown addresses may turn out to be known here: hosts care
// about capitals, and the router does not.
if (root.firstElementChild && !isNotFoundPage) {
  // As a transition, so that it yields to the visitor.
  startTransition(() => {
    hydrateRoot(root, app, { onUncaughtError: putBackOnError() });
  });
} else createRoot(root).render(app);

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
