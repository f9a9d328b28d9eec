// What is painted first needs no script: the rest is fetched once the page has loaded,
// or sooner if the visitor starts to use it.
const signs = ['pointerdown', 'keydown', 'scroll'] as const;

if (import.meta.env.DEV || document.readyState === 'complete') start();
else {
  addEventListener('load', start);
  for (const sign of signs) addEventListener(sign, start, { passive: true });
}

function start() {
  removeEventListener('load', start);
  for (const sign of signs) removeEventListener(sign, start);
  import('./hydrate.tsx');
}
