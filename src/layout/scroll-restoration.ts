/**
 * Back and Forward within a page return to the last position, which the browser does by itself. To another page they lead
 * to its top, as every change of the path does: there the browser must not restore the position.
 */
export function restoreScrollWithinPages() {
  (window as Partial<Window>).navigation?.addEventListener('navigate', (event) => {
    const { navigationType, destination, canIntercept } = event;
    const isOtherPage = new URL(destination.url!).pathname !== location.pathname;
    if (navigationType === 'traverse' && destination.sameDocument && canIntercept && isOtherPage)
      event.intercept({ scroll: 'manual', focusReset: 'manual' });
  });
}
