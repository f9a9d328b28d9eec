import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';

// The file of a page, named by hand, is that page.
if (location.pathname.endsWith('.html')) {
  history.replaceState(null, '', location.href.replace(/(index)?\.html\b/, ''));
}

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// The dev server sends an empty page.
if (root.firstElementChild) {
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
