/**
 * A link or button that has the keyboard focus and is in the viewport stays there when the window or the text changes its
 * size. One that the visitor has scrolled away from does not pull the page back.
 */
export function keepFocusInView() {
  let wasInView = false;
  const note = () => {
    const box = document.activeElement!.getBoundingClientRect();
    wasInView = box.bottom > 0 && box.top < innerHeight;
  };
  const keep = () => {
    // A link that was clicked gets the focus ring with the next key, perhaps long after it got the focus.
    const focused = document.querySelector(':focus-visible:not([tabindex])');
    if (wasInView) focused?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  document.addEventListener('focusin', note);
  addEventListener('scroll', note, { passive: true });
  addEventListener('resize', keep);
  // A change of the text size in the settings of the browser resizes only the page.
  new ResizeObserver(keep).observe(document.body);
}
