import { type Browser, expect, type JSHandle, type Page } from '@playwright/test';
import { missingRules } from '../support/left-out.ts';
import { desktop, waitForAnimations } from '../support/visitor.ts';
import { disturb, translate } from './disturb.ts';
import { type Look, look, record, scrollEnds } from './look.ts';
import { brokenPromises } from './promises.ts';
import { type Action, controls } from './steps.ts';

export type Site = { browser: Browser; address: string };
/** The steps up to the one after which the promises are broken. */
export type Failure = { steps: string[]; broken: string[] };

/** A promise has to hold when the page has come to rest, on a busy machine too. */
const patience = 15_000;
const hydrated = 'nav > button:not([popovertarget])';

/** Takes the steps in a new window until a promise is broken. */
export async function walk({ browser, address }: Site, steps: string[]): Promise<Failure | undefined> {
  const context = await browser.newContext({ baseURL: address, viewport: desktop });
  const walker = new Walker(await context.newPage(), address);
  let taken = 0;
  try {
    await walker.start();
    for (const step of steps) {
      taken += 1;
      const broken = await walker.take(step);
      if (broken.length > 0) return { steps: steps.slice(0, taken), broken };
    }
  } catch (error) {
    return { steps: steps.slice(0, taken), broken: [`stopped: ${error}`] };
  } finally {
    await context.close();
  }
}

class Walker {
  private complaints: string[] = [];
  private pointer = { x: 0, y: 0 };
  private isOffline = false;
  private isDisturbed = false;
  private before!: Look;

  constructor(
    private page: Page,
    private site: string,
  ) {}

