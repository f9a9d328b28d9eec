import type { Measured } from './observe-page.ts';
import type { Tab } from './plain-browser.ts';

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

declare const window: Window & { measured: Measured };

export const controls = { bar: 'Menu', dropdown: 'Services', 'pause button': 'Pause motion' };

/** The longest time from touch to next paint for each control. A browser reports 16 ms at least. */
export async function touchControls(tab: Tab, hasScript: boolean): Promise<Record<string, number>> {
  const delays: Record<string, number> = {};
  for (const [control, name] of Object.entries(controls)) {
    if (control === 'pause button') await closeMenus(tab);
    const box = await findButton(tab, name);
    if (!box && hasScript) throw new Error(`The page has no button '${name}' to touch.`);
    // The baseline has the menus, which need no script, but no pause button.
    if (!box) continue;
    await touch(tab, box);
    await waitForEventEntries();
    delays[control] = await tab.evaluate(() => Math.max(16, ...window.measured.events.splice(0)));
  }
  return delays;
}

async function findButton(tab: Tab, name: string): Promise<Box | undefined> {
  const boxes = await tab.evaluate(() => {
    window.measured.events = [];
    return [...document.querySelectorAll('button, summary')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map(
        (button) => [button.textContent!.trim(), button.getBoundingClientRect().toJSON()] as [string, Box],
      );
  });
  return new Map(boxes).get(name);
}

async function touch(tab: Tab, { x, y, width, height }: Box) {
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** First the dropdown, then the menu around it. Otherwise the next touch would close them first. */
async function closeMenus(tab: Tab) {
  const escapeKey = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
  for (const type of ['keyDown', 'keyUp', 'keyDown', 'keyUp'])
    await tab.send('Input.dispatchKeyEvent', { type, ...escapeKey });
  await waitForEventEntries();
}

/** A browser reports an event only after the next paint. */
function waitForEventEntries() {
  return new Promise((resolve) => setTimeout(resolve, 600));
}

/** Scrolls down to the sixth project and returns the frames per second. */
export async function scrollThrough(tab: Tab): Promise<number> {
  // touchControls paused the clips, but they should play while the page scrolls.
  const paused = await findButton(tab, 'Play motion');
  if (paused) await touch(tab, paused);
  await tab.evaluate(() => {
    requestAnimationFrame(function addFrame(time) {
      window.measured.frames.push(time);
      requestAnimationFrame(addFrame);
    });
  });
  await tab.send('Input.synthesizeScrollGesture', { x: 200, y: 500, yDistance: -10_000, speed: 2000 });
  return tab.evaluate(() => {
    const { frames } = window.measured;
    return (frames.length * 1000) / (frames.at(-1)! - frames[0]!);
  });
}
