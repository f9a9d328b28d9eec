import type { Seen } from './load.ts';
import type { Tab } from './plain-browser.ts';

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

declare const window: Window & { seen: Seen };

export const controls = { bar: 'Menu', dropdown: 'Services', 'pause button': 'Pause motion' };

/** The longest each control took from the touch to the next paint; 16 ms is the least a browser tells. */
export async function touchControls(tab: Tab, hasScript: boolean): Promise<Record<string, number>> {
  const delays: Record<string, number> = {};
  for (const [control, name] of Object.entries(controls)) {
    if (control === 'pause button') await closeMenus(tab);
    const box = await findButton(tab, name);
    if (!box && hasScript) throw new Error(`The page has no button '${name}' to touch.`);
    // The floor has menus, since they need no script, and nothing to pause.
    if (!box) continue;
    await touch(tab, box);
    await answered();
    delays[control] = await tab.evaluate(() => Math.max(16, ...window.seen.events.splice(0)));
  }
  return delays;
}

async function findButton(tab: Tab, name: string): Promise<Box | undefined> {
  const boxes = await tab.evaluate(() => {
    window.seen.events = [];
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

/** The dropdown, and then the menu it is in: a touch outside would have to close what is still open. */
async function closeMenus(tab: Tab) {
  const escapeKey = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
  for (const type of ['keyDown', 'keyUp', 'keyDown', 'keyUp'])
    await tab.send('Input.dispatchKeyEvent', { type, ...escapeKey });
  await answered();
}

/** A browser tells of an event only after the paint that follows it. */
function answered() {
  return new Promise((later) => setTimeout(later, 600));
}

/** Down to the sixth project on a phone, in frames a second. */
export async function scrollThrough(tab: Tab): Promise<number> {
  // The last touch paused the clips, which are part of what is scrolled.
  const paused = await findButton(tab, 'Play motion');
  if (paused) await touch(tab, paused);
  await tab.evaluate(() => {
    requestAnimationFrame(function note(time) {
      window.seen.frames.push(time);
      requestAnimationFrame(note);
    });
  });
  await tab.send('Input.synthesizeScrollGesture', { x: 200, y: 500, yDistance: -10_000, speed: 2000 });
  return tab.evaluate(() => {
    const { frames } = window.seen;
    return (frames.length * 1000) / (frames.at(-1)! - frames[0]!);
  });
}