  async start() {
    const { page } = this;
    page.on('pageerror', (error) => this.complaints.push(`error: ${error}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(`error: ${message.text()}`);
    });
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== new URL(page.url()).origin && page.url() !== 'about:blank')
        this.complaints.push(`request: ${request.url()}`);
    });
    // tsx adds calls of its helper `__name`, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(record);
    await this.load(() => page.goto('./'));
    await this.pointAt(desktop.width / 2, desktop.height / 2);
    this.before = await this.look();
  }

  /** Gives the promises that do not hold afterwards. */
  async take(step: string): Promise<string[]> {
    const [action, value = '', index] = step.split(' ') as [Action, string?, string?];
    let broken = [`step: ${step} is unknown`];
    if (!(action in this.actions)) return broken;
    await this.actions[action](value, index);
    const end = Date.now() + patience;
    do {
      const after = await this.look();
      const missing = (await missingRules(this.page)).map((selector) => `missing rule: ${selector}`);
      broken = [...this.unexpected(), ...missing, ...brokenPromises(step, this.before, after)];
      if (broken.length === 0) this.before = after;
    } while (broken.length > 0 && Date.now() < end);
    return broken;
  }

  private actions: Record<Action, (value: string, index?: string) => Promise<unknown>> = {
    wheel: (distance) => this.page.mouse.wheel(0, Number(distance)),
    click: (name, index) => this.click(name, index, 1),
    'double-click': (name, index) => this.click(name, index, 2),
    tab: async (count) => {
      const key = Number(count) > 0 ? 'Tab' : 'Shift+Tab';
      for (let left = Math.abs(Number(count)); left > 0; left -= 1) await this.page.keyboard.press(key);
      // Past either end the focus leaves the page, and comes back with the next press.
      const isOutside = await this.page.evaluate(() => document.activeElement === document.body);
      if (isOutside) await this.page.keyboard.press(key);
    },
    press: async (key) => {
      const focused = await this.page.evaluateHandle(() => document.activeElement);
      if (key !== 'Enter' || !(await this.isOutOfReach(focused))) await this.page.keyboard.press(key);
    },
    point: (place) => {
      const { width, height } = this.page.viewportSize()!;
      return this.pointAt(width / 2, { 'at-bar': 20, 'at-middle': height / 2 }[place] ?? height - 20);
    },
    back: () => this.travel(-1),
    forward: () => this.travel(1),
    reload: () => this.load(() => this.page.reload()),
    visit: (path) => {
      const address = new URL(`.${path}`, this.site).href;
      // Firefox then adds an entry to `navigation` but none to its history.
      const isHere = address === this.page.url();
      return this.load(() => (isHere ? this.page.reload() : this.page.goto(address)));
    },
    resize: async (size) => {
      const [width, height] = size.split('x').map(Number) as [number, number];
      await this.page.setViewportSize({ width, height });
      // Firefox takes no input from outside of the window.
      const { x, y } = this.pointer;
      if (x >= width || y >= height) await this.pointAt(Math.min(x, width - 1), Math.min(y, height - 1));
    },
    colours: (value) => {
      if (value === 'dark' || value === 'light') return this.page.emulateMedia({ colorScheme: value });
      return this.page.emulateMedia({ forcedColors: value === 'forced' ? 'active' : 'none' });
    },
    motion: (value) =>
      this.page.emulateMedia({ reducedMotion: value === 'less' ? 'reduce' : 'no-preference' }),
    text: async (value) => {
      const context = this.page.context();
      // As set in the browser, so the units and breakpoints of the page follow. Firefox lets no driver do this.
      if (context.browser()!.browserType().name() !== 'chromium') return;
      const session = await context.newCDPSession(this.page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: value === 'large' ? 32 : 16 } });
      // The controls of the bar are elsewhere now.
      await this.pointAt(this.pointer.x, this.pointer.y);
    },
    print: async () => {
      await this.page.emulateMedia({ media: 'print' });
      await this.page.evaluate(waitForAnimations);
      await this.page.emulateMedia({ media: null });
    },
    offline: () => this.setOffline(true),
    online: () => this.setOffline(false),
    'second-tab': async () => {
      if (this.isOffline) return;
      const tab = await this.page.context().newPage();
      await tab.goto('./404-page');
      await tab.locator(hydrated).click();
      await tab.close();
    },
    translate: () => this.page.evaluate(translate),
    extension: (place) => {
      if (place === 'inside') this.isDisturbed = true;
      return this.page.addInitScript(disturb, place);
    },
  };

  private async look(): Promise<Look> {
    const seen = async () => {
      await this.page.evaluate(scrollEnds);
      await this.page.evaluate(waitForAnimations);
      return this.page.evaluate(look, this.pointer);
    };
    try {
      return await seen();
    } catch (error) {
      // Enter on a link to a story that is not fetched yet loads a page.
      if (!String(error).includes('Execution context was destroyed')) throw error;
      await this.load(async () => {});
      return seen();
    }
  }

  /** Hydration may fail in a page that something else has changed. It then renders the page again. */
  private unexpected(): string[] {
    return this.complaints.filter((complaint) => {
      if (this.isDisturbed && complaint.includes('#418')) return false;
      return !/status of 404|ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE/.test(complaint);
    });
  }

  private async load(go: () => Promise<unknown>) {
    if (this.isOffline) return;
    await go();
    try {
      await this.page.waitForSelector(hydrated, { state: 'attached', timeout: 30_000 });
    } catch {
      this.complaints.push('hydration: the script did not take over');
    }
  }

  /** Not to where the visitor was before the walk, and not to a page that has to be fetched while offline. */
  private async travel(distance: number) {
    const key = await this.page.evaluate(startTravel, [distance, this.isOffline] as const);
    if (!key) return;
    // Fails while one document takes the place of another.
    const hasArrived = async () => expect(await this.page.evaluate(arrivedAt)).toBe(key);
    await this.load(() => expect(hasArrived).toPass({ intervals: [20], timeout: 30_000 }));
  }

  private async pointAt(x: number, y: number) {
    this.pointer = { x, y };
    await this.page.mouse.move(x, y);
  }

  /** Does nothing where the control is not shown or something covers it. */
  private async click(name: string, index = '0', clicks: number) {
    const { page } = this;
    const [selector] = controls[name as keyof typeof controls];
    const control = await page.evaluateHandle(findControl, [selector, +index] as const);
    if (await this.isOutOfReach(control)) return;
    const spot = await control.evaluate(bringIntoView);
    if (!spot) return;
    await this.pointAt(spot.x, spot.y);
    await page.mouse.down();
    // A bar that moves away from under the pointer has done so by then.
    await page.evaluate(waitForAnimations);
    await page.mouse.up();
    if (clicks === 2) await page.mouse.click(spot.x, spot.y, { clickCount: 2 });
    // A link to a story that is not fetched yet loads a page.
    const isCounted = await control.evaluate(isClicked).catch(() => true);
    await this.load(async () => {});
    if (!isCounted) this.complaints.push(`click: lost on ${name}`);
  }

  /** A story may have to be fetched. */
  private async isOutOfReach(control: JSHandle<Element | null>): Promise<boolean> {
    return this.isOffline && control.evaluate((link) => link?.matches('[href*="/projects/"]') ?? false);
  }

  private async setOffline(isOffline: boolean) {
    this.isOffline = isOffline;
    await this.page.context().setOffline(isOffline);
  }
}

/** Gives the key of the entry in the history that the browser now goes to. */
function startTravel([distance, isOffline]: readonly [number, boolean]): string | undefined {
  const entry = navigation.entries()[navigation.currentEntry!.index + distance];
  if (!entry || (isOffline && !entry.sameDocument)) return;
  // After this function has returned: the next document ends it.
  setTimeout(() => history.go(distance));
  return entry.key;
}

function arrivedAt(): string | undefined {
  return document.readyState === 'complete' ? navigation.currentEntry?.key : undefined;
}

function findControl([selector, index]: readonly [string, number]): Element | null {
  const shown = [...document.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return shown[index % shown.length] ?? null;
}

async function bringIntoView(control: Element | null): Promise<{ x: number; y: number } | null> {
  if (!control) return null;
  const box = () => control.getClientRects()[0]!;
  const isFixed = control.closest('header, [href="#main"]');
  if (!isFixed && (box().top < 80 || box().bottom > innerHeight)) {
    // This scrolls for the visitor, who would turn the wheel.
    dispatchEvent(new WheelEvent('wheel'));
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  }
  const { left, top, width, height } = box();
  const spot = { x: left + width / 2, y: top + height / 2 };
  return control.contains(document.elementFromPoint(spot.x, spot.y)) ? spot : null;
}

function isClicked(control: Element | null): boolean {
  return recorder.clicked.some((element) => control!.contains(element));
}
