import { type Browser, type CDPSession, devices, type Page } from '@playwright/test';

export type Load = {
  fcp: number;
  lcp: number;
  shift: number;
  blocking: number;
  longestTask: number;
  longestHydration: number;
  bytes: Record<string, number>;
  requests: number;
  inputDelay: Record<string, number>;
  framesPerSecond: number;
};

type Seen = { lcp: number; shift: number; tasks: PerformanceEntry[]; events: number[] };

const controls = { bar: 'Menu', dropdown: 'Services', 'pause button': 'Pause motion' };

/** Loads a page as a phone on slow 4G with a processor four times slower, and then uses it. */
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
  const fcp = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const seen = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen };
    const arrived = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/hydrate-'))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)[0];
    const hydration = seen.tasks.filter(({ startTime }) => arrived && startTime >= arrived);
    return {
      lcp: seen.lcp,
      shift: seen.shift,
      blocking: seen.tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      longestTask: Math.max(0, ...seen.tasks.map(({ duration }) => duration)),
      longestHydration: Math.max(0, ...hydration.map(({ duration }) => duration)),
    };
  });
  const loaded = structuredClone(traffic);
  const inputDelay = await touchControls(page);
  const load = {
    fcp: (await fcp.jsonValue())!,
    ...seen,
    ...loaded,
    inputDelay,
    framesPerSecond: await scrollThrough(page, session),
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
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    kinds.set(requestId, type ?? 'Other');
    traffic.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
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

/** The longest each control took from the touch to the next paint; 16 ms is the least a browser tells. */
async function touchControls(page: Page): Promise<Record<string, number>> {
  const delays: Record<string, number> = {};
  for (const [control, name] of Object.entries(controls)) {
    if (control === 'pause button') await page.keyboard.press('Escape');
    const button = page.getByRole('button', { name, exact: true });
    // The floor has menus, since they need no script, and nothing to pause.
    if (!(await button.isVisible())) continue;
    await page.evaluate(() => {
      (window as unknown as { seen: Seen }).seen.events = [];
    });
    await button.tap();
    await page.waitForTimeout(400);
    const events = await page.evaluate(() => (window as unknown as { seen: Seen }).seen.events);
    delays[control] = Math.max(16, ...events);
  }
  return delays;
}

async function scrollThrough(page: Page, session: CDPSession): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    requestAnimationFrame(function note(time) {
      frames.push(time);
      requestAnimationFrame(note);
    });
  });
  await session.send('Input.synthesizeScrollGesture', { x: 200, y: 500, yDistance: -4000, speed: 2000 });
  return page.evaluate(() => {
    const { frames } = window as unknown as { frames: number[] };
    return (frames.length * 1000) / (frames.at(-1)! - frames[0]!);
  });
}
