import { closeMenusLeftBehind } from '../layout/close-menus.ts';

// What is painted first needs no script: the rest is fetched once the page has loaded and can be seen,
// or sooner if the visitor starts to use it.
const signs = ['pointerdown', 'keydown', 'scroll'];
let tries = 2;
let started = false;

closeMenusLeftBehind();
if (import.meta.env.DEV) start();
else {
  showFonts();
  listen();
  if (document.readyState === 'complete') startOncePainted();
  else addEventListener('load', startOncePainted);
}

/** All at once: each that comes by itself has the whole page laid out anew. */
async function showFonts() {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[as=font]');
  const fonts = [...preloads].map(({ href }) => new FontFace('arriving', `url("${href}")`));
  await Promise.allSettled(fonts.map((font) => font.load()));
  document.querySelector<HTMLStyleElement>('body > style')!.media = 'all';
}

function listen() {
  for (const sign of signs) addEventListener(sign, start, { passive: true });
}

function startOncePainted() {
  new PerformanceObserver(tryFirst).observe({ type: 'paint', buffered: true });
  // Firefox tells of no paint when it reloads a page in its middle.
  setTimeout(() => requestAnimationFrame(tryFirst), 1000);
}

function tryFirst() {
  if (tries === 2) start();
}

function start() {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start);
  document.documentElement.dataset.inUse = 'true';
  import('./hydrate.tsx').catch((error) => {
    // The page works without it. A connection may be back at the visitor's next sign: a file that is gone is not.
    console.error(error);
    started = false;
    if (--tries) listen();
  });
}
