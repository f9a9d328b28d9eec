/** Runs in the page, before its own script. */
export function observeShifts() {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(window, { shifts: Number(Reflect.get(window, 'shifts')) + Reflect.get(entry, 'value') });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits for two frames: what has just moved is reported after it was painted. */
export async function shiftSoFar(): Promise<number> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  return Reflect.get(window, 'shifts');
}
