/**
 * Back and Forward to another page lead to its top, or to the section that its address names. This is for a page that the
 * browser has to load for that, as after a reload; layout.tsx does it for the others.
 */
export function startAtTop() {
  const activation = (window as Partial<Window>).navigation?.activation;
  const from = activation?.navigationType === 'traverse' && activation.from?.url;
  if (!from || new URL(from).pathname === location.pathname) return;
  history.scrollRestoration = 'manual';
  addEventListener('load', () =>
    // Chromium restores the position once more after this event.
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    }),
  );
  const section = document.getElementById(location.hash.slice(1));
  if (section) section.scrollIntoView();
  else scrollTo(0, 0);
}
