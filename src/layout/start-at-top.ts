import { moveTo } from './move-to.ts';

/**
 * Back and Forward to another page lead to its top, or to the section that its address names. This is for a page that the
 * browser has to load for that, as after a reload, or has kept; layout.tsx does it for the others.
 */
export function startAtTop() {
  if (isBackFromPage()) holdStart();
  // A page that the browser has kept is as the visitor left it, also its focus.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isBackFromPage()) moveTo(document.getElementById(location.hash.slice(1)), 'instant');
  });
}

/** Whether the visitor comes by Back or Forward from another page of the site: other sites have no address here. */
function isBackFromPage(): boolean {
  const activation = (window as Partial<Window>).navigation?.activation;
  const from = activation?.navigationType === 'traverse' && activation.from?.url;
  return from ? new URL(from).pathname !== location.pathname : false;
}

function holdStart() {
  const scroll = () => {
    const section = document.getElementById(location.hash.slice(1));
    if (section) section.scrollIntoView();
    else scrollTo(0, 0);
  };
  const stop = () => {
    history.scrollRestoration = 'auto';
    removeEventListener('scroll', scroll);
  };
  history.scrollRestoration = 'manual';
  scroll();
  // Chromium may restore the position all the same, even after the page has loaded. Before any input, nobody else scrolls.
  addEventListener('scroll', scroll);
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(event, stop, { once: true, passive: true });
  addEventListener('load', () => setTimeout(stop, 1000));
}
