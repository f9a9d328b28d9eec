const wide = matchMedia('(min-width: 48rem)');

/**
 * Both menus open without a script. This closes them when the visitor goes on to something else. It is part of the first
 * script, because a menu can be open long before hydration.
 */
export function closeMenusOnLeave() {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('#menu a')) closeMenus();
  });
  document.addEventListener('focusin', ({ target }) => closeMenus(target as Element));
  document.addEventListener('pointerdown', ({ target }) => closeServices(target as Element));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && closeServices()) event.preventDefault();
  });
  document.addEventListener('beforetoggle', () => closeServices(), true);
  addEventListener('popstate', () => closeMenus());
  // When a phone is rotated, a menu that is open as a popover cannot become part of the bar. Not with the `change` event of
  // the media query, which Chromium does not send when the visitor changes the size of the text.
  let wasWide = wide.matches;
  new ResizeObserver(() => {
    if (wasWide !== wide.matches) closeMenus();
    wasWide = wide.matches;
  }).observe(document.body);
}

/** Closes both menus, except one that contains `element`. */
function closeMenus(element?: Element) {
  closeServices(element);
  if (!element?.closest('#menu, [popovertarget]')) document.getElementById('menu')?.hidePopover?.();
}

function closeServices(element?: Element): boolean {
  const services = document.querySelector<HTMLDetailsElement>('nav details[open]');
  // On a phone the items below it would move while the visitor touches them.
  const kept = wide.matches ? services : document.getElementById('menu');
  if (!services || (element && kept?.contains(element))) return false;
  if (services.contains(document.activeElement)) services.querySelector('summary')!.focus();
  services.open = false;
  return true;
}
