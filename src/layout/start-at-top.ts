/**
 * Back and Forward to another page lead to its top, or to the section that its address names. This is for a page that the
 * browser has to load for that, as after a reload; layout.tsx does it for the others.
 */
export function startAtTop() {
  const activation = (window as Partial<Window>).navigation?.activation;
  const from = activation?.navigationType === 'traverse' && activation.from?.url;
  if (!from || new URL(from).pathname === location.pathname) return;
  // Chromium restores the position while the page loads, and on a slow machine once more after it has. Until the visitor
  // does something there is no other position to restore.
  history.scrollRestoration = 'manual';
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(event, restoreAgain, { once: true, passive: true });
  const section = document.getElementById(location.hash.slice(1));
  if (section) section.scrollIntoView();
  else scrollTo(0, 0);
}

function restoreAgain() {
  history.scrollRestoration = 'auto';
}
