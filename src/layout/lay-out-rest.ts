/** In milliseconds. Longer steps would let the page answer late. */
const longestStep = 8;

/**
 * Lays out what is far below the first screen, which src/styles/parts.css leaves out at first: some parts of the page in each
 * frame. The layout of all of it in one task, again for each font, would block the page for long.
 */
export function layOutRest() {
  const parts = [...document.querySelectorAll<HTMLElement>('main section, main article')];
  const left = parts.values();
  requestAnimationFrame(function layOutSome() {
    const start = performance.now();
    for (const part of left) {
      part.dataset.whole = '';
      part.getBoundingClientRect();
      if (performance.now() - start > longestStep) return requestAnimationFrame(layOutSome);
    }
    layOutAll();
    for (const { dataset } of parts) delete dataset.whole;
  });
}

export function layOutAll() {
  document.documentElement.dataset.whole = '';
}

/** After a reload or Back, the browser scrolls to where the visitor was, for which everything above must have its height. */
export function layOutAboveView() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const top = scrollY;
  if (top === 0 && navigation?.type === 'navigate') return;
  layOutAll();
  if (top > 0) scrollTo({ top, behavior: 'instant' });
}
