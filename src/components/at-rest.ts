type Watch = { target: Element; observer: IntersectionObserver };

const watches = new Set<Watch>();
const restAfter = 150;
let scrolling: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells whether an element is in view, but only once the page has loaded and while it is not being scrolled:
 * what is merely passed is neither fetched nor played, and looking costs no frame.
 */
export function watchAtRest(target: Element, rootMargin: string, tell: (inView: boolean) => void) {
  let told = false;
  const observer = new IntersectionObserver(
    (entries) => {
      const { isIntersecting } = entries.at(-1)!;
      if (isIntersecting === told) return;
      told = isIntersecting;
      tell(told);
    },
    { rootMargin },
  );
  const watch = { target, observer };
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
  if (!scrolling) for (const { observer } of watches) observer.disconnect();
  clearTimeout(scrolling);
  scrolling = setTimeout(look, restAfter);
}
