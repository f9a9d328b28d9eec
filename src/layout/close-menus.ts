const wide = matchMedia('(min-width: 48rem)');

/**
 * Both menus open without a script. This closes them once the visitor is elsewhere, and is in the first script to
 * arrive: a menu may be open long before React is there.
 */
export function closeMenusLeftBehind() {
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
  // A phone that is turned: what is open cannot be part of the bar.
  wide.addEventListener('change', () => closeMenus());
}

/** Unless the visitor is in them, at the element. */
function closeMenus(element?: Element) {
  closeServices(element);
  if (!element?.closest('#menu, [popovertarget]')) document.getElementById('menu')?.hidePopover?.();
}

function closeServices(element?: Element): boolean {
  const services = document.querySelector<HTMLDetailsElement>('#menu details[open]');
  // On a phone what follows in the menu would move away under the finger.
  if (!services || element?.closest(wide.matches ? 'details' : '#menu')) return false;
  if (services.contains(document.activeElement)) services.querySelector('summary')!.focus();
  services.open = false;
  return true;
}
