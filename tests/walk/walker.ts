import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import { desktop, waitForAnimations } from '../support/visitor.ts';
import { disturb, translate } from './disturb.ts';
import { type Look, look, record } from './look.ts';
import { brokenPromises } from './promises.ts';
import { controls, type Step } from './steps.ts';

export type Failure = { step: number; broken: string[] };

/** A promise has to hold when the page has come to rest, on a busy machine too. */
const patience = 4000;
const hydrated = 'nav > button:not([popovertarget])';

/** Takes the steps in a new window until a promise is broken. */
export async function walk(
  { browser, address }: { browser: Browser; address: string },
  steps: Step[],
): Promise<Failure | undefined> {
  const context = await browser.newContext({ baseURL: address, viewport: desktop });
  const walker = new Walker(await context.newPage(), address);
  let index = 0;
  try {
    await walker.start();
    for (; index < steps.length; index += 1) {
      const broken = await walker.take(steps[index]!);
      if (broken.length > 0) return { step: index, broken };
    }
  } catch (error) {
    return { step: index, broken: [`stopped: ${error}`] };
  } finally {
    await context.close();
  }
}

class Walker {
  private complaints: string[] = [];
  private lost: string[] = [];
  private pointer = { x: 0, y: 0 };
  private isOffline = false;
  private isDisturbed = false;
  private before!: Look;
  private session?: CDPSession;

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
  async take(step: Step): Promise<string[]> {
    const [action, ...values] = step.split(' ') as [keyof typeof this.actions, ...string[]];
    let broken = [`step: ${step} is unknown`];
    if (!(action in this.actions)) return broken;
    await this.actions[action](values[0]!, values[1]);
    const end = Date.now() + patience;
    do {
      const after = await this.look();
      broken = [...this.unexpected(), ...this.lost, ...brokenPromises(step, this.before, after)];
      if (broken.length === 0) this.before = after;
    } while (broken.length > 0 && Date.now() < end);
    return broken;
  }

  private actions = {
    wheel: (distance: string) => this.page.mouse.wheel(0, Number(distance)),
    click: (name: string, index?: string) => this.click(name, index, 1),
    'double-click': (name: string, index?: string) => this.click(name, index, 2),
    tab: (count: string) => this.tab(Number(count)),
    press: (key: string) => this.press(key),
    point: (place: string) => {
      const { width, height } = this.page.viewportSize()!;
      return this.pointAt(
        width / 2,
        { 'at-bar': 20, 'at-middle': height / 2, 'at-bottom': height - 20 }[place]!,
      );
    },
    back: () => this.travel(-1),
    forward: () => this.travel(1),
    reload: () => this.load(() => this.page.reload()),
    visit: (path: string) => {
      const address = new URL(`.${path}`, this.site).href;
      // Firefox then adds an entry to `navigation` but none to its history.
      const isHere = address === this.page.url();
      return this.load(() => (isHere ? this.page.reload() : this.page.goto(address)));
    },
    resize: async (size: string) => {
      const [width, height] = size.split('x').map(Number) as [number, number];
      await this.page.setViewportSize({ width, height });
      // Firefox takes no input from outside of the window.
      const { x, y } = this.pointer;
      if (x >= width || y >= height) await this.pointAt(Math.min(x, width - 1), Math.min(y, height - 1));
    },
    colours: (value: string) =>
      this.page.emulateMedia(
        value.endsWith('forced')
          ? { forcedColors: value === 'forced' ? 'active' : 'none' }
          : { colorScheme: value as 'dark' | 'light' },
      ),
    motion: (value: string) =>
      this.page.emulateMedia({ reducedMotion: value === 'less' ? 'reduce' : 'no-preference' }),
    text: (value: string) => this.setTextSize(value === 'large' ? 32 : 16),
    print: async () => {
      await this.page.emulateMedia({ media: 'print' });
      await this.page.evaluate(waitForAnimations);
      await this.page.emulateMedia({ media: null });
    },
    offline: () => this.setOffline(true),
    online: () => this.setOffline(false),
    'second-tab': () => this.toggleMotionInSecondTab(),
    translate: () => this.page.evaluate(translate),
    extension: async (place: string) => {
      if (place === 'inside') this.isDisturbed = true;
      await this.page.addInitScript(disturb, place);
    },
  };

  private async look(): Promise<Look> {
    const seen = () => this.page.evaluate(look, this.pointer);
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
      await this.page.waitForSelector(hydrated, { state: 'attached', timeout: 10_000 });
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
    await this.load(() => expect(hasArrived).toPass({ intervals: [20], timeout: 10_000 }));
  }

  private async pointAt(x: number, y: number) {
    this.pointer = { x, y };
    await this.page.mouse.move(x, y);
  }

  /** Does nothing where the control is not shown or something covers it. */
  private async click(name: string, index = '0', clicks: number) {
    const { page } = this;
    const control = await page.evaluateHandle(findControl, [
      controls[name as keyof typeof controls],
      +index,
    ] as const);
    // It may have to be fetched.
    if (this.isOffline && (await control.evaluate(leadsToStory))) return;
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
    if (!isCounted) this.lost.push(`click: lost on ${name}`);
  }

  private async press(key: string) {
    const focused = await this.page.evaluateHandle(() => document.activeElement);
    // It may have to be fetched.
    if (this.isOffline && key === 'Enter' && (await focused.evaluate(leadsToStory))) return;
    await this.page.keyboard.press(key);
  }

  /** Past either end the focus leaves the page, and comes back with the next press. */
  private async tab(count: number) {
    const key = count > 0 ? 'Tab' : 'Shift+Tab';
    for (let left = Math.abs(count); left > 0; left -= 1) await this.page.keyboard.press(key);
    const isOutside = await this.page.evaluate(() => document.activeElement === document.body);
    if (isOutside) await this.page.keyboard.press(key);
  }

  /** As set in the browser, so the units and breakpoints of the page follow. Firefox lets no driver do this. */
  private async setTextSize(standard: number) {
    if (this.page.context().browser()!.browserType().name() !== 'chromium') return;
    this.session ??= await this.page.context().newCDPSession(this.page);
    await this.session.send('Page.setFontSizes', { fontSizes: { standard } });
    // The controls of the bar are elsewhere now.
    await this.pointAt(this.pointer.x, this.pointer.y);
  }

  private async setOffline(isOffline: boolean) {
    this.isOffline = isOffline;
    await this.page.context().setOffline(isOffline);
  }

  private async toggleMotionInSecondTab() {
    if (this.isOffline) return;
    const tab = await this.page.context().newPage();
    await tab.goto('./404-page');
    await tab.locator(hydrated).click();
    await tab.close();
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

function leadsToStory(control: Element | null): boolean {
  return control instanceof HTMLAnchorElement && control.pathname.includes('/projects/');
}

function isClicked(control: Element | null): boolean {
  const { clicked } = (window as unknown as { recorder: { clicked: Element[] } }).recorder;
  return clicked.some((element) => control!.contains(element));
}
