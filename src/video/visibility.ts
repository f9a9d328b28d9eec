type Watch = { target: Element; observer: IntersectionObserver; inView: boolean };

const watches = new Set<Watch>();
const scrollEndListeners = new Set<() => void>();
const scrollEndDelay = 150;
let scrollEnd: ReturnType<typeof setTimeout> | undefined;

/**
 * Reports when an element enters or leaves the viewport, extended by `rootMargin`. Entering is reported only after the
 * page has loaded and while it is not being scrolled: clips that are scrolled past are neither fetched nor played, and
 * observing costs no frame while scrolling. Leaving is reported at once.
 */
export function watchVisibility(target: Element, rootMargin: string, onChange: (inView: boolean) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      const { isIntersecting } = entries.at(-1)!;
      if (isIntersecting === watch.inView) return;
      watch.inView = isIntersecting;
      onChange(isIntersecting);
    },
    { rootMargin },
  );
  const watch: Watch = { target, observer, inView: false };
  watches.add(watch);
  addEventListener('load', observeAll);
  addEventListener('scroll', pauseWhileScrolling, { passive: true });
  if (!scrollEnd) observeAll();
  return () => {
    observer.disconnect();
    watches.delete(watch);
  };
}

/** Calls `listener` each time the page has stopped scrolling. */
export function onScrollEnd(listener: () => void) {
  scrollEndListeners.add(listener);
}

function observeAll() {
  if (scrollEnd) for (const listener of scrollEndListeners) listener();
  scrollEnd = undefined;
  if (document.readyState !== 'complete') return;
  for (const { observer, target } of watches) observer.observe(target);
}

function pauseWhileScrolling() {
  if (!scrollEnd) for (const { observer, inView } of watches) if (!inView) observer.disconnect();
  clearTimeout(scrollEnd);
  scrollEnd = setTimeout(observeAll, scrollEndDelay);
}
