import { type Browser, type CDPSession, devices, type Page } from '@playwright/test';

export type Load = {
  fcp: number;
  lcp: number;
  shift: number;
  blocking: number;
  longestTask: number;
  bytes: Record<string, number>;
  requests: number;
  inputDelay: Record<string, number>;
};

type Seen = { lcp: number; shift: number; tasks: number[]; events: number[] };

const interactions = [
  ['bar', 'Menu'],
  ['dropdown', 'Services'],
  ['pause button', 'Pause motion'],
] as const;

/** Loads a page as a phone on slow 4G with a processor four times slower, and uses it when it has a script. */
export async function measureLoad(browser: Browser, address: string, hasScript: boolean): Promise<Load> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = countTraffic(session);
  await slowDown(session);
  // The compiler names functions by a helper of its own, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'load' });
  if (hasScript) await page.locator('video[data-started=true]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const fcp = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime);
  const load = {
    fcp,
    lcp: seen.lcp,
    shift: seen.shift,
    blocking: seen.tasks.reduce((sum, task) => sum + task - 50, 0),
    longestTask: Math.max(0, ...seen.tasks),
    ...traffic,
    inputDelay: hasScript ? await touchControls(page) : {},
  };
  await context.close();
  return load;
}

async function slowDown(session: CDPSession) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

function countTraffic(session: CDPSession) {
  const traffic = { bytes: {} as Record<string, number>, requests: 0 };
  const kinds = new Map<string, string>();
  session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, type);
    traffic.requests += 1;
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    traffic.bytes[kind] = (traffic.bytes[kind] ?? 0) + encodedDataLength;
  });
  return traffic;
}

function watch() {
  const seen: Seen = { lcp: 0, shift: 0, tasks: [], events: [] };
  Object.assign(window, { seen });
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
  observe('longtask', ({ duration }) => seen.tasks.push(duration));
  observe(
    'event',
    (entry) => {
      const { duration, interactionId } = entry as PerformanceEventTiming & { interactionId: number };
      if (interactionId) seen.events.push(duration);
    },
    { durationThreshold: 16 },
  );
}

/** The longest each control took from the touch to the next paint; 16 ms is the least a browser tells. */
async function touchControls(page: Page): Promise<Record<string, number>> {
  const delays: Record<string, number> = {};
  for (const [what, name] of interactions) {
    await page.evaluate(() => {
      (window as unknown as { seen: Seen }).seen.events = [];
    });
    if (what === 'pause button') await page.keyboard.press('Escape');
    await page.getByRole('button', { name, exact: true }).tap();
    await page.waitForTimeout(400);
    const events = await page.evaluate(() => (window as unknown as { seen: Seen }).seen.events);
    delays[what] = Math.max(16, ...events);
  }
  return delays;
}
