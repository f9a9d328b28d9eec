import { devices } from '@playwright/test';
import { type Measured, observePage } from './observe-page.ts';
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

type Traffic = { bytes: Record<string, number>; requests: number; pending: number };

declare const window: Window & { measured: Measured };

/** Loads a page like a phone on slow 4G with a processor four times slower. With `isUsed` it then touches and scrolls it. */
export async function measureLoad(
  browser: Browser,
  address: string,
  { hasScript, isUsed }: { hasScript: boolean; isUsed: boolean },
): Promise<Load> {
  const tab = await browser.newTab();
  const traffic = countTraffic(tab);
  await emulatePhone(tab);
  await tab.send('Page.enable');
  // tsx adds calls of its helper `__name`, which the page does not have.
  const source = `globalThis.__name = (named) => named; (${observePage})();`;
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  await tab.send('Page.navigate', { url: address });
  await until(() => tab.evaluate(() => document.readyState === 'complete' && location.protocol === 'http:'));
  if (hasScript)
    await until(() => tab.evaluate(() => Boolean(document.querySelector('video[data-started=true]'))));
  await until(async () => traffic.pending === 0);
  const timing = await tab.evaluate(() => {
    const { lcp, shift, tasks } = window.measured;
    // Hydration needs the code and the data.
    const arrived = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(hydrate|site)-/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    const hydration = tasks.filter(
      ({ startTime }) => arrived.length > 0 && startTime >= Math.max(...arrived),
    );
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
  const load: Load = { ...timing, bytes, requests };
  if (isUsed) {
    const inputDelay = await touchControls(tab, hasScript);
    load.use = { inputDelay, framesPerSecond: await scrollThrough(tab) };
  }
  await tab.close();
  return load;
}

async function emulatePhone(tab: Tab) {
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
  const traffic: Traffic = { bytes: {}, requests: 0, pending: 0 };
  const kinds = new Map<string, string>();
  tab.send('Network.enable');
  tab.on('Network.requestWillBeSent', ({ requestId, type }) => {
    kinds.set(requestId, type);
    traffic.requests += 1;
    traffic.pending += 1;
  });
  tab.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)!;
    traffic.bytes[kind] = (traffic.bytes[kind] ?? 0) + encodedDataLength;
    traffic.pending -= 1;
  });
  tab.on('Network.loadingFailed', () => {
    traffic.pending -= 1;
  });
  return traffic;
}

/** Polls rarely, so that polling does not disturb the measurement. The condition has to hold twice in a row. */
async function until(holds: () => Promise<boolean>) {
  for (let inARow = 0; inARow < 2; inARow = (await holds()) ? inARow + 1 : 0)
    await new Promise((resolve) => setTimeout(resolve, 250));
}
