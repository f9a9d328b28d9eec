/**
 * A link or button that has the keyboard focus and is in the viewport stays there when the window or the text changes its
 * size. One that the visitor has scrolled away from does not pull the page back.
 */
export function keepFocusInView() {
  let isInView = false;
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)!.isIntersecting;
  });
  // Called before the observer reports the change: `isInView` is still the state before it.
  const keep = () => {
    const focused = document.querySelector(':focus-visible:not([tabindex])');
    if (isInView) focused?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  document.addEventListener('focusin', ({ target }) => {
    isInView = false;
    observer.disconnect();
    observer.observe(target as Element);
  });
  addEventListener('resize', keep);
  // A change of the text size in the settings of the browser resizes only the page.
  new ResizeObserver(keep).observe(document.body);
}
