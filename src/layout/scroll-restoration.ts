/**
 * Back and Forward within a page return to the place, which the browser does by itself. To another page they lead to its
 * top, as every change of the path does: there the browser must not restore the place.
 */
export function restoreScrollWithinPages() {
  const { navigation } = window as Partial<Window>;
  if (!navigation) return restoreNothing();
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, destination, canIntercept } = event;
    const isOtherPage = new URL(destination.url!).pathname !== location.pathname;
    if (navigationType === 'traverse' && destination.sameDocument && canIntercept && isOtherPage)
      event.intercept({ scroll: 'manual', focusReset: 'manual' });
  });
}

/** In a browser that cannot tell the two apart. After a reload it restores the place all the same. */
function restoreNothing() {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}
