// What is painted first needs no script: the rest is fetched once the page has loaded,
// or sooner if the visitor starts to use it.
const signs = ['load', 'pointerdown', 'keydown', 'scroll'];
let tries = 2;

if (import.meta.env.DEV || document.readyState === 'complete') start();
else listen();

function listen() {
  for (const sign of signs) addEventListener(sign, start, { passive: true });
}

function start() {
  for (const sign of signs) removeEventListener(sign, start);
  import('./hydrate.tsx').catch((error) => {
    // The page works without it. A connection may be back at the next sign; a file that is gone stays gone.
    console.error(error);
    if (--tries) listen();
  });
}
