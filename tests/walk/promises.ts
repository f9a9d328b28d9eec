import { barAfter } from './bar-model.ts';
import type { Look } from './look.ts';
import type { Step } from './steps.ts';

/** What does not hold after a step, as `kind: details`. */
export function brokenPromises(step: Step, before: Look, after: Look): string[] {
  const [action, value] = step.split(' ') as [string, string?];
  const hasNewPath = before.path !== after.path;
  const hasNewAddress = hasNewPath || before.hash !== after.hash;
  return [
    ...policy(after),
    ...layout(after),
    ...bar(after),
    ...menus(after),
    // The second click of two may open a menu of the next page, or land where nothing takes the focus.
    ...(hasNewAddress && action !== 'double-click' ? noMenu(after) : []),
    ...(['tab', 'press', 'click'].includes(action) ? keptFocus(before, after) : []),
    ...(scrolls(action, value) ? [] : seenFocus(before, after)),
    ...(hasNewPath ? arrival(after) : []),
    ...clips(after),
    ...(step === 'click motion' ? pauseButton(before, after) : []),
  ];
}

function policy({ policy }: Look): string[] {
  return policy.map((violation) => `content policy: ${violation}`);
}

function layout({ width, pageWidth, headings }: Look): string[] {
  const broken: string[] = [];
  if (pageWidth > width) broken.push(`sideways scroll: ${pageWidth} px in a window of ${width}`);
  if (headings !== 1) broken.push(`main heading: there are ${headings}`);
  return broken;
}

function bar({ bar, menu, positions, isForced }: Look): string[] {
  const { isHidden, isTransparent } = barAfter(positions);
  const isHeld = bar.hasFocus || bar.pointer === 'over' || menu.isOpen || menu.isServicesOpen;
  const mayBeHeld = bar.pointer === 'unknown';
  const end = `after ${positions.slice(-3).join(', ')}`;
  const broken: string[] = [];
  if (!bar.isShown && !isHidden) broken.push(`bar hidden: ${end}`);
  if (!bar.isShown && isHidden && isHeld) broken.push(`bar hidden while in use: ${end}`);
  if (bar.isShown && isHidden && !isHeld && !mayBeHeld) broken.push(`bar shown: ${end}`);
  if (bar.hasInitials === bar.isShown)
    broken.push(`initials: ${bar.isShown ? 'beside the bar' : 'missing while the bar is hidden'}`);
  // The system's colours replace the transparent one.
  if (bar.isTransparent !== isTransparent && !isForced)
    broken.push(`bar ${bar.isTransparent ? 'transparent' : 'solid'}: ${end}`);
  return broken;
}

function menus({ menu: { isOpen, isServicesOpen, isWide } }: Look): string[] {
  if (isWide && isOpen) return ['menu open: that of a phone in a wide window'];
  if (!isWide && isServicesOpen && !isOpen) return ['menu open: Services in a closed menu'];
  return [];
}

function noMenu({ menu: { isOpen, isServicesOpen } }: Look): string[] {
  return isOpen || isServicesOpen ? ['menu open: after a page change'] : [];
}

function keptFocus(before: Look, after: Look): string[] {
  const isLost = before.focus && !after.focus && before.load === after.load;
  return isLost ? [`focus lost: from ${before.focus!.name}`] : [];
}

function seenFocus(before: Look, { focus }: Look): string[] {
  const wasOutside = before.focus?.name === focus?.name && !before.focus?.isSeen;
  return focus?.hasRing && !focus.isSeen && !wasOutside ? [`focus not seen: on ${focus.name}`] : [];
}

function scrolls(action: string, value?: string): boolean {
  const isKey = action === 'press' && ['Space', 'PageDown', 'Home', 'End'].includes(value!);
  // Before a click the visitor scrolls to the control; after Back the browser returns to the place.
  return isKey || ['wheel', 'click', 'double-click', 'back', 'forward', 'reload', 'visit'].includes(action);
}

function arrival({ top, target, hash }: Look): string[] {
  if (target) return target.isSeen ? [] : [`place: ${hash} is out of view on a new page`];
  return top === 0 ? [] : [`place: at ${top} instead of the top of a new page`];
}

function clips({ clips, motion, menu }: Look): string[] {
  const playing = clips.filter(({ isPlaying }) => isPlaying);
  if (!motion) return playing.length > 0 ? ['paused motion: a clip plays'] : [];
  // The menu of a phone covers all of them.
  if (menu.isOpen) return playing.length > 0 ? ['covered clip: it plays'] : [];
  const limit = menu.isWide ? 2 : 1;
  if (playing.length > limit) return [`number of clips: ${playing.length} play instead of ${limit}`];
  const [nearest] = clips
    .filter(({ seen }) => seen >= 0.5)
    .toSorted((one, other) => one.fromMiddle - other.fromMiddle);
  return nearest && !nearest.isPlaying && !nearest.isBroken ? ['clip in the middle: it stands still'] : [];
}

function pauseButton(before: Look, after: Look): string[] {
  const isClicked = after.clicks > before.clicks;
  return isClicked && before.motion === after.motion ? ['pause button: it changed nothing'] : [];
}
