export type Measured = {
  lcp: number;
  shift: number;
  tasks: PerformanceEntry[];
  events: number[];
  frames: number[];
};

declare const window: Window & { measured: Measured };

/** Runs in the page, before its own script. */
export function observePage() {
  const measured: Measured = { lcp: 0, shift: 0, tasks: [], events: [], frames: [] };
  window.measured = measured;
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    measured.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) measured.shift += value;
  });
  observe('longtask', (task) => measured.tasks.push(task));
  observe(
    'event',
    (entry) => {
      const { duration, interactionId } = entry as PerformanceEventTiming & { interactionId: number };
      if (interactionId) measured.events.push(duration);
    },
    { durationThreshold: 16 },
  );
}
