import { moveBar } from '../../src/layout/bar-state.ts';
import type { Look } from './look.ts';

const scrollKeys = ['Space', 'PageDown', 'Home', 'End'];
// Before a click the visitor scrolls to the control; after Back the browser returns to the place.
const scrolling = ['wheel', 'click', 'double-click', 'back', 'forward', 'reload', 'visit'];

/** What does not hold after a step, as `kind: details`. */
export function brokenPromises(step: string, before: Look, after: Look): string[] {
  const [action, value = ''] = step.split(' ') as [string, string?];
  const { bar, menu, focus, clips, positions, isTargetSeen, motion, hash, top } = after;
  const hasNewPath = before.path !== after.path;
  const hasOpenMenu = menu.isOpen || menu.isServicesOpen;

  const start = { position: 0, hidden: false, solid: false };
  const { hidden, solid } = positions.reduce((state, next) => moveBar(state, next, next), start);
  const isHeld = bar.hasFocus || bar.pointer === 'over' || hasOpenMenu;
  const scrolled = `after ${positions.slice(-3).join(', ')}`;

  const scrolls = scrolling.includes(action) || (action === 'press' && scrollKeys.includes(value));
  const wasOutside = before.focus?.name === focus?.name && !before.focus?.isSeen;

  const playing = clips.filter(({ isPlaying }) => isPlaying).length;
  const limit = menu.isWide ? 2 : 1;
  const [nearest] = clips
    .filter(({ seen }) => seen >= 0.5)
    .toSorted((one, other) => one.fromMiddle - other.fromMiddle);

  // biome-ignore format: a table, one promise a line
  const promises: [kind: string, isBroken: unknown, details: unknown][] = [
    ['content policy', after.policy.length > 0, after.policy],
    ['sideways scroll', after.pageWidth > after.width, `${after.pageWidth} px in a window of ${after.width}`],
    ['main heading', after.headings !== 1, `there are ${after.headings}`],
    ['bar hidden', !bar.isShown && !hidden, scrolled],
    ['bar hidden while in use', !bar.isShown && hidden && isHeld, scrolled],
    ['bar shown', bar.isShown && hidden && !isHeld && bar.pointer !== 'unknown', scrolled],
    ['initials', bar.hasInitials === bar.isShown, bar.isShown ? 'beside the bar' : 'missing while the bar is hidden'],
    // The system's colours replace the transparent one.
    ['bar transparent or solid', bar.isTransparent === solid && !after.isForced, scrolled],
    ['menu open', menu.isWide && menu.isOpen, 'that of a phone in a wide window'],
    ['menu open', !menu.isWide && menu.isServicesOpen && !menu.isOpen, 'Services in a closed menu'],
    // The second click of two may open a menu of the next page.
    ['menu open after a page change', (hasNewPath || before.hash !== hash) && action !== 'double-click' && hasOpenMenu, after.path],
    // The second click of two may land where nothing takes the focus.
    ['focus lost', ['tab', 'press', 'click'].includes(action) && before.focus && !focus && before.load === after.load, `from ${before.focus?.name}`],
    ['focus not seen', !scrolls && focus?.hasRing && !focus.isSeen && !wasOutside, `on ${focus?.name}`],
    ['place', hasNewPath && !(isTargetSeen ?? top === 0), `at ${top} of a new page ${hash}`],
    ['paused motion', !motion && playing > 0, 'a clip plays'],
    ['covered clip', motion && menu.isOpen && playing > 0, 'the menu of a phone covers it, and it plays'],
    ['number of clips', motion && !menu.isOpen && playing > limit, `${playing} play instead of ${limit}`],
    ['clip in the middle', motion && !menu.isOpen && nearest && !nearest.isPlaying && !nearest.isBroken, 'it stands still'],
    ['pause button', step.startsWith('click motion') && after.clicks > before.clicks && before.motion === motion, 'it changed nothing'],
  ];
  return promises.filter(([, isBroken]) => isBroken).map(([kind, , details]) => `${kind}: ${details}`);
}
