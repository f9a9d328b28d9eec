import { devices } from '@playwright/test';
import type { openBrowser, Tab } from './plain-browser.ts';
import { scrollThrough, touchControls } from './use.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;

export type Load = {
  fcp: number;
  lcp: number;
  shift: number;
  blocking: number;
  longestTask: number;
  longestHydration: number;
  bytes: Record<string, number>;
  requests: number;
  use?: { inputDelay: Record<string, number>; framesPerSecond: number };
};

export type Seen = {
  lcp: number;
  shift: number;
  tasks: PerformanceEntry[];
  events: number[];
  frames: number[];
};
type Traffic = { bytes: Record<string, number>; requests: number; underway: number };

declare const window: Window & { seen: Seen };

/** Loads a page as a phone on slow 4G with a processor four times slower, and may use it then. */
export async function measureLoad(
  browser: Browser,
  address: string,
  { hasScript, isUsed }: { hasScript: boolean; isUsed: boolean },
): Promise<Load> {
  const tab = await browser.newTab();
  const traffic = countTraffic(tab);
  await bePhone(tab);
  await tab.send('Page.enable');
  // The compiler names functions by a helper of its own, which the page does not have.
  const source = `globalThis.__name = (named) => named; (${watch})();`;
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  await tab.send('Page.navigate', { url: address });
  await until(() => tab.evaluate(() => document.readyState === 'complete' && location.protocol === 'http:'));
  if (hasScript)
    await until(() => tab.evaluate(() => Boolean(document.querySelector('video[data-started=true]'))));
  await until(async () => traffic.underway === 0);
  const seen = await tab.evaluate(() => {
    const { lcp, shift, tasks } = window.seen;
    const arrived = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/hydrate-'))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)[0];
    const hydration = tasks.filter(({ startTime }) => arrived && startTime >= arrived);
    return {
      fcp: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      lcp,
      shift,
      blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      longestHydration: Math.max(0, ...hydration.map(({ duration }) => duration)),
    };
  });
  const { bytes, requests } = structuredClone(traffic);
  const load: Load = { ...seen, bytes, requests };
  if (isUsed) {
    const inputDelay = await touchControls(tab, hasScript);
    load.use = { inputDelay, framesPerSecond: await scrollThrough(tab) };
  }
  await tab.close();
  return load;
}

async function bePhone(tab: Tab) {
  const { viewport, deviceScaleFactor, userAgent } = devices['Pixel 7']!;
  await tab.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true });
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await tab.send('Emulation.setUserAgentOverride', { userAgent });
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tab.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

function countTraffic(tab: Tab): Traffic {
  const traffic: Traffic = { bytes: {}, requests: 0, underway: 0 };
  const kinds = new Map<string, string>();
  tab.send('Network.enable');
  tab.on('Network.requestWillBeSent', ({ requestId, type }) => {
    kinds.set(requestId, type);
    traffic.requests += 1;
    traffic.underway += 1;
  });
  tab.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)!;
    traffic.bytes[kind] = (traffic.bytes[kind] ?? 0) + encodedDataLength;
    traffic.underway -= 1;
  });
  tab.on('Network.loadingFailed', () => {
    traffic.underway -= 1;
  });
  return traffic;
}

/** Asked seldom, so that asking is not what is measured, and believed when it holds twice. */
async function until(holds: () => Promise<boolean>) {
  for (let times = 0; times < 2; times = (await holds()) ? times + 1 : 0)
    await new Promise((later) => setTimeout(later, 250));
}

function watch() {
  const seen: Seen = { lcp: 0, shift: 0, tasks: [], events: [], frames: [] };
  window.seen = seen;
  const observe = (type: string, see: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', (task) => seen.tasks.push(task));
  observe(
    'event',
    (entry) => {
      const { duration, interactionId } = entry as PerformanceEventTiming & { interactionId: number };
      if (interactionId) seen.events.push(duration);
    },
    { durationThreshold: 16 },
  );
}
