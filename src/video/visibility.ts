type Watch = { target: Element; observer: IntersectionObserver; inView: boolean };

const watches = new Set<Watch>();
const restListeners = new Set<() => void>();
const restDelay = 150;
/** A clip that stays in view during a slow scroll of many seconds plays all the same. */
const longestWait = 1000;
let restTimer: ReturnType<typeof setTimeout> | undefined;
let longestWaitTimer: ReturnType<typeof setTimeout> | undefined;

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
  addEventListener('scroll', waitForRest, { passive: true });
  addEventListener('resize', waitForRest);
  if (!restTimer) observeAll();
  return () => {
    observer.disconnect();
    watches.delete(watch);
  };
}

/** Calls `listener` each time the page has stopped moving, and now and then in a long scroll. */
export function onRest(listener: () => void) {
  restListeners.add(listener);
}

function observeAll() {
  if (document.readyState !== 'complete') return;
  for (const { observer, target } of watches) observer.observe(target);
}

/** With timers, because not all browsers have the `scrollend` event. */
function waitForRest() {
  if (!restTimer) {
    for (const { observer, inView } of watches) if (!inView) observer.disconnect();
    longestWaitTimer = setTimeout(onEndOfWait, longestWait);
  }
  clearTimeout(restTimer);
  restTimer = setTimeout(onEndOfWait, restDelay);
}

function onEndOfWait() {
  clearTimeout(restTimer);
  clearTimeout(longestWaitTimer);
  restTimer = undefined;
  observeAll();
  for (const listener of restListeners) listener();
}
