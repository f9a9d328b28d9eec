/**
 * Both menus open without a script. This closes them once the visitor is elsewhere, and is in the first script to
 * arrive: a menu may be open long before React is there.
 */
export function closeMenusLeftBehind() {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[popover] a')) closeMenus();
  });
  document.addEventListener('focusin', ({ target }) => closeMenus(target as HTMLElement));
  document.addEventListener('beforetoggle', giveFocusBack, true);
  addEventListener('popstate', () => closeMenus());
  // A phone that is turned: what is open cannot be part of the bar.
  matchMedia('(min-width: 48rem)').addEventListener('change', () => closeMenus());
}

/** All, or those that the element neither is in nor opens. */
function closeMenus(element?: HTMLElement) {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    const opener = document.querySelector(`[popovertarget="${menu.id}"]`);
    if (!element || !(menu.contains(element) || element === opener)) menu.hidePopover?.();
  }
}

/** Browsers do this for the outermost menu only. */
function giveFocusBack({ newState, target }: ToggleEvent) {
  const menu = target as HTMLElement;
  if (newState !== 'closed' || !menu.contains(document.activeElement)) return;
  document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus();
}
