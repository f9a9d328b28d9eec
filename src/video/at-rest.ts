type Watch = { target: Element; observer: IntersectionObserver; inView: boolean };

const watches = new Set<Watch>();
const restAfter = 150;
let scrolling: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells when an element comes into view, but only once the page has loaded and while it is not being scrolled:
 * what is merely passed is neither fetched nor played, and looking costs no frame. That it left is told at once.
 */
export function watchAtRest(target: Element, rootMargin: string, tell: (inView: boolean) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      const { isIntersecting } = entries.at(-1)!;
      if (isIntersecting === watch.inView) return;
      watch.inView = isIntersecting;
      tell(isIntersecting);
    },
    { rootMargin },
  );
  const watch: Watch = { target, observer, inView: false };
  watches.add(watch);
  addEventListener('load', look);
  addEventListener('scroll', lookAway, { passive: true });
  if (!scrolling) look();
  return () => {
    observer.disconnect();
    watches.delete(watch);
  };
}

function look() {
  scrolling = undefined;
  if (document.readyState !== 'complete') return;
  for (const { observer, target } of watches) observer.observe(target);
}

function lookAway() {
  if (!scrolling) for (const { observer, inView } of watches) if (!inView) observer.disconnect();
  clearTimeout(scrolling);
  scrolling = setTimeout(look, restAfter);
}
