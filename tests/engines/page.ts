import { expect } from '@playwright/test';
import { fontsShown, scrollAndWait, waitForAnimations } from '../support/visitor.ts';
import type { Visitor } from './visitor.ts';

/** Opens a page and waits until its script has taken over, which adds the motion button. */
export async function open(visitor: Visitor, path = '/') {
  await visitor.goto(path);
  await soon(() => motionButton(visitor)).toHaveLength(1);
  // WebKit does not support all metrics of the fallback fonts: the text moves when a font arrives.
  await soon(() => visitor.evaluate(fontsShown)).toBe(true);
}

/** As `expect.poll`, which waits up to a second between two looks. */
export function soon<Value>(look: () => Promise<Value>, message = '') {
  return expect.poll(look, { intervals: [50], message });
}

/** Its text. The other button of the bar opens the menu. */
export function motionButton(visitor: Visitor): Promise<string[]> {
  return texts(visitor, 'nav > button:not([popovertarget])');
}

/** The text of all that match and can be seen. */
export function texts(visitor: Visitor, selector: string): Promise<string[]> {
  return visitor.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.textContent!.trim()),
    selector,
  );
}

export async function click(
  visitor: Visitor,
  tag: 'a' | 'button' | 'summary' | 'label',
  name: string,
  place = 'body',
) {
  let spot: { x: number; y: number } | null = null;
  await soon(async () => {
    await visitor.evaluate(waitForAnimations);
    spot = await visitor.evaluate(spotToClick, `${place} ${tag}`, name);
    return spot;
  }, `${place} ${tag} ${name}`).not.toBeNull();
  await visitor.clickAt(spot!.x, spot!.y);
}

/** None while it moves, is out of view or is covered. */
async function spotToClick(selector: string, name: string) {
  const element = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.textContent!.trim() === name && element.checkVisibility({ visibilityProperty: true }),
  );
  if (!element) return null;
  const centre = () => {
    const { x, y, width, height } = element.getClientRects()[0]!;
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const { x, y } = centre();
  await new Promise(requestAnimationFrame);
  if (centre().x !== x || centre().y !== y) return null;
  if (element.contains(document.elementFromPoint(x, y))) return { x, y };
  if (!element.closest('header')) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

export async function scrollTo(visitor: Visitor, top: number) {
  await visitor.evaluate(scrollAndWait, top);
}

export function barState(visitor: Visitor) {
  return visitor.evaluate(() => {
    const bar = document.querySelector('header nav')!.closest('header > div')!;
    const { top } = bar.getBoundingClientRect();
    const initials = document.querySelector('header > a')!;
    return {
      shown: top >= 0,
      transparent: /^rgba\(.*, 0\)$|^transparent$|\/ 0\)$/.test(getComputedStyle(bar).backgroundColor),
      initials: initials.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    };
  });
}

export function isInView(visitor: Visitor, selector: string): Promise<boolean> {
  return visitor.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return Boolean(box && box.top >= 0 && box.bottom <= innerHeight);
  }, selector);
}

export function isPlaying(visitor: Visitor, place: string): Promise<boolean> {
  return visitor.evaluate((place) => {
    const video = document.querySelector<HTMLVideoElement>(`${place} video`);
    return Boolean(video && !video.paused && video.currentTime > 0);
  }, place);
}

export async function expectPlaying(visitor: Visitor, place: string) {
  await soon(() => isPlaying(visitor, place)).toBe(true);
}

export function focused(visitor: Visitor): Promise<string> {
  return visitor.evaluate(() => document.activeElement!.textContent!.trim());
}

export function fetchedClips(visitor: Visitor): Promise<string[]> {
  return visitor.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.mp4')),
  );
}
