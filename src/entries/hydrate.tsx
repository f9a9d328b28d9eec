import '../styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { SiteData } from '../../model/site-data.ts';
import { App } from '../app.tsx';
import { fetchData } from '../fetch-data.ts';
import { keepFocusInView } from '../layout/keep-focus-in-view.ts';
import { preloadStory } from '../pages/stories.ts';
import { askedAddress, notFoundPage } from './not-found-address.ts';
import { addressOfPage } from './page-address.ts';

export async function hydrate(site: SiteData) {
  const { home, others, pages } = site;
  const asked = askedAddress(location.pathname, home, location.hash);
  if (asked) history.replaceState(history.state, '', location.origin + asked);
  const { pathname, search, hash } = location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const isNotFoundPage = document.querySelector('meta[name=robots]') !== null;

  // Hosts serve a page under several spellings: with .html, with more slashes, without the slash of the base path. The page
  // says which one is its own, and hydration needs that one. The dev server is not at the address of the site.
  if (canonical && import.meta.env.PROD)
    history.replaceState(history.state, '', new URL(canonical.href).pathname + search + hash);

  // Other hosts answer some of these spellings with the 404 page: redirect them to the page.
  const addresses = pages.flatMap(({ kind, path }) => (kind === 'not-found' ? [] : home + path.slice(1)));
  const intendedAddress =
    isNotFoundPage && (notFoundPage(pathname, home, others) ?? addressOfPage(pathname, addresses));
  if (intendedAddress) return location.replace(intendedAddress + search + hash);

  await loadStoryAt(location.pathname, site);
  keepFocusInView();
  const root = document.getElementById('root')!;
  // Hydration in a transition yields to user input.
  startTransition(() => {
    const page = hydrateRoot(root, <App site={site} />, { onUncaughtError: restoreOnError(root) });
    if (import.meta.hot) showEdits(import.meta.hot, (edited) => page.render(<App site={edited} />));
  });
}

async function loadStoryAt(pathname: string, { home, pages, stories }: SiteData) {
  const { id } = pages.find(({ path }) => pathname === home + path.slice(1)) ?? {};
  if (id) await preloadStory(stories[id]!);
}

/**
 * The dev server says when the content or the theme has changed. The editor in src/editor/ asks for the content with marks, and
 * for it without when editing is over.
 */
function showEdits(hot: NonNullable<ImportMeta['hot']>, render: (site: SiteData) => void) {
  const theme = document.getElementById('theme')!;
  const { site: address } = document.querySelector<HTMLScriptElement>('script[data-site]')!.dataset;
  let marks = '';
  let latest = 0;
  let shown = 0;
  const show = async () => {
    latest += 1;
    const turn = latest;
    const [site, style, { flushSync }] = await Promise.all([
      fetchData<SiteData>(address + marks),
      fetch('/@site/theme.css').then((answer) => answer.text()),
      import('react-dom'),
    ]);
    await loadStoryAt(location.pathname, site);
    if (turn !== latest) return;
    if (theme.textContent !== style) theme.textContent = style;
    document.dispatchEvent(new Event('beforecontent'));
    flushSync(() => render(site));
    shown = turn;
    document.dispatchEvent(new Event('content'));
  };
  hot.on('content', show);
  document.addEventListener('showcontent', (event) => {
    const wanted = (event as CustomEvent<{ isMarked: boolean }>).detail.isMarked ? '?marked' : '';
    // One that is on its way is enough.
    if (wanted === marks && shown !== latest) return;
    marks = wanted;
    show();
  });
}

/**
 * React removes the whole page when a component throws, and with it the tags that PageHead has adopted in the head. This
 * puts the prerendered page back.
 */
function restoreOnError(root: HTMLElement) {
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
