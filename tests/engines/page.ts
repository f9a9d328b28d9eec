import { fontsShown, moveTo } from '../support/visitor.ts';
import { expect, type Visitor } from './visitor.ts';

/** Opens a page and waits until its script has taken over. */
export async function open(visitor: Visitor, path = '/') {
  await visitor.goto(path);
  await expect
    .poll(() => texts(visitor, 'nav > button'))
    .toContainEqual(expect.stringMatching(/(Pause|Play) motion/));
  // WebKit cannot match the fallback's metrics in full: things move when a font comes.
  await expect.poll(() => visitor.evaluate(fontsShown)).toBe(true);
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

export async function click(visitor: Visitor, tag: 'a' | 'button' | 'summary', name: string, place = 'body') {
  await expect.poll(() => texts(visitor, `${place} ${tag}`)).toContain(name);
  await visitor.click(
    (selector, name) =>
      [...document.querySelectorAll(selector)].find(
        (element) =>
          element.textContent!.trim() === name && element.checkVisibility({ visibilityProperty: true }),
      ) ?? null,
    `${place} ${tag}`,
    name,
  );
}

export async function scrollTo(visitor: Visitor, top: number) {
  await visitor.evaluate(moveTo, top);
}

export function barState(visitor: Visitor) {
  return visitor.evaluate(() => {
    const bar = document.querySelector('header nav')!.closest('header > div')!;
    const { top } = bar.getBoundingClientRect();
    const initials = document.querySelector('header > a')!;
    return {
      shown: top >= 0,
      clear: /^rgba\(.*, 0\)$|^transparent$|\/ 0\)$/.test(getComputedStyle(bar).backgroundColor),
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
  await expect.poll(() => isPlaying(visitor, place)).toBe(true);
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
